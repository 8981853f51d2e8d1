### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto no navegador: dezasseis peças, quatro características, e o adversário escolhe a peça que colocas.
page-around = Páginas
page-home = Início
page-sit-down = Senta-te para jogar
page-picture = Um tabuleiro com algumas peças
page-motto = Quatro alinhadas com uma qualidade em comum ganham. Mas o adversário escolhe a tua peça.

## Home.

page-home-title = Senta-te à mesa
page-home-lead = Quarto: dezasseis peças, todas diferentes, e nunca escolhes a tua.
page-start = Jogar
page-choose = Escolher a mesa
page-first-visit = O Quarto é novo para ti? As regras levam um minuto.
page-known = Já as conheço
page-games = As minhas partidas
page-games-empty = Ainda não há partidas. A primeira está a um clique.
page-continue = Continuar
page-look = Rever
page-rename = Mudar o nome
page-new-name = Novo nome
page-renamed = Nome mudado.
page-delete = Apagar
page-delete-sure = Apagar esta partida para sempre?
page-deleted = Apagada.
page-failed = Não resultou. Tenta de novo.
page-record-title = Abrir um registo
page-record-file = O ficheiro de uma partida
page-record-text = ou o seu texto

## A new table.

page-new-title = Uma nova partida
page-new-lead = Está tudo pronto para uma primeira partida. Começa.
page-here = Alguém aqui
page-here-about = dois a um ecrã
page-computer = O computador, níveis 1 a 10
page-name-me = O teu nome
page-name-other = O nome do outro
page-edition-classic = Clássica
page-edition-classic-about = claras e escuras
page-edition-access = { edition-access }
page-edition-access-about = lisas e ranhuradas
page-more-choices = Mais escolhas
page-traits-hint = Menos características veem-se melhor. Joga-se na mesma com as dezasseis peças.
page-calling-announced = Anunciado
page-calling-announced-about = quem vê um Quarto deve anunciá-lo
page-calling-automatic = Automático
page-calling-automatic-about = um Quarto ganha logo
page-false-call-goes-on = A partida continua
page-false-call-loses = Perde a partida
page-clocks = Relógios, por vez
page-clock-me = O meu
page-clock-other = O do adversário
page-clock-none = nenhum
page-clock-seconds = { $seconds } segundos
page-clock-minutes = { $minutes } minutos
page-clock-day = um dia
page-first = Quem entrega antes
page-first-lot = Decide o sorteio
page-first-me = Eu
page-first-other = O adversário
page-kind = Amigável ou não
page-counts = Esta partida conta
page-counts-about = Se a partida conta, nada se desfaz.
page-lot-hint = Um sorteio decide quem entrega antes.

## The rules in a minute.

page-rules-title = As regras num minuto
page-rules-pieces = Dezasseis peças
page-rules-pieces-text = Cada peça tem uma de duas qualidades de quatro características. Cada mistura existe uma vez.
page-rules-turn = Colocas o que te entregam
page-rules-turn-text = O adversário entrega-te uma peça. Colocas a peça numa casa vazia. Depois escolhes a peça que ele deve colocar.
page-rules-quarto = Quatro com algo em comum
page-rules-quarto-text = Quatro peças numa linha, coluna ou diagonal com uma qualidade em comum são um Quarto. Não importa quem colocou as outras.
page-rules-quarto-picture = Quatro peças redondas e altas na coluna a
page-rules-call = Anuncia-o
page-rules-call-text = Um Quarto só ganha se o anuncias e mostras o alinhamento: depois de colocar, antes de entregar.
page-rules-missed-text = Quem não vê um Quarto deixa-o ao outro, que pode anunciá-lo antes de colocar. Depois já não vale. Um anúncio falso custa essa ocasião.
page-rules-end = O último olhar
page-rules-end-text = Quando as dezasseis peças estão colocadas, ambos olham mais uma vez: anunciar, ou dizer pronto. Se ninguém anuncia, é empate.
page-rules-end-picture = Um tabuleiro cheio
page-rules-variants = Mais fácil e mais difícil
page-rules-variants-text = Os principiantes contam uma, duas ou três características. Os peritos contam também cada bloco de quatro casas.
page-rules-access-text = Na edição Access, feita para jogar pelo tato, lisa e ranhurada ficam em vez de clara e escura.
page-rules-access-picture = Peças lisas e ranhuradas
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Voltar à mesa
page-error-title = Aqui não há nada
page-error-text = Esta página ou partida não está aqui. Talvez tenha sido apagada.
