### Quick words: what two players by link say to one another with one press.

talk-title = Frasi rapide
talk-setting = Frasi rapide dall'altro giocatore
talk-hello = Ciao!
talk-have-fun = Buon divertimento!
talk-well-seen = Ben visto!
talk-one-moment = Un momento, per favore.
talk-thanks = Grazie!
talk-good-game = Bella partita!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Aspetta un momento prima della prossima.
fault-nobody-hears = L'altro giocatore non è al tavolo adesso.
