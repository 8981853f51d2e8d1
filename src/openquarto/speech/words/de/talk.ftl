### Quick words: what two players by link say to one another with one press.

talk-title = Kurze Worte
talk-setting = Kurze Worte von der anderen Seite
talk-hello = Hallo!
talk-have-fun = Viel Spaß!
talk-well-seen = Gut gesehen!
talk-one-moment = Einen Moment, bitte.
talk-thanks = Danke!
talk-good-game = Schöne Partie!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Warte einen Moment bis zum nächsten.
fault-nobody-hears = Auf der anderen Seite ist gerade niemand am Tisch.
