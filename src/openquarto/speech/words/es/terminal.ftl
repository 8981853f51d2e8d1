### What a program says around the game: greeting, files, clocks, menus, the labels of a screen.

## Coming and going.

# $name is the program's name.
greeting = { $name }. Quarto, un juego de Blaise Muller, publicado por Gigamic en 1991.
notice = Quarto es una marca de Gigamic. Este proyecto es independiente: Gigamic ni lo ha hecho ni lo avala.
help-hint = Escribe ayuda para conocer los comandos.
goodbye = Adiós.
# Left in the middle of a game: it is kept.
goodbye-kept = Adiós. Tu partida queda guardada. Vuelve a abrir el juego para seguir.
# Left in the middle of a game that could not be kept; $file is where it was to be.
goodbye-not-kept = Adiós. Tu partida no queda guardada: { $file } no se puede escribir.
# $who is the player who gives first, by lot.
lot-you = Sorteo: tú entregas primero.
lot = Sorteo: { $who } entrega la primera pieza.
# The same where no lot was drawn.
first-you = Tú entregas primero.
first-of = { CAPITAL($who) } entrega la primera pieza.
new-game = Partida nueva.
# $when is a date and time as the system writes it, or a file's name.
resuming = Continúa tu partida: { $when }.
resume-offer = Hay una partida: { $when }. ¿Seguir con ella? ¿Sí o no?
resume-none = No hay ninguna partida que seguir. Empieza una nueva.
# The list of kept games: when each was begun, who plays, how far it is, its file.
kept-open = { $when }, { $players }: sin terminar, tras la jugada { $turns }. { $file }
kept-over = { $when }, { $players }: terminada, { $result }. { $file }
kept-none = No hay ninguna partida guardada en { $folder }.
# Before leaving while the game goes on.
resign-sure = ¿Abandonar? ¿Sí o no?
new-sure = ¿Terminar esta partida y empezar otra? ¿Sí o no?
load-sure = ¿Dejar esta partida y seguir con { $file }? ¿Sí o no?
cancelled = Cancelado.
yes-or-no = ¿Sí o no?
nothing-to-answer = No hay ninguna pregunta que responder.
nothing-to-repeat = No hay nada que repetir.
not-after-end = La partida ha terminado. Escribe nueva para otra.

## What the computer answers.

# When the computer answers a draw offer or a question to take back.

## The last look and what was missed.

# After the end. $missed is a list of the next message.
missed = Quartos sin anunciar: { $missed }.
missed-one = { $line } tras la jugada { $turn }

## Files. $file is a file's name as it was typed.

saved = Partida guardada como { $file }.
loaded = { $file } cargado.
save-which = Escribe guardar y un nombre de archivo.
load-which = Escribe cargar y un nombre de archivo.
file-not-found = No existe el archivo { $file }.
file-not-readable = { $file } no se puede leer.
file-not-writable = { $file } no se puede escribir.
game-not-kept = Esta partida no queda guardada: { $file } no se puede escribir. Escribe guardar y un nombre de archivo para guardarla en otro lugar.
file-exists = { $file } ya existe. ¿Reemplazarlo? ¿Sí o no?
file-not-text = { $file } no es un texto.
file-empty = No hay ninguna partida en { $file }.
# $games is how many games the file holds; $chosen is the one that was loaded.
file-games = { $file } contiene { $games } partidas. Esta es la número { $chosen }.
# $place is a sentence such as "Line 3, column 7: b4Z is no turn."
file-faulty = { $file } no es una anotación correcta. { $place }
record-title = La anotación:

## Clocks.

# The settings of the clocks: so much a turn, or a bank of time with an increment.
clock-none = Sin reloj.
clock-turn = Reloj: { $time } por turno.
clock-game = Reloj: { $time } para la partida.
clock-increment = Reloj: { $time } para la partida, y { $increment } más por turno.
clock-of = { CAPITAL($who) }: { $clock }
seconds-left = { $seconds ->
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
}
seconds-left-of = { CAPITAL($who) }: { $seconds ->
    [one] queda { $seconds } segundo.
   *[other] quedan { $seconds } segundos.
}

## A terminal that cannot show all.

screen-too-small = La ventana es demasiado pequeña: { $columns } por { $rows }. Hace falta al menos { $least-columns } por { $least-rows }.
screen-missing = La pantalla completa necesita el paquete adicional screen. Seguimos línea a línea.
screen-no-terminal = La pantalla completa necesita un terminal. Seguimos línea a línea.
mask-honour = Lo dicho queda arriba en la pantalla. Juegas bajo palabra.

## The labels of a screen: headings, buttons, menus. Short.

label-board = Tablero
label-stock = Reserva
label-hand = Mano
label-clocks = Relojes
label-messages = Mensajes
label-actions = Acciones
label-command = Comando
label-status = Estado
label-keys = Teclas
label-help = Ayuda
label-quarto = ¡Quarto!
label-done = Listo
label-menu = Menú
label-settings = Ajustes
label-language = Idioma
label-edition = Edición
label-variant = Variante
label-traits = Características que cuentan
label-blocks = Los bloques cuentan
label-calling = Anuncio
label-false-call = Anuncio falso
label-false-call-goes-on = la partida sigue
label-false-call-loses = hace perder
label-clock = Reloj
label-opponent = Adversario
label-pieces = Piezas
label-squares = Casillas
label-words = Mensajes breves
label-pieces-words = palabras
label-pieces-letters = letras
label-pieces-marked = solo las diferencias
label-squares-letters = letras
label-squares-names = nombres
label-squares-nato = palabras OTAN
label-lens = Lupa
label-lens-all = todas las características
label-lens-trait = { $trait }
# The look of the screen: dark letters on light ground, or light ones on dark.
label-theme = Aspecto
label-theme-light = claro
label-theme-dark = oscuro
label-sound = Sonido
label-record = Anotación de la partida
label-resign = Abandonar
label-draw = Ofrecer empate
label-back = Deshacer la jugada
label-accept = Sí
label-decline = No
label-save = Guardar
label-load = Cargar
label-new = Partida nueva
label-quit = Salir
label-close = Cerrar
label-cancel = Cancelar
label-which-line = ¿Qué línea?
label-last-look = Último vistazo
label-on = sí
label-off = no

## The keys, one a line in the list of keys.

key-arrows = Flechas, Inicio, Fin: moverse
key-digits = 1 a 4: a una fila; con Mayúsculas a una columna; en la reserva, cambiar una característica
key-enter = Intro, Espacio: colocar aquí, o entregar esta pieza
key-r = R: leer la fila
key-c = C: leer la columna
key-d = D: leer la diagonal
key-x = X: leer los bloques que pasan por aquí
key-v = V: leer el tablero, o las piezas que quedan
key-z = Z: cambiar la característica de la lupa
key-h = H: la pieza en la mano
key-o = O: dónde estoy
key-w = W: de quién es el turno
key-t = T: los relojes
key-l = L: repetir la última jugada
key-comma = coma, punto: mensaje anterior, siguiente
key-s = S: ir a la reserva
key-b = B: ir al tablero
key-i = I: ir al campo de comandos
key-q = Q: anunciar Quarto
key-e = E: listo
key-m = M: menú
key-help = signo de interrogación: ayuda
