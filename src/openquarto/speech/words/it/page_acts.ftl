### What is said about acts at a table: an expired quarto, a take-back, leaving a game, an invitation that is used up.
### Those that begin with page- are for the browser, which puts the values in by itself.

## A call of a quarto that has lost its value. $square is the one placed on last: its lines can be called.

call-expired = Era un quarto, ma non vale più.
    .terse = Non vale più.
call-only = Ora si possono annunciare solo linee che passano per { $square }.
page-call-only = { call-only }

## After "Taken back.", what is different now; and before it, with the question, what would be. $pieces is a list.

undone-placed = { $square } è di nuovo vuota.
undone-gave = Di nuovo nella riserva: { $pieces }.
masked-undone-gave = { $count ->
    [one] Una pedina torna nella riserva.
   *[other] { $count } pedine tornano nella riserva.
}
would-undo-placed = { $square } tornerebbe vuota.
would-undo-gave = Tornerebbe nella riserva: { $pieces }.
masked-would-undo-gave = { $count ->
    [one] Una pedina tornerebbe nella riserva.
   *[other] { $count } pedine tornerebbero nella riserva.
}
fault-nothing-own-to-take-back = Non hai ancora dato né posato una pedina: non hai nulla da annullare.

## Leaving a game by link: while it goes on, and after its end. The first of each is a button.

leave = Lascia
leave-sure = Lasciare questa partita definitivamente? L'avversario verrà avvisato e potrà reclamare la vittoria. La partita resta per lui; tu potrai solo guardarla.
leave-told = Hai lasciato la partita.
remove = Rimuovi
remove-sure = Rimuovere questa partita dal tuo elenco? L'avversario la conserva, senza il tuo nome.
remove-told = Rimossa.

## An invitation that opens nothing: the seat is taken, or the invitation is too old. A title and a sentence each.

join-taken = Questo posto è occupato
join-taken-hint = Qualcuno si è già seduto con questo invito. Vuoi guardare la partita?
join-over = Questo invito non vale più
join-over-hint = Chiedine uno nuovo. Intanto puoi guardare.

## Inviting, where only this computer can be reached; and the form of a new game by link.

page-reach-local = Questo link funziona solo su questo computer.
new-link-lead = Prepara il tavolo come preferisci. Poi riceverai un link da inviare.
