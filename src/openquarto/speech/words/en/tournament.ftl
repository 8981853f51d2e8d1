### Tournaments: what is refused, and the words of lists, standings and printed sheets.

## What is refused. $name is a player, $board and $round are numbers, $result is written like 1–0.

fault-tournament-name = A tournament needs a name of 1 to { $longest } characters.
fault-tournament-setting = { $text } is not possible here. Choose from: { $choices }.
fault-rounds-number = A tournament has 1 to { $most } rounds, not { $count }.
fault-entered-already = { $name } is already on the list, as number { $number }.
fault-too-many-players = The list is full: { $most } players at most.
fault-no-such-player = There is no player { $text } on the list.
fault-entries-closed = { $name } cannot come in now: everybody's opponents are fixed. Take round 1 back first.
fault-has-played = { $name } has been paired and stays on the list. You can withdraw them.
fault-withdrawn-already = { $name } has already left.
fault-not-withdrawn = { $name } has not left.
fault-round-past = That cannot change any more: round { $round } is already paired.
fault-rating-number = A rating is a number from { $least } to { $most }, not { $text }.
fault-too-few-players = A round needs two players who are here. Now: { $count }.
fault-results-missing = Round { $round } is not finished. { $count ->
    [one] A result is missing on board { $boards }.
   *[other] Results are missing on boards { $boards }.
}
fault-no-more-rounds = All { $count } rounds have been played.
fault-rounds-paired = There cannot be fewer than { $count } rounds: so many are paired already.
fault-nobody-left = Nobody is left in the bracket, so there is no further round. You can end the tournament.
fault-no-round = Round { $round } is not paired yet.
fault-not-newest-round = Only the newest round can be changed, not round { $round }.
fault-no-such-board = Round { $round } has no board { $text }.
fault-paired-twice = { $name } stands there twice.
fault-not-paired = Somebody is missing: { $names }.
fault-nobody-waits = Nobody can be paired right now.
fault-time-over = The time of this arena is over: { $minutes } minutes from round 1 on. In the settings you can give more.
fault-no-swiss = The Swiss system is not installed here. The other kinds work.
fault-result-unreadable = { $text } is not a result. Write 1-0, 0-1 or 1/2-1/2, or +/- for a forfeit.
fault-result-of-pair = The points of { $games } games belong together, like { $example }.
fault-result-there = Board { $board } already has a result: { $result }. If it is wrong, correct it.
fault-result-settled = Board { $board } already has its result: { $result }. If it is wrong, tell the arbiter.
fault-too-many-reports = You have reported { $most } times already. Please tell the arbiter how it ended.
fault-no-result = Board { $board } has no result yet.
fault-draw-knocks-nobody-out = Somebody has to go on. Play again on board { $board }, with seats swapped.
fault-next-round-paired = Round { $round } is played by the winners. Take it back first.
fault-tournament-over = This tournament is over.
fault-tournament-not-over = This tournament is not over.
fault-nothing-to-undo = There is nothing to undo.
fault-undo-too-late = That can no longer be undone: round { $round } has been paired since. Take that round back first, or withdraw whoever should not play.
fault-log-unreadable = This file is not a tournament: line { $line }, { $why }.
fault-log-newer = A newer version has written this tournament. Please update this one.
fault-log-changed = Somebody else was quicker. Look again, then decide.

## Lists and sheets.

club-kind-swiss = Swiss system
club-kind-round-robin = Round robin
club-kind-knock-out = Knock-out
club-kind-arena = Arena
club-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
club-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
club-round = Round { $number }
club-by-name = Round { $number }, by name
club-standings-after = Standings after round { $number }
club-board = Board
club-first = First (gives first)
club-second = Second
club-first-short = gives first
club-second-short = places first
club-result = Result
club-player = Player
club-opponent = Opponent
club-seat = Seat
club-points = Points
club-bye-bye = no opponent: 1 point
club-bye-half = asked for a break: ½ point
club-bye-free = no game in this round
club-bye-absent = away: 0 points
club-ties = How ties are broken
club-tie-direct-encounter = Direct encounter
club-tie-direct-encounter-rule = The points that tied players won against each other, if all of them have met.
club-tie-buchholz-cut-1 = Cut 1
club-tie-buchholz-cut-1-rule = The points of all opponents together, without the weakest opponent.
club-tie-buchholz = Buchholz
club-tie-buchholz-rule = The points of all opponents together. A round without a game counts your own points.
club-tie-sonneborn-berger = Sonneborn-Berger
club-tie-sonneborn-berger-rule = The points of everybody you have beaten, and half the points of those you drew with.
club-tie-wins-as-second = Wins as second
club-tie-wins-as-second-rule = Games won by the player who did not give first.
