### The review of a game that is over: what each turn was worth, and the quartos that were made.
### Numbers are digits. A win in 3 is three placements away.

review-no-slips = Aucune erreur.
review-one-slip-punished = 1 erreur, et elle a été punie.
review-one-slip-unpunished = 1 erreur, restée impunie.
review-slips = { $count } erreurs, { $punished ->
    [0] toutes restées impunies.
    [1] dont 1 punie.
   *[other] dont { $punished } punies.
}

# Above a turn that gave something away.
review-heading-punished = Erreur au tour { $turn }, punie
review-heading-unpunished = Erreur au tour { $turn }, impunie
review-heading-overlooked = Quarto manqué au tour { $turn }

# The same after the sentences of a turn.
review-mark-punished = Erreur, punie.
review-mark-unpunished = Erreur, impunie.
review-mark-overlooked = Quarto manqué.

# What was there before the turn, and what after it. 0 is a quarto that may be called at once.
review-change-win-draw = D'une victoire { $before ->
    [0] immédiate
   *[other] en { $before }
} à la nulle.
review-change-win-loss = D'une victoire { $before ->
    [0] immédiate
   *[other] en { $before }
} à une défaite { $after ->
    [0] immédiate.
   *[other] en { $after }.
}
review-change-draw-loss = De la nulle à une défaite { $after ->
    [0] immédiate.
   *[other] en { $after }.
}
# By a false call, where that loses.
review-change-win-lost = D'une victoire à une partie perdue.
review-change-draw-lost = De la nulle à une partie perdue.

# How many of all turns would have kept it.
review-kept-win = { $count ->
    [1] 1 coup sur { $of } gardait la victoire.
   *[other] { $count } coups sur { $of } gardaient la victoire.
}
review-kept-draw = { $count ->
    [1] 1 coup sur { $of } gardait la nulle.
   *[other] { $count } coups sur { $of } gardaient la nulle.
}

# Quartos, one sentence for each player. $who is a player, or you.
review-attention = { CAPITAL($who) } : { $made ->
    [0] aucun quarto formé
    [1] 1 quarto formé
   *[other] { $made } quartos formés
}, { $called ->
    [0] aucun annoncé
    [1] 1 annoncé
   *[other] { $called } annoncés
}, { $missed ->
    [0] aucun manqué.
    [1] 1 manqué.
   *[other] { $missed } manqués.
}
review-attention-none = Personne n'a formé de quarto.
review-expired = { $count ->
    [1] 1 quarto n'est plus valable : personne ne l'a annoncé.
   *[other] { $count } quartos ne sont plus valables : personne ne les a annoncés.
}
