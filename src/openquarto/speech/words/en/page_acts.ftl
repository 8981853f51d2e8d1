### What is said about acts at a table: an expired quarto, a take-back, leaving a game, an invitation that is used up.
### Those that begin with page- are for the browser, which puts the values in by itself.

## A call of a quarto that has lost its value. $square is the one placed on last: its lines can be called.

call-expired = That was a quarto, but it has expired.
    .terse = Expired.
call-only = Only lines through { $square } can be called now.
page-call-only = { call-only }

## After "Taken back.", what is different now; and before it, with the question, what would be. $pieces is a list.

undone-placed = { $square } is empty again.
undone-gave = Back in the stock: { $pieces }.
masked-undone-gave = { $count ->
    [one] A piece is back in the stock.
   *[other] { $count } pieces are back in the stock.
}
would-undo-placed = That would empty { $square }.
would-undo-gave = That would put back in the stock: { $pieces }.
masked-would-undo-gave = { $count ->
    [one] That would put a piece back in the stock.
   *[other] That would put { $count } pieces back in the stock.
}
fault-nothing-own-to-take-back = You have not given or placed a piece yet: there is nothing of yours to take back.

## Leaving a game by link: while it goes on, and after its end. The first of each is a button.

leave = Leave
leave-sure = Leave this game for good? The other player will be told and can claim the win. The game stays for them; you can only watch it from then on.
leave-told = You have left the game.
remove = Remove
remove-sure = Remove this game from your list? It stays for the other player, without your name.
remove-told = Removed.

## An invitation that opens nothing: the seat is taken, or the invitation is too old. A title and a sentence each.

join-taken = This seat is taken
join-taken-hint = Somebody has already sat down with this invitation. Would you like to watch instead?
join-over = This invitation no longer works
join-over-hint = Ask for a new one. Until then you can watch.

## Inviting, where only this computer can be reached; and the form of a new game by link.

page-reach-local = This link works on this computer only.
new-link-lead = Set the table as you like. Then you get a link to send.
