### The review of a game that is over: what each turn was worth, and the quartos that were made.
### Numbers are digits. A win in 3 is three placements away.

review-no-slips = Ningún error.
review-one-slip-punished = 1 error, y fue castigado.
review-one-slip-unpunished = 1 error, y quedó sin castigo.
review-slips = { $count } errores, { $punished ->
    [0] ninguno castigado.
    [1] 1 de ellos castigado.
   *[other] { $punished } de ellos castigados.
}

# Above a turn that gave something away.
review-heading-punished = Error en la jugada { $turn }, castigado
review-heading-unpunished = Error en la jugada { $turn }, sin castigo
review-heading-overlooked = Quarto no visto en la jugada { $turn }

# The same after the sentences of a turn.
review-mark-punished = Error, castigado.
review-mark-unpunished = Error, sin castigo.
review-mark-overlooked = Quarto no visto.

# What was there before the turn, and what after it. 0 is a quarto that may be called at once.
review-change-win-draw = De una victoria { $before ->
    [0] inmediata
   *[other] en { $before }
} a un empate.
review-change-win-loss = De una victoria { $before ->
    [0] inmediata
   *[other] en { $before }
} a una derrota { $after ->
    [0] inmediata.
   *[other] en { $after }.
}
review-change-draw-loss = De un empate a una derrota { $after ->
    [0] inmediata.
   *[other] en { $after }.
}
# By a false call, where that loses.
review-change-win-lost = De una victoria a una partida perdida.
review-change-draw-lost = De un empate a una partida perdida.

# How many of all turns would have kept it.
review-kept-win = { $count ->
    [1] 1 de { $of } jugadas mantenía la victoria.
   *[other] { $count } de { $of } jugadas mantenían la victoria.
}
review-kept-draw = { $count ->
    [1] 1 de { $of } jugadas mantenía el empate.
   *[other] { $count } de { $of } jugadas mantenían el empate.
}

# Quartos, one sentence for each player. $who is a player, or you.
review-attention = { CAPITAL($who) }: { $made ->
    [0] ningún quarto formado
    [1] 1 quarto formado
   *[other] { $made } quartos formados
}, { $called ->
    [0] ninguno anunciado
    [1] 1 anunciado
   *[other] { $called } anunciados
}, { $missed ->
    [0] ninguno sin ver.
    [1] 1 no visto.
   *[other] { $missed } no vistos.
}
review-attention-none = Nadie formó un quarto.
review-expired = { $count ->
    [1] 1 quarto ya no vale: nadie lo anunció.
   *[other] { $count } quartos ya no valen: nadie los anunció.
}
