### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = reserva { $number }

## What happens, without the piece.

masked-gave-you = Peça entregue.
masked-gave-to-you = Recebes uma peça.
masked-gave = { CAPITAL($who) } entrega uma peça.
masked-placed-you = Colocada em { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = Na mão: uma peça.
# A computer under a mask says what it touched.
touched-you = Tocado: { $felt }.
touched = { CAPITAL($who) } toca em: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Os dois usam máscara.
mask-you = Usas máscara.
mask-of = { CAPITAL($who) } usa máscara.
mask-announced = A peça que o adversário coloca é dita uma vez.
mask-touches = Toques por jogada: { $count }.
mask-how = Toca numa casa, num lugar da reserva ou na mão para saber o que lá está.
# $touches is a list of the next one: who touched, and how often.
touch-review = Toques: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Com máscara não. Toca numa casa, num lugar da reserva ou na mão.
fault-masked-give-by-name = Com máscara não. Entrega uma peça pelo seu número na reserva: 1 a 16.
fault-masked-give-too-soon = Agora não. Primeiro, coloca a tua peça, ou espera pela tua vez.
fault-masked-place-first = Coloca a tua peça: escreve uma casa.
fault-masked-not-your-turn = Não é a tua vez.
fault-stock-place-unknown = Não existe o lugar { $text }. A reserva tem os lugares 1 a 16.
fault-spot-unknown = { $text } não se pode tocar. Escreve tocar b2, tocar 5 ou tocar mão.
fault-no-mask-to-feel-under = Não usas máscara.
fault-touch-too-soon = Depressa demais. Espera pela resposta.
fault-touches-used = Acabaram os toques desta jogada. Combinados: { $count }.
fault-touches-agreed = De 1 a { $most } toques por jogada, não { $count }.

## Help.

help-mask =
    Usas máscara: escreve tocar b2, tocar 5 para a reserva, ou mão, para tocar numa coisa de cada vez.
    Escreve uma casa, como b2, para colocar ali. Se estiver ocupada, tocas nela.
    Escreve entregar e um número da reserva, 1 a 16.
    Escreve quarto e o alinhamento, como quarto linha 2. Se escreveres só quarto, é-te pedido o alinhamento.
    Podes perguntar: vez, tempo, variante. Também podes escrever desistir, empate ou desfazer.

## The page.

page-stock-place = { stock-place }
page-masked-hand = uma peça
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Para tocar: Espaço, toque longo ou toque duplo. Para colocar ou entregar: Enter ou um clique.
page-badge-mask = máscara
page-mask-title = Quem usa máscara
page-mask-none = ninguém
page-mask-me = só eu
page-mask-them = só o adversário
page-mask-both = os dois
page-mask-about = As peças ficam escondidas e tocam-se uma a uma. No mesmo ecrã, os dois jogadores usam máscara.
page-mask-announced = Dizer uma vez a peça que o adversário coloca
page-mask-touches = Toques por jogada
page-mask-touches-any = sem limite
