### The review of a game that is over: what each turn was worth, and the quartos that were made.
### Numbers are digits. A win in 3 is three placements away.

review-no-slips = Keine Fehler.
review-one-slip-punished = 1 Fehler, und er wurde bestraft.
review-one-slip-unpunished = 1 Fehler, und er blieb unbestraft.
review-slips = { $count } Fehler, { $punished ->
    [0] keiner davon wurde bestraft.
    [1] 1 davon wurde bestraft.
   *[other] { $punished } davon wurden bestraft.
}

# Above a turn that gave something away.
review-heading-punished = Fehler in Zug { $turn }, bestraft
review-heading-unpunished = Fehler in Zug { $turn }, nicht bestraft
review-heading-overlooked = Quarto übersehen in Zug { $turn }

# The same after the sentences of a turn.
review-mark-punished = Fehler, bestraft.
review-mark-unpunished = Fehler, nicht bestraft.
review-mark-overlooked = Quarto übersehen.

# What was there before the turn, and what after it. 0 is a quarto that may be called at once.
review-change-win-draw = Von Gewinn { $before ->
    [0] sofort
   *[other] in { $before }
} zu Remis.
review-change-win-loss = Von Gewinn { $before ->
    [0] sofort
   *[other] in { $before }
} zu Verlust { $after ->
    [0] sofort.
   *[other] in { $after }.
}
review-change-draw-loss = Von Remis zu Verlust { $after ->
    [0] sofort.
   *[other] in { $after }.
}
# By a false call, where that loses.
review-change-win-lost = Von Gewinn zu einer verlorenen Partie.
review-change-draw-lost = Von Remis zu einer verlorenen Partie.

# How many of all turns would have kept it.
review-kept-win = { $count ->
    [1] 1 von { $of } Zügen hielt den Gewinn.
   *[other] { $count } von { $of } Zügen hielten den Gewinn.
}
review-kept-draw = { $count ->
    [1] 1 von { $of } Zügen hielt das Remis.
   *[other] { $count } von { $of } Zügen hielten das Remis.
}

# Quartos, one sentence for each player. $who is a player, or you.
review-attention = { CAPITAL($who) }: { $made ->
    [1] 1 Quarto gebildet
   *[other] { $made } Quartos gebildet
}, { $called } gerufen, { $missed } übersehen.
review-attention-none = Niemand hat ein Quarto gebildet.
review-expired = { $count ->
    [1] 1 Quarto ist verfallen: Niemand hat es gerufen.
   *[other] { $count } Quartos sind verfallen: Niemand hat sie gerufen.
}
