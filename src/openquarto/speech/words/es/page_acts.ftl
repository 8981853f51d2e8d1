### What is said about acts at a table: an expired quarto, a take-back, leaving a game, an invitation that is used up.
### Those that begin with page- are for the browser, which puts the values in by itself.

## A call of a quarto that has lost its value. $square is the one placed on last: its lines can be called.

call-expired = Era un quarto, pero ya no vale.
    .terse = Ya no vale.
call-only = Ahora solo se pueden anunciar líneas que pasen por { $square }.
page-call-only = { call-only }

## After "Taken back.", what is different now; and before it, with the question, what would be. $pieces is a list.

undone-placed = { $square } vuelve a estar vacía.
undone-gave = De vuelta en la reserva: { $pieces }.
masked-undone-gave = { $count ->
    [one] Una pieza vuelve a la reserva.
   *[other] { $count } piezas vuelven a la reserva.
}
would-undo-placed = { $square } volvería a estar vacía.
would-undo-gave = Volvería a la reserva: { $pieces }.
masked-would-undo-gave = { $count ->
    [one] Una pieza volvería a la reserva.
   *[other] { $count } piezas volverían a la reserva.
}
fault-nothing-own-to-take-back = Todavía no has entregado ni colocado ninguna pieza: no tienes nada que deshacer.

## Leaving a game by link: while it goes on, and after its end. The first of each is a button.

leave = Dejar la partida
leave-sure = ¿Dejar esta partida definitivamente? Tu adversario recibirá un aviso y podrá reclamar la victoria. La partida seguirá ahí para él; tú solo podrás mirarla.
leave-told = Has dejado la partida.
remove = Quitar
remove-sure = ¿Quitar esta partida de tu lista? Tu adversario la conserva, sin tu nombre.
remove-told = Partida quitada.

## An invitation that opens nothing: the seat is taken, or the invitation is too old. A title and a sentence each.

join-taken = Este asiento está ocupado
join-taken-hint = Alguien ya se ha sentado con esta invitación. ¿Prefieres mirar la partida?
join-over = Esta invitación ya no sirve
join-over-hint = Pide una nueva. Mientras tanto puedes mirar.

## Inviting, where only this computer can be reached; and the form of a new game by link.

page-reach-local = Este enlace solo funciona en este ordenador.
new-link-lead = Prepara la mesa a tu gusto. Después recibirás un enlace para enviarlo.
