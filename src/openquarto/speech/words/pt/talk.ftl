### Quick words: what two players by link say to one another with one press.

talk-title = Frases rápidas
talk-setting = Frases rápidas do outro jogador
talk-hello = Olá!
talk-have-fun = Diverte-te!
talk-well-seen = Bem visto!
talk-one-moment = Um momento, por favor.
talk-thanks = Obrigado!
talk-good-game = Bela partida!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Espera um momento antes da próxima.
fault-nobody-hears = O outro jogador não está à mesa agora.
