### Quick words: what two players by link say to one another with one press.

talk-title = Zurufe
talk-setting = Zurufe des Gegners
talk-hello = Hallo!
talk-have-fun = Viel Spaß!
talk-well-seen = Gut gesehen!
talk-one-moment = Einen Moment, bitte.
talk-thanks = Danke!
talk-good-game = Schöne Partie!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Warte einen Moment bis zum nächsten Zuruf.
fault-nobody-hears = Dein Gegner ist gerade nicht am Tisch.
