### The coach: what it says of a turn that gives something away, how it is set, and its buttons on the page. $line, $square, $sides as in reasons.ftl.

## Typed: what the coach is now, and how it is to be.

word-coach = treinador, coach
word-coach-on = treinador sim, com treinador
word-coach-off = treinador não, sem treinador
word-coach-warn = treinador avisa, treinador avisar, avisa-me

## Of a turn whose piece is chosen and not given yet: never a word about a quarto that stands on the board.

coach-win-gone = Assim escapa uma vitória.
coach-loses = Depois disto, o adversário pode ganhar.
coach-missed = A peça colocada podia ter completado { $line } em { $square }, em comum: { $sides }.
    .terse = { CAPITAL($bare) } em { $square }: { $sides }.
# The heading of the turns that would have kept more.
coach-better = Melhor
coach-ask = Desfazer a jogada?
# After a yes, where another piece is enough.
coach-choose = Escolhe outra peça para entregar.

## The setting.

coach-is-off = O treinador está calado.
coach-is-on = O treinador fala quando uma jogada deixa escapar alguma coisa.
coach-is-warn = O treinador fala quando uma jogada deixa escapar alguma coisa, e sempre antes de uma peça que perde.
coach-how = Escreve treinador sim, treinador não ou treinador avisa.
fault-coach-masked = Aqui não há treinador: joga-se com máscara.
fault-coach-counts = Aqui não há treinador: esta partida conta.
fault-coach-agreed = Num jogo por link, o treinador fica como combinado antes da partida.

## The page: the entry of the menu and of the form, its three choices, and the buttons of the offer.

label-coach = Treinador
label-coach-off = Não
label-coach-on = Depois de um erro
label-coach-warn = Depois de um erro e antes de uma peça que perde
page-coach-about = O treinador diz quando uma jogada deixa escapar alguma coisa, e propõe desfazê-la. Quanto melhor jogas, menos ele fala. Nunca revela um quarto no tabuleiro.
page-coach-waiting = O treinador está a ver.
page-coach-back = Desfazer
page-coach-keep = Continuar a jogar
page-coach-why = { label-why }
