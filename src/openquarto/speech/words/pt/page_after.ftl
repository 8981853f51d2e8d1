### Depois do fim: rever as jogadas, quartos por anunciar, partilhar.

## The turns. The first gift is the start, then each placement has a number.

replay-turn = Jogada { $turn } de { $turns }
replay-start = Início
# A quarto that was not called in time: when, where, and what the four pieces have in common.
replay-missed = Jogada { $turn }, { $line }: { $sides }
# -both: neither player called it. -maker: only the one who made it did not. -you: the hearer made it.
replay-missed-both = { CAPITAL($who) } formou-o. Ninguém o anunciou.
replay-missed-both-you = Foste tu que o formaste. Ninguém o anunciou.
replay-missed-maker = { CAPITAL($who) } formou-o e não o anunciou.
replay-missed-maker-you = Formaste-o e não o anunciaste.
page-steps = Rever a partida
page-step-first = Primeira jogada
page-step-before = Jogada anterior
page-step-next = Jogada seguinte
page-step-last = Última jogada
page-steps-failed = Não foi possível carregar as jogadas. Tenta outra vez.
key-steps = Setas esquerda e direita, Home, End: rever as jogadas de uma partida acabada, fora do tabuleiro e da reserva

## Sharing a game, and the page that such a link opens.

page-share = Partilhar
page-close = { label-close }
page-share-title = Partilhar esta partida
page-share-note = O link contém a partida inteira, jogada a jogada, e abre sem conta.
page-share-names = Incluir os nomes dos jogadores
page-share-svg = Imagem (SVG)
page-share-png = Imagem (PNG)
# How far the link of a server of one's own goes.
page-share-here = Este servidor funciona só no teu computador: noutro lado o link não abre.
page-share-near = O link abre só na tua rede.
replay-title = Uma partida de Quarto
replay-about = A partida inteira, jogada a jogada.
replay-list = Jogada a jogada
replay-play = Jogar uma partida

## What is refused.

fault-replay-link = Este link não contém uma partida inteira: talvez tenha sido cortado.
fault-replay-before-the-end = Podes rever as jogadas quando a partida acabar.
fault-no-png = Este servidor não desenha PNG. A imagem existe em SVG.
fault-no-such-turn = As jogadas vão de { $first } a { $last }.

## What may be typed after the end, beside "next", "last" and the number of a turn; help tells it.

# While a game goes on this asks what happened last.
word-before = anterior, jogada anterior
word-start = início, primeira jogada, ao início
help-steps = Escreve início, seguinte, anterior, última ou jogada 7 para rever as jogadas.
