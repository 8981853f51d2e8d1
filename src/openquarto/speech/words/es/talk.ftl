### Quick words: what two players by link say to one another with one press.

talk-title = Palabras rápidas
talk-setting = Palabras rápidas del otro jugador
talk-hello = ¡Hola!
talk-have-fun = ¡A disfrutar!
talk-well-seen = ¡Bien visto!
talk-one-moment = Un momento, por favor.
talk-thanks = ¡Gracias!
talk-good-game = ¡Buena partida!
# $who is a player, or "you"; $text is one of the words above.
talk-said = { CAPITAL($who) }: { $text }
fault-too-many-words = Espera un momento antes de la siguiente.
fault-nobody-hears = El otro jugador no está ahora en la mesa.
