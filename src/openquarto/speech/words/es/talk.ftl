### Quick words: what two players by link say to one another with one press.

talk-title = Mensajes rápidos
talk-setting = Mensajes rápidos del otro jugador
talk-hello = ¡Hola!
talk-have-fun = ¡A disfrutar!
talk-well-seen = ¡Bien visto!
talk-one-moment = Un momento, por favor.
talk-thanks = ¡Gracias!
talk-good-game = ¡Buena partida!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Espera un momento antes de enviar otro.
fault-nobody-hears = El otro jugador no está ahora en la mesa.
