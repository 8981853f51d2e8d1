### The review of a game that is over: what each turn was worth, and the quartos that were made.
### Numbers are digits. A win in 3 is three placements away.

review-no-slips = Nenhum erro.
review-one-slip-punished = 1 erro, e foi castigado.
review-one-slip-unpunished = 1 erro, que ficou sem castigo.
review-slips = { $count } erros, { $punished ->
    [0] nenhum castigado.
    [1] 1 deles castigado.
   *[other] { $punished } deles castigados.
}

# Above a turn that gave something away.
review-heading-punished = Erro na jogada { $turn }, castigado
review-heading-unpunished = Erro na jogada { $turn }, sem castigo
review-heading-overlooked = Quarto não visto na jogada { $turn }

# The same after the sentences of a turn.
review-mark-punished = Erro, castigado.
review-mark-unpunished = Erro, sem castigo.
review-mark-overlooked = Quarto não visto.

# What was there before the turn, and what after it. 0 is a quarto that may be called at once.
review-change-win-draw = De uma vitória { $before ->
    [0] imediata
   *[other] em { $before }
} a um empate.
review-change-win-loss = De uma vitória { $before ->
    [0] imediata
   *[other] em { $before }
} a uma derrota { $after ->
    [0] imediata.
   *[other] em { $after }.
}
review-change-draw-loss = De um empate a uma derrota { $after ->
    [0] imediata.
   *[other] em { $after }.
}
# By a false call, where that loses.
review-change-win-lost = De uma vitória a uma partida perdida.
review-change-draw-lost = De um empate a uma partida perdida.

# How many of all turns would have kept it.
review-kept-win = { $count ->
    [1] 1 de { $of } jogadas mantinha a vitória.
   *[other] { $count } de { $of } jogadas mantinham a vitória.
}
review-kept-draw = { $count ->
    [1] 1 de { $of } jogadas mantinha o empate.
   *[other] { $count } de { $of } jogadas mantinham o empate.
}

# Quartos, one sentence for each player. $who is a player, or you.
review-attention = { CAPITAL($who) }: { $made ->
    [0] nenhum Quarto formado
    [1] 1 Quarto formado
   *[other] { $made } Quartos formados
}, { $called ->
    [0] nenhum anunciado
    [1] 1 anunciado
   *[other] { $called } anunciados
}, { $missed ->
    [0] nenhum por ver.
    [1] 1 não visto.
   *[other] { $missed } não vistos.
}
review-attention-none = Ninguém formou um Quarto.
review-expired = { $count ->
    [1] 1 Quarto já não vale: ninguém o anunciou.
   *[other] { $count } Quartos já não valem: ninguém os anunciou.
}
