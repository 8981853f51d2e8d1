### The words of the pages around the table: home, a new table, the rules in a minute, a position, errors.

## Everywhere.

page-description = Quarto en el navegador: dieciséis piezas, cuatro características, y tu adversario elige la pieza que colocas.
page-around = Páginas
page-home = Inicio
page-sit-down = Empezar una partida
page-picture = Un tablero con algunas piezas
page-motto = Cuatro piezas en línea con algo en común ganan. Pero tu pieza la elige tu adversario.

## Home.

page-home-title = Siéntate a la mesa
page-home-lead = Quarto: dieciséis piezas, todas distintas, y nunca eliges la tuya.
page-start = Jugar
page-choose = Elegir las opciones
page-first-visit = ¿No conoces Quarto? Las reglas se leen en un minuto.
page-known = Ya las conozco
page-games = Mis partidas
page-games-empty = Aún no hay partidas. La primera está a un clic.
page-continue = Continuar
page-look = Repasar
page-rename = Renombrar
page-new-name = Nombre nuevo
page-renamed = Partida renombrada.
page-delete = Borrar
page-delete-sure = ¿Borrar esta partida para siempre?
page-deleted = Partida borrada.
page-failed = No ha funcionado. Inténtalo de nuevo.
page-record-title = Abrir una partida anotada
page-record-file = El archivo de la partida
page-record-text = o su texto

## A new table.

page-new-title = Una partida nueva
page-new-lead = Todo está listo para una primera partida. Empieza ya.
page-here = Dos en esta pantalla
page-here-about = por turnos
page-computer = El ordenador, niveles 1 a 10
page-name-me = Tu nombre
page-name-other = El nombre del otro jugador
page-edition-classic = Clásica
page-edition-classic-about = claras y oscuras
page-edition-access = { edition-access }
page-edition-access-about = lisas y ranuradas
page-more-choices = Más opciones
page-traits-hint = Con menos características es más fácil ver un quarto. Se juega igual con las dieciséis piezas.
page-calling-announced = Con anuncio
page-calling-announced-about = quien ve un quarto debe anunciarlo
page-calling-automatic = Automático
page-calling-automatic-about = un quarto gana al momento
page-false-call-goes-on = La partida sigue
page-false-call-loses = Hace perder la partida
page-clock-me = El mío
page-clock-other = El del adversario
page-clock-none = ninguno
page-clock-seconds = { $seconds } segundos
page-clock-minutes = { $minutes } minutos
page-clock-day = un día
page-first = Quién entrega primero
page-first-lot = Lo decide el sorteo
page-first-me = Yo
page-first-other = El adversario
page-kind = Amistosa o seria
page-counts = Partida seria
page-counts-about = En una partida seria no hay pistas ni se deshace ninguna jugada.
page-lot-hint = Un sorteo decide quién entrega primero.

## The rules in a minute.

page-rules-title = Las reglas en un minuto
page-rules-pieces = Dieciséis piezas
page-rules-pieces-text = Cada pieza tiene cuatro características: clara u oscura, redonda o cuadrada, alta o baja, llena o hueca. Cada combinación existe una sola vez.
page-rules-turn = Colocas lo que te entregan
page-rules-turn-text = Tu adversario te entrega una pieza. La colocas en una casilla vacía. Después eliges la pieza que él debe colocar.
page-rules-quarto = Cuatro con algo en común
page-rules-quarto-text = Cuatro piezas en una fila, columna o diagonal con al menos una cualidad en común forman un quarto. No importa quién colocó las otras.
page-rules-quarto-picture = Cuatro piezas redondas y altas en la columna a
page-rules-call = Anúncialo
page-rules-call-text = Un quarto solo gana si lo anuncias y muestras su línea: después de colocar y antes de entregar.
page-rules-missed-text = Si dejas pasar un quarto, tu adversario puede anunciarlo antes de colocar. Después ya no vale. Un anuncio falso cuesta esa ocasión.
page-rules-end = El último vistazo
page-rules-end-text = Cuando las dieciséis piezas están colocadas, cada cual echa un último vistazo: anuncia, o dice listo. Si nadie anuncia, es empate.
page-rules-end-picture = Un tablero lleno
page-rules-variants = Más fácil y más difícil
page-rules-variants-text = Los principiantes pueden contar solo una, dos o tres características. Los expertos cuentan también cada bloque de cuatro casillas.
page-rules-access-text = En la edición Access, pensada para jugar al tacto, lisa y ranurada sustituyen a clara y oscura, y grande y pequeña a alta y baja.
page-rules-access-picture = Piezas lisas y ranuradas
page-pair-colour = { side-classic-light }, { side-classic-dark }
page-pair-shape = { side-classic-round }, { side-classic-square }
page-pair-height = { side-classic-tall }, { side-classic-short }
page-pair-fill = { side-classic-solid }, { side-classic-hollow }

## Other pages.

page-back-to-table = Volver a la mesa
# Titles of a page that says why not: it is not there; it cannot be done for the moment; anything else.
page-error-missing = Aquí no hay nada
page-error-later = Ahora mismo no
page-error-refused = No ha funcionado
