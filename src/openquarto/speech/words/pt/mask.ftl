### Mask play: what is said and shown where a seat wears a mask. No piece is named here, only what a touch tells.
### $who is a player, $square a square, $number a place of the stock, $felt a list of what a computer touched.

# A place of the stock, by its number.
stock-place = reserva { $number }

## What happens, without the piece.

masked-gave-you = Entregue.
masked-gave-to-you = Recebes uma peça.
masked-gave = { CAPITAL($who) } entrega uma peça.
masked-placed-you = Colocada em { $square }.
masked-placed = { CAPITAL($who) }: { $square }.
# The hand holds something.
masked-hand = Na mão: uma peça.
# A computer under a mask says what it touched.
touched-you = Sentido: { $felt }.
touched = { CAPITAL($who) } toca: { $felt }.

## What was agreed, and the touches after the end.

mask-both = Os dois usam máscara.
mask-you = Usas máscara.
mask-of = { CAPITAL($who) } usa máscara.
mask-announced = A peça que o adversário coloca é dita uma vez.
mask-touches = Toques por turno: { $count }.
mask-how = Toca numa casa, num lugar da reserva ou na mão para a sentir.
# $touches is a list of the next one: who touched, and how often.
touch-review = Toques: { $touches }.
touch-count = { $who } { $count }

## What is refused.

fault-masked-reading = Com máscara não. Toca numa casa, num lugar da reserva ou na mão.
fault-masked-give-by-name = Com máscara não. Entrega um lugar da reserva: 1 a 16.
fault-masked-give-too-soon = Agora não. Coloca primeiro a tua peça, ou espera pela tua vez.
fault-masked-place-first = Coloca a tua peça: diz uma casa.
fault-masked-not-your-turn = Não é a tua vez.
fault-stock-place-unknown = Não há lugar { $text }. A reserva tem os lugares 1 a 16.
fault-spot-unknown = { $text } não se pode tocar. Diz tocar b2, tocar 5 ou tocar mão.
fault-no-mask-to-feel-under = Não usas máscara.
fault-touch-too-soon = Depressa demais. Espera pela resposta.
fault-touches-used = Não há mais toques neste turno: eram { $count }.
fault-touches-agreed = De 1 a { $most } toques por turno, não { $count }.

## Help.

help-mask =
    Usas máscara: diz tocar b2, tocar 5 para a reserva, ou mão, para sentir uma só coisa.
    Diz uma casa, como b2, para colocar ali. Uma casa ocupada é tocada.
    Diz entregar e um lugar da reserva, 1 a 16.
    Diz quarto e a linha, como quarto linha 2. Quarto sozinho pergunta a linha.
    Podes perguntar: vez, tempo, variante. Podes dizer desistir, empate ou voltar.

## The page.

page-stock-place = { stock-place }
page-masked-hand = uma peça
page-masked-reading = { fault-masked-reading }
page-masked-give = { fault-masked-give-by-name }
page-mask-hint = Espaço, manter premido ou toque duplo sente. Enter ou um clique age.
page-badge-mask = máscara
page-mask-title = Máscaras
page-mask-none = ninguém
page-mask-me = eu uso uma
page-mask-them = o adversário usa uma
page-mask-both = os dois usam
page-mask-about = As peças ficam escondidas e tocam-se uma a uma. Dois num ecrã usam os dois.
page-mask-announced = Dizer uma vez a peça que o adversário coloca
page-mask-touches = Toques por turno
page-mask-touches-any = sem limite
