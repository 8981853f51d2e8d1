### The review of a game that is over: what each turn was worth, and the quartos that were made.
### Numbers are digits. A win in 3 is three placements away.

review-no-slips = Geen fouten.
review-one-slip-punished = 1 fout, en die werd afgestraft.
review-one-slip-unpunished = 1 fout, en die bleef onbestraft.
review-slips = { $count } fouten, { $punished ->
    [0] geen daarvan afgestraft.
    [1] 1 daarvan afgestraft.
   *[other] { $punished } daarvan afgestraft.
}

# Above a turn that gave something away.
review-heading-punished = Fout in beurt { $turn }, afgestraft
review-heading-unpunished = Fout in beurt { $turn }, niet afgestraft
review-heading-overlooked = Quarto gemist in beurt { $turn }

# The same after the sentences of a turn.
review-mark-punished = Fout, afgestraft.
review-mark-unpunished = Fout, niet afgestraft.
review-mark-overlooked = Quarto gemist.

# What was there before the turn, and what after it. 0 is a quarto that may be called at once.
review-change-win-draw = Van winst { $before ->
    [0] meteen
   *[other] in { $before }
} naar remise.
review-change-win-loss = Van winst { $before ->
    [0] meteen
   *[other] in { $before }
} naar verlies { $after ->
    [0] meteen.
   *[other] in { $after }.
}
review-change-draw-loss = Van remise naar verlies { $after ->
    [0] meteen.
   *[other] in { $after }.
}
# By a false call, where that loses.
review-change-win-lost = Van winst naar een verloren partij.
review-change-draw-lost = Van remise naar een verloren partij.

# How many of all turns would have kept it.
review-kept-win = { $count ->
    [1] 1 van de { $of } zetten hield de winst vast.
   *[other] { $count } van de { $of } zetten hielden de winst vast.
}
review-kept-draw = { $count ->
    [1] 1 van de { $of } zetten hield remise.
   *[other] { $count } van de { $of } zetten hielden remise.
}

# Quartos, one sentence for each player. $who is a player, or you.
review-attention = { CAPITAL($who) }: { $made ->
    [1] 1 quarto gemaakt
   *[other] { $made } quarto's gemaakt
}, { $called } geroepen, { $missed } gemist.
review-attention-none = Niemand maakte een quarto.
review-expired = { $count ->
    [1] 1 quarto is vervallen: niemand riep.
   *[other] { $count } quarto's zijn vervallen: niemand riep.
}
