### What is said about acts at a table: an expired quarto, a take-back, leaving a game, an invitation that is used up.
### Those that begin with page- are for the browser, which puts the values in by itself.

## A call of a quarto that has lost its value. $square is the one placed on last: its lines can be called.

call-expired = Das war ein Quarto, aber es ist verfallen.
    .terse = Verfallen.
call-only = Jetzt können nur Linien durch { $square } gerufen werden.
page-call-only = { call-only }

## After "Taken back.", what is different now; and before it, with the question, what would be. $pieces is a list.

undone-placed = { $square } ist wieder leer.
undone-gave = Wieder im Vorrat: { $pieces }.
masked-undone-gave = { $count ->
    [one] Eine Figur ist wieder im Vorrat.
   *[other] { $count } Figuren sind wieder im Vorrat.
}
would-undo-placed = { $square } wäre dann wieder leer.
would-undo-gave = Zurück in den Vorrat käme: { $pieces }.
masked-would-undo-gave = { $count ->
    [one] Eine Figur käme zurück in den Vorrat.
   *[other] { $count } Figuren kämen zurück in den Vorrat.
}
fault-nothing-own-to-take-back = Du hast noch keine Figur gegeben oder gesetzt: Du hast nichts zurückzunehmen.

## Leaving a game by link: while it goes on, and after its end. The first of each is a button.

leave = Verlassen
leave-sure = Diese Partie endgültig verlassen? Dein Gegner erfährt davon und kann den Sieg beanspruchen. Für ihn bleibt die Partie bestehen; du kannst dann nur noch zuschauen.
leave-told = Du hast die Partie verlassen.
remove = Entfernen
remove-sure = Diese Partie aus deiner Liste entfernen? Dein Gegner behält sie, ohne deinen Namen.
remove-told = Entfernt.

## An invitation that opens nothing: the seat is taken, or the invitation is too old. A title and a sentence each.

join-taken = Dieser Platz ist besetzt
join-taken-hint = Mit dieser Einladung hat schon jemand Platz genommen. Möchtest du stattdessen zuschauen?
join-over = Diese Einladung gilt nicht mehr
join-over-hint = Bitte um eine neue. Bis dahin kannst du zuschauen.

## Inviting, where only this computer can be reached; and the form of a new game by link.

page-reach-local = Dieser Link funktioniert nur auf diesem Computer.
new-link-lead = Richte den Tisch ein, wie du magst. Danach bekommst du einen Link zum Verschicken.
