### Quick words: what two players by link say to one another with one press.

talk-title = Quick words
talk-setting = Quick words from the other player
talk-hello = Hello!
talk-have-fun = Have fun!
talk-well-seen = Well seen!
talk-one-moment = One moment, please.
talk-thanks = Thank you!
talk-good-game = Good game!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Wait a moment before the next one.
fault-nobody-hears = The other player is not at the table now.
