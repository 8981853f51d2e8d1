### Quick words: what two players by link say to one another with one press.

talk-title = Snelle berichten
talk-setting = Snelle berichten van je tegenstander
talk-hello = Hallo!
talk-have-fun = Veel plezier!
talk-well-seen = Goed gezien!
talk-one-moment = Momentje, alsjeblieft.
talk-thanks = Dank je wel!
talk-good-game = Mooie partij!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Wacht even met je volgende bericht.
fault-nobody-hears = Je tegenstander zit nu niet aan tafel.
