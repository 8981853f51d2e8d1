### The review of a game that is over: what each turn was worth, and the quartos that were made.
### Numbers are digits. A win in 3 is three placements away.

review-no-slips = Nessun errore.
review-one-slip-punished = 1 errore, ed è stato punito.
review-one-slip-unpunished = 1 errore, rimasto impunito.
review-slips = { $count } errori, { $punished ->
    [0] nessuno punito.
    [1] di cui 1 punito.
   *[other] di cui { $punished } puniti.
}

# Above a turn that gave something away.
review-heading-punished = Errore alla mossa { $turn }, punito
review-heading-unpunished = Errore alla mossa { $turn }, impunito
review-heading-overlooked = Quarto non visto alla mossa { $turn }

# The same after the sentences of a turn.
review-mark-punished = Errore, punito.
review-mark-unpunished = Errore, impunito.
review-mark-overlooked = Quarto non visto.

# What was there before the turn, and what after it. 0 is a quarto that may be called at once.
review-change-win-draw = Da una vittoria { $before ->
    [0] immediata
   *[other] in { $before }
} a un pareggio.
review-change-win-loss = Da una vittoria { $before ->
    [0] immediata
   *[other] in { $before }
} a una sconfitta { $after ->
    [0] immediata.
   *[other] in { $after }.
}
review-change-draw-loss = Da un pareggio a una sconfitta { $after ->
    [0] immediata.
   *[other] in { $after }.
}
# By a false call, where that loses.
review-change-win-lost = Da una vittoria a una partita persa.
review-change-draw-lost = Da un pareggio a una partita persa.

# How many of all turns would have kept it.
review-kept-win = { $count ->
    [1] 1 mossa su { $of } manteneva la vittoria.
   *[other] { $count } mosse su { $of } mantenevano la vittoria.
}
review-kept-draw = { $count ->
    [1] 1 mossa su { $of } manteneva il pareggio.
   *[other] { $count } mosse su { $of } mantenevano il pareggio.
}

# Quartos, one sentence for each player. $who is a player, or you.
review-attention = { CAPITAL($who) }: { $made ->
    [0] nessun Quarto formato
    [1] 1 Quarto formato
   *[other] { $made } Quarto formati
}, { $called ->
    [0] nessuno annunciato
    [1] 1 annunciato
   *[other] { $called } annunciati
}, { $missed ->
    [0] nessuno sfuggito.
    [1] 1 non visto.
   *[other] { $missed } non visti.
}
review-attention-none = Nessuno ha formato un Quarto.
review-expired = { $count ->
    [1] 1 Quarto non vale più: nessuno lo ha annunciato.
   *[other] { $count } Quarto non valgono più: nessuno li ha annunciati.
}
