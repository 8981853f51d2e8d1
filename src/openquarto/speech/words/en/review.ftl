### The review of a game that is over: what each turn was worth, and the quartos that were made.
### Numbers are digits. A win in 3 is three placements away.

review-no-slips = No slips.
review-one-slip-punished = 1 slip, and it was punished.
review-one-slip-unpunished = 1 slip, and it was not punished.
review-slips = { $count } slips, { $punished ->
    [0] none of them punished.
    [1] 1 of them punished.
   *[other] { $punished } of them punished.
}

# Above a turn that gave something away.
review-heading-punished = Slip on turn { $turn }, punished
review-heading-unpunished = Slip on turn { $turn }, not punished
review-heading-overlooked = Quarto overlooked on turn { $turn }

# The same after the sentences of a turn.
review-mark-punished = Slip, punished.
review-mark-unpunished = Slip, not punished.
review-mark-overlooked = Quarto overlooked.

# What was there before the turn, and what after it. 0 is a quarto that may be called at once.
review-change-win-draw = From a win { $before ->
    [0] at once
   *[other] in { $before }
} to a draw.
review-change-win-loss = From a win { $before ->
    [0] at once
   *[other] in { $before }
} to a loss { $after ->
    [0] at once.
   *[other] in { $after }.
}
review-change-draw-loss = From a draw to a loss { $after ->
    [0] at once.
   *[other] in { $after }.
}
# By a false call, where that loses.
review-change-win-lost = From a win to a lost game.
review-change-draw-lost = From a draw to a lost game.

# How many of all turns would have kept it.
review-kept-win = { $count } of { $of } turns kept the win.
review-kept-draw = { $count } of { $of } turns kept the draw.

# Quartos, one sentence for each player. $who is a player, or you.
review-attention = { CAPITAL($who) }: { $made ->
    [1] 1 quarto made
   *[other] { $made } quartos made
}, { $called } called, { $missed } overlooked.
review-attention-none = Nobody made a quarto.
review-expired = { $count ->
    [1] 1 quarto expired: nobody called it.
   *[other] { $count } quartos expired: nobody called them.
}
