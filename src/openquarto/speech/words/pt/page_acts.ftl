### What is said about acts at a table: an expired quarto, a take-back, leaving a game, an invitation that is used up.
### Those that begin with page- are for the browser, which puts the values in by itself.

## A call of a quarto that has lost its value. $square is the one placed on last: its lines can be called.

call-expired = Era um quarto, mas já não vale.
    .terse = Já não vale.
call-only = Agora só se podem anunciar alinhamentos que passem por { $square }.
page-call-only = { call-only }

## After "Taken back.", what is different now; and before it, with the question, what would be. $pieces is a list.

undone-placed = { $square } está outra vez vazia.
undone-gave = De volta à reserva: { $pieces }.
masked-undone-gave = { $count ->
    [one] Uma peça volta à reserva.
   *[other] { $count } peças voltam à reserva.
}
would-undo-placed = { $square } voltaria a ficar vazia.
would-undo-gave = Voltaria à reserva: { $pieces }.
masked-would-undo-gave = { $count ->
    [one] Uma peça voltaria à reserva.
   *[other] { $count } peças voltariam à reserva.
}
fault-nothing-own-to-take-back = Ainda não entregaste nem colocaste nenhuma peça: não tens nada para desfazer.

## Leaving a game by link: while it goes on, and after its end. The first of each is a button.

leave = Sair da partida
leave-sure = Sair desta partida de vez? O teu adversário será avisado e poderá reclamar a vitória. A partida continua disponível para ele; tu só poderás assistir.
leave-told = Saíste da partida.
remove = Retirar
remove-sure = Retirar esta partida da tua lista? O teu adversário fica com ela, sem o teu nome.
remove-told = Retirada.

## An invitation that opens nothing: the seat is taken, or the invitation is too old. A title and a sentence each.

join-taken = Este lugar está ocupado
join-taken-hint = Alguém já se sentou com este convite. Queres assistir à partida?
join-over = Este convite já não serve
join-over-hint = Pede um novo. Até lá podes assistir.

## Inviting, where only this computer can be reached; and the form of a new game by link.

page-reach-local = Este link só funciona neste computador.
new-link-lead = Prepara a mesa a teu gosto. Depois recebes um link para enviar.
