### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto en el navegador: dieciséis piezas, cuatro características, y tu adversario elige la pieza que colocas.
page-around = Páginas
page-home = Inicio
page-sit-down = Siéntate a jugar
page-picture = Un tablero con algunas piezas
page-motto = Cuatro en línea con una cualidad en común ganan. Pero tu adversario elige tu pieza.

## Home.

page-home-title = Siéntate a la mesa
page-home-lead = Quarto: dieciséis piezas, ninguna igual, y nunca eliges la tuya.
page-start = Jugar
page-choose = Elegir la mesa
page-first-visit = ¿Quarto es nuevo para ti? Las reglas llevan un minuto.
page-known = Ya las conozco
page-games = Mis partidas
page-games-empty = Aún no hay partidas. La primera está a un clic.
page-continue = Continuar
page-look = Ver
page-rename = Renombrar
page-new-name = Nombre nuevo
page-renamed = Renombrada.
page-delete = Borrar
page-delete-sure = ¿Borrar esta partida para siempre?
page-deleted = Borrada.
page-failed = No ha funcionado. Inténtalo de nuevo.
page-record-title = Abrir un registro
page-record-file = El archivo de una partida
page-record-text = o su texto

## A new table.

page-new-title = Una partida nueva
page-new-lead = Todo está listo para una primera partida. Empieza ya.
page-here = Alguien aquí
page-here-about = dos ante una pantalla
page-computer = La máquina, niveles 1 a 10
page-name-me = Tu nombre
page-name-other = El nombre del otro
page-edition-classic = Clásica
page-edition-classic-about = claras y oscuras
page-edition-access = { edition-access }
page-edition-access-about = lisas y ranuradas
page-more-choices = Más opciones
page-traits-hint = Menos características se ven mejor. Se juega igual con las dieciséis piezas.
page-calling-announced = Anunciado
page-calling-announced-about = quien ve un quarto debe anunciarlo
page-calling-automatic = Automático
page-calling-automatic-about = un quarto gana al momento
page-false-call-goes-on = La partida sigue
page-false-call-loses = Pierde la partida
page-clocks = Relojes, por turno
page-clock-me = El mío
page-clock-other = El del adversario
page-clock-none = ninguno
page-clock-seconds = { $seconds } segundos
page-clock-minutes = { $minutes } minutos
page-clock-day = un día
page-first = Quién entrega antes
page-first-lot = Lo decide el sorteo
page-first-me = Yo
page-first-other = El adversario
page-kind = Amistosa o no
page-counts = Esta partida cuenta
page-counts-about = Si la partida cuenta, no se deshace nada.
page-lot-hint = Un sorteo decide quién entrega antes.

## The rules in a minute.

page-rules-title = Las reglas en un minuto
page-rules-pieces = Dieciséis piezas
page-rules-pieces-text = Cada pieza tiene una de dos cualidades de cuatro características. Cada mezcla está una vez.
page-rules-turn = Colocas lo que te entregan
page-rules-turn-text = Tu adversario te entrega una pieza. La colocas en una casilla vacía. Después eliges la pieza que él debe colocar.
page-rules-quarto = Cuatro con algo en común
page-rules-quarto-text = Cuatro piezas en una fila, columna o diagonal con una cualidad en común son un quarto. No importa quién colocó las otras.
page-rules-quarto-picture = Cuatro piezas redondas y altas en la columna a
page-rules-call = Anúncialo
page-rules-call-text = Un quarto solo gana si lo anuncias y muestras su línea: después de colocar, antes de entregar.
page-rules-missed-text = Quien no ve un quarto se lo deja al otro, que puede anunciarlo antes de colocar. Después ya no vale. Un anuncio falso cuesta esa ocasión.
page-rules-end = El último vistazo
page-rules-end-text = Cuando las dieciséis piezas están colocadas, ambos miran una vez más: anunciar, o decir listo. Si nadie anuncia, es empate.
page-rules-end-picture = Un tablero lleno
page-rules-variants = Más fácil y más difícil
page-rules-variants-text = Los principiantes cuentan una, dos o tres características. Los expertos cuentan también cada bloque de cuatro casillas.
page-rules-access-text = En la edición Access, hecha para jugar al tacto, lisa y ranurada ocupan el lugar de clara y oscura.
page-rules-access-picture = Piezas lisas y ranuradas
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Volver a la mesa
page-error-title = Aquí no hay nada
page-error-text = Esta página o partida no está aquí. Quizá se borró.
