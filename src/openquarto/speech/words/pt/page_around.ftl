### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto no navegador: dezasseis peças, quatro características, e o adversário escolhe a peça que colocas.
page-around = Páginas
page-home = Início
page-sit-down = Senta-te para jogar
page-picture = Um tabuleiro com algumas peças
page-motto = Ganham quatro peças alinhadas com uma qualidade em comum. Mas é o adversário que escolhe a tua peça.

## Home.

page-home-title = Senta-te à mesa
page-home-lead = Quarto: dezasseis peças, todas diferentes, e nunca escolhes a tua.
page-start = Jogar
page-choose = Escolher a mesa
page-first-visit = Não conheces o jogo Quarto? As regras leem-se num minuto.
page-known = Já as conheço
page-games = As minhas partidas
page-games-empty = Ainda não há partidas. A primeira está a um clique.
page-continue = Continuar
page-look = Rever
page-rename = Mudar o nome
page-new-name = Novo nome
page-renamed = Nome alterado.
page-delete = Apagar
page-delete-sure = Queres apagar esta partida para sempre?
page-deleted = Apagada.
page-failed = Não funcionou. Tenta de novo.
page-record-title = Abrir um registo
page-record-file = O ficheiro de uma partida
page-record-text = ou o seu texto

## A new table.

page-new-title = Uma nova partida
page-new-lead = Está tudo pronto para uma primeira partida. É só começar.
page-here = Dois jogadores neste ecrã
page-here-about = lado a lado
page-computer = O computador, níveis 1 a 10
page-name-me = O teu nome
page-name-other = O nome do outro jogador
page-edition-classic = Clássica
page-edition-classic-about = claras e escuras
page-edition-access = { edition-access }
page-edition-access-about = lisas e ranhuradas
page-more-choices = Mais opções
page-traits-hint = Com menos características é mais fácil ver um Quarto. Joga-se sempre com as dezasseis peças.
page-calling-announced = Com anúncio
page-calling-announced-about = quem vê um Quarto deve anunciá-lo
page-calling-automatic = Automático
page-calling-automatic-about = um Quarto ganha de imediato
page-false-call-goes-on = A partida continua
page-false-call-loses = Faz perder a partida
page-clock-me = O meu
page-clock-other = O do adversário
page-clock-none = nenhum
page-clock-seconds = { $seconds } segundos
page-clock-minutes = { $minutes } minutos
page-clock-day = um dia
page-first = Quem entrega a primeira peça
page-first-lot = Por sorteio
page-first-me = Eu
page-first-other = O adversário
page-kind = Por diversão ou a sério
page-counts = Esta partida conta
page-counts-about = Se a partida conta, não há dicas e nenhuma jogada se desfaz.
page-lot-hint = Um sorteio decide quem entrega a primeira peça.

## The rules in a minute.

page-rules-title = As regras num minuto
page-rules-pieces = Dezasseis peças
page-rules-pieces-text = Cada peça tem quatro características e, em cada uma, uma de duas qualidades. Cada combinação existe uma só vez.
page-rules-turn = Colocas a peça que recebes
page-rules-turn-text = O adversário entrega-te uma peça. Colocas essa peça numa casa vazia. Depois és tu que escolhes a peça que o adversário tem de colocar.
page-rules-quarto = Quatro com algo em comum
page-rules-quarto-text = Quatro peças numa linha, numa coluna ou numa diagonal com uma qualidade em comum, por exemplo todas claras, fazem um Quarto. Não importa quem colocou as outras.
page-rules-quarto-picture = Quatro peças redondas e altas na coluna a
page-rules-call = Anuncia-o
page-rules-call-text = Um Quarto só ganha se o anunciares e mostrares o alinhamento: depois de colocar, antes de entregar.
page-rules-missed-text = Quem não vê um Quarto deixa-o ao outro, que pode anunciá-lo antes de colocar. Depois já não vale. Com um anúncio falso perde-se essa ocasião.
page-rules-end = O último olhar
page-rules-end-text = Quando as dezasseis peças estão colocadas, ambos podem olhar mais uma vez: anunciar, ou escolher Pronto. Se ninguém anunciar, é empate.
page-rules-end-picture = Um tabuleiro cheio
page-rules-variants = Mais fácil e mais difícil
page-rules-variants-text = Para principiantes contam só uma, duas ou três características. Para os mais experientes conta também cada bloco de quatro casas.
page-rules-access-text = Na edição Access, feita para jogar pelo tato, lisa e ranhurada tomam o lugar de clara e escura, grande e pequena o de alta e baixa.
page-rules-access-picture = Peças lisas e ranhuradas
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Voltar à mesa
# Titles of a page that says why not: it is not there; it cannot be done for the moment; anything else.
page-error-missing = Aqui não há nada
page-error-later = Neste momento não dá
page-error-refused = Isso não funcionou
