### Quick words: what two players by link say to one another with one press.

talk-title = Snelle woorden
talk-setting = Snelle woorden van de andere speler
talk-hello = Hallo!
talk-have-fun = Veel plezier!
talk-well-seen = Goed gezien!
talk-one-moment = Een moment, alsjeblieft.
talk-thanks = Dank je wel!
talk-good-game = Mooie partij!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Wacht even met het volgende.
fault-nobody-hears = De andere speler is nu niet aan tafel.
