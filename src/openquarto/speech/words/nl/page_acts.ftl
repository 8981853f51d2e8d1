### What is said about acts at a table: an expired quarto, a take-back, leaving a game, an invitation that is used up.
### Those that begin with page- are for the browser, which puts the values in by itself.

## A call of a quarto that has lost its value. $square is the one placed on last: its lines can be called.

call-expired = Dat was een quarto, maar het is vervallen.
    .terse = Vervallen.
call-only = Alleen lijnen door { $square } kunnen nu worden geroepen.
page-call-only = { call-only }

## After "Taken back.", what is different now; and before it, with the question, what would be. $pieces is a list.

undone-placed = { $square } is weer vrij.
undone-gave = Terug in de voorraad: { $pieces }.
masked-undone-gave = { $count ->
    [one] Er ligt weer een stuk in de voorraad.
   *[other] Er liggen weer { $count } stukken in de voorraad.
}
would-undo-placed = { $square } zou weer vrij worden.
would-undo-gave = Terug naar de voorraad zou gaan: { $pieces }.
masked-would-undo-gave = { $count ->
    [one] Eén stuk zou teruggaan naar de voorraad.
   *[other] { $count } stukken zouden teruggaan naar de voorraad.
}
fault-nothing-own-to-take-back = Je hebt nog geen stuk gegeven of geplaatst: je hebt niets om terug te nemen.

## Leaving a game by link: while it goes on, and after its end. The first of each is a button.

leave = Verlaten
leave-sure = Deze partij voorgoed verlaten? Je tegenstander krijgt bericht en kan de winst opeisen. Voor je tegenstander blijft de partij bestaan; jij kunt dan alleen nog toekijken.
leave-told = Je hebt de partij verlaten.
remove = Weghalen
remove-sure = Deze partij uit je lijst halen? Je tegenstander houdt haar, zonder jouw naam.
remove-told = Weggehaald.

## An invitation that opens nothing: the seat is taken, or the invitation is too old. A title and a sentence each.

join-taken = Deze plaats is bezet
join-taken-hint = Met deze uitnodiging heeft al iemand plaatsgenomen. Wil je in plaats daarvan toekijken?
join-over = Deze uitnodiging werkt niet meer
join-over-hint = Vraag om een nieuwe. Tot dan kun je toekijken.

## Inviting, where only this computer can be reached; and the form of a new game by link.

page-reach-local = Deze link werkt alleen op deze computer.
new-link-lead = Richt de tafel in zoals je wilt. Daarna krijg je een link om te versturen.
