### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } no es una pieza. Las letras de las piezas van de la A a la P.
fault-sides-of-a-piece = Una pieza tiene una cualidad de cada una de las cuatro características, no { $text }.
fault-square-unreadable = { $text } no es una casilla. Las casillas van de a1 a d4.
fault-line-unreadable = { $text } no es una línea. Una línea se nombra por sus dos extremos, como a1-d1.
fault-variant-empty = Falta la variante. Escribe classic, o por ejemplo blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } no es una variante. Escribe solo classic, o bien blocks, traits= y auto.
fault-variant-flag-twice = { $text } aparece dos veces en la variante.
fault-variant-traits = { $text } detrás de traits= no se puede leer. Escribe letras de cshf, en ese orden.
fault-position-fields = Una posición tiene tres o cuatro campos, no { $count }.
fault-position-rows = Una posición tiene cuatro filas, no { $count }.
fault-row-unreadable = La fila { $row } de la posición no se puede leer: { $text }.
fault-row-length = La fila { $row } de la posición tiene { $count } casillas, no 4.
fault-action-unreadable = { $text } no es una acción. Escribe la letra de una pieza, una casilla, # y una línea, o =.
fault-time-control-unreadable = { $text } no es un reloj. Escribe 60/turn, 450+5 o -.
fault-value-unreadable = { $text } no es un valor. Escribe W o L con una distancia, o D.
fault-game-over = La partida ha terminado.
fault-give-expected = Primero entrega una pieza.
fault-place-expected = Primero coloca tu pieza: { $hand }.
fault-done-expected = El tablero está lleno. Anuncia Quarto o di listo.
fault-piece-on-board = { CAPITAL($piece) } ya está en el tablero.
fault-square-taken = { $square } ocupada.
fault-calling-automatic = Aquí no se anuncia: un quarto gana automáticamente.
fault-no-window = Ahora no puedes anunciar. Se anuncia una línea que pasa por la última pieza colocada: después de colocarla, o antes de colocar la siguiente.
fault-call-used = Ya has anunciado. Solo un anuncio por ocasión.
fault-line-not-in-variant = { CAPITAL($line) } no cuenta en esta variante.
fault-line-not-kept = Línea que esta simetría no conserva: { $line }.
fault-end-reason = Una partida no puede terminar así: { $reason }.
fault-nothing-to-take-back = No hay ninguna jugada que deshacer.
fault-game-length = Una partida tiene una posición más que acciones, no { $positions } y { $actions }.
fault-traits-order = Una variante cuenta de una a cuatro características, en el orden cshf, no { $text }.
fault-board-size = Un tablero tiene 16 casillas, no { $count }.
fault-piece-twice = { CAPITAL($piece) } aparece dos veces, en { $squares }.
fault-hand-on-board = La pieza que está en la mano, { $piece }, también está en { $square }.
fault-last-empty = La última casilla ocupada, { $square }, está vacía.
fault-value-impossible = No existe el valor { $letter } { $distance }.
fault-turn-limit = El límite de un turno va de 5 segundos a 24 horas, no { $seconds } segundos.
fault-game-limit = Un reloj de partida tiene de 5 segundos a 24 horas y suma hasta 60 minutos, no { $text }.

## The referee.

fault-match-over = La partida ha terminado.
fault-not-your-turn = No es tu turno. Ahora juega { $to_act }.
fault-draw-offered-already = El empate ya está ofrecido. Le toca responder al adversario.
fault-no-draw-offered = Nadie ofrece empate.
fault-take-back-not-allowed = No se deshace: esta partida es seria.
fault-take-back-asked-already = Ya está pedido. Le toca responder al adversario.
fault-no-take-back-asked = Nadie ha pedido deshacer la jugada.
fault-own-turn = Es tu turno. Solo quien espera puede reclamar la victoria.
fault-clock-runs = Con reloj no se reclama: quien se ausenta pierde por tiempo.
# $days and $hours are digits.
fault-claim-too-early = Demasiado pronto. La victoria se puede reclamar a los { $days } días; solo han pasado { $hours } horas.
fault-start-variant = La posición es de la variante { $variant }, no { $expected }.
fault-name-length = Un nombre tiene de 1 a { $longest } letras, no { $count }.
fault-name-characters = Un nombre contiene al menos una letra o un signo visible, y nada oculto.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Línea { $line }, columna { $column }: { $sentence }
fault-tag-unreadable = { $text } no es una etiqueta. Una etiqueta se escribe [First "Ana"].
fault-tag-twice = La etiqueta { $name } aparece dos veces.
fault-tag-value = La etiqueta { $name } no puede contener { $text }.
fault-tag-characters = La etiqueta { $name } no se puede escribir: { $text }.
fault-set-up-without-position = SetUp es 1, pero falta la etiqueta Position.
fault-two-variants = Las etiquetas nombran dos variantes, { $tag } y { $position }.
fault-comment-unclosed = Este comentario no está cerrado.
fault-variation-unclosed = Esta variación no está cerrada.
fault-variation-unopened = Se cierra un paréntesis sin variación abierta.
fault-variations-too-deep = Las variaciones se anidan hasta { $count } niveles, no más.
fault-variation-without-turn = Hay una variación antes de la primera jugada.
fault-result-in-variation = Hay un resultado, { $text }, dentro de una variación.
fault-token-unreadable = { $text } no es una jugada. Una jugada se escribe como b4A.
fault-marked-as-false = El anuncio { $action } es válido, pero está marcado como falso.
fault-not-marked-as-false = El anuncio { $action } es falso, pero no está marcado así.
fault-turn-cut-short = La jugada { $text } no está completa.
fault-result-missing = Falta el resultado: 1-0, 0-1, 1/2-1/2 o *.
fault-result-of-the-tag = El resultado es { $text } aquí y { $tag } en su etiqueta.
fault-result-of-the-game = El resultado es { $text }, pero la partida terminó { $expected }.
fault-result-of-the-termination = El resultado { $text } no corresponde a Termination { $termination }.
fault-result-unexplained = El resultado { $text } no corresponde a la partida.
fault-start-unwritable = La posición { $position } no se puede escribir como inicio de una anotación.
fault-value-without-distance = Un valor anotado lleva su distancia, salvo un empate, no { $value }.
fault-turn-unknown = La anotación tiene { $count } jugadas, contadas desde 0; no hay jugada { $number }.
fault-games = Se esperaba una partida, no { $count }.

## The solver.

fault-threads = Los hilos van de 1 a { $most }, no { $count }.
fault-table = Una tabla tiene de 1 a { $most } MB, no { $megabytes }.
fault-table-memory = No cabe una tabla de { $megabytes } MB: esta máquina tiene { $memory } MB.
fault-table-refused = No cabe una tabla de { $megabytes } MB: el sistema no tiene memoria para ella.
fault-book = El libro de aperturas está dañado.
fault-node-limit = Un límite es de 1 nodo como mínimo, no { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = No has escrito nada. Escribe ayuda para conocer los comandos.
fault-typed-too-long = Demasiado largo: { $count } letras. Como mucho { $longest }.
fault-word-unknown = No conozco { $text }. Escribe ayuda para conocer los comandos.
fault-words-unclear = No entiendo { $text }. Escribe ayuda para conocer los comandos.
# A single letter could be a piece or a column.
fault-letter-alone = Una letra no basta: { $text }. Escribe entregar { CAPITAL($text) } para la pieza, o b2 para una casilla.
fault-number-alone = Un número no basta: { $text }. Escribe b { $text } para una casilla, o fila { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Eso puede significar { $readings }. Elige una opción.
# $pieces is a list of two to four pieces.
fault-several-pieces = ¿Qué pieza: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = Encajan { $count } piezas. Añade palabras.
fault-no-such-piece = No queda ninguna pieza así: { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Ninguna pieza es a la vez { $sides }.
fault-square-unknown = No existe la casilla { $text }. Las casillas van de a1 a d4.
fault-row-unknown = No existe la fila { $text }. Las filas van del 1 al 4.
fault-column-unknown = No existe la columna { $text }. Las columnas van de la a a la d.
fault-diagonal-unknown = Ninguna diagonal pasa por { $square }. Escribe diagonal a1 o diagonal a4.
fault-block-unknown = { $square } no nombra ningún bloque. Un bloque se nombra por su casilla de arriba a la izquierda, de a1 a c3.
fault-no-line-between = { $text } no son los dos extremos de una línea.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = ¿Qué línea? Escribe fila 2, columna b, diagonal a1 o bloque b2.
fault-no-call-now = Ahora no puedes anunciar. Se anuncia una línea que pasa por la última pieza colocada: después de colocarla, o antes de colocar la siguiente.
# $choices is a list of the words that can follow.
fault-which-setting = Elige entre: { $choices }.
fault-language-unknown = No hablo { $text }. Idiomas: { $choices }.
fault-opponent-unknown = No hay ningún adversario { $text }. Escribe un nombre como roble, un número del 1 al 10, azar o aquí.

## The server and the page.

fault-message-unreadable = Este mensaje no se puede leer.
fault-stale = La mesa ha cambiado mientras tanto. Mira otra vez.
fault-no-seat = Estás mirando. Solo los jugadores pueden actuar.
fault-not-over = No mientras dure la partida.
fault-not-here = Eso no se puede hacer en esta mesa. Mira en el menú.
fault-link-offline = Jugar por enlace necesita la red. Contra el ordenador y en una misma pantalla puedes jugar ahora.
fault-not-kept = La partida no se pudo guardar, así que nada ha cambiado. Inténtalo otra vez.
fault-not-known = El disco falló en ese momento, así que aún no se sabe si quedó guardado. La mesa vuelve enseguida: mira antes de seguir.
fault-closing = Esta mesa se está cerrando. Vuelve dentro de un momento.
fault-no-such-game = Esa partida no existe. Quizá se borró.
fault-not-your-game = Esta partida es de otra persona.
fault-title = Un título tiene de 1 a { $longest } letras visibles.
fault-too-many-games = Demasiadas partidas nuevas. Espera un minuto.
fault-no-new-games = Este servidor no acepta partidas nuevas por ahora. Las partidas empezadas continúan.
fault-leaving = Este servidor está a punto de detenerse. Vuelve a intentarlo dentro de un momento.
fault-newer-game = Una versión más reciente de este servidor ya continúa esta partida. Vuelve a intentarlo dentro de un momento.
fault-banned = Por ahora no puedes entrar desde tu red.
fault-too-many-sockets = Hay demasiadas mesas abiertas. Cierra algunas.
fault-choice = { $text } no se puede elegir para { $field }. Opciones: { $choices }.
fault-two-callings = El anuncio está indicado dos veces y de forma distinta: { $calling } y { $variant }.
fault-not-begun = El otro jugador no está aquí todavía. Espera un momento.
fault-too-many-wishes = En este turno ya se ha ofrecido y deshecho bastante. Primero sigue jugando.
fault-too-many-touches = Has tocado { $most } veces en este turno. No se permiten más.
fault-too-long = Esta partida se ha hecho tan larga que ya no se puede ofrecer, deshacer ni tocar nada más. Aún se puede jugar hasta el final.
fault-invitation-used = Esta invitación ya se usó, o está cortada. Pide un enlace nuevo.
fault-own-invitation = Ya tienes asiento en esta mesa. Dale el enlace al otro jugador.
fault-nobody-to-invite = Los dos asientos están ocupados.
fault-too-many-tries = Demasiados intentos. Como máximo { $most } por minuto.
fault-operator = Un servidor para otras personas debe decir quién lo gestiona. Indica operator y contact, para la página de privacidad.
fault-no-record = En este texto no hay ninguna partida anotada.
fault-one-record-at-a-time = Una anotación cada vez: la anterior todavía se está leyendo. Inténtalo de nuevo en un momento.
fault-opponent-not-ready = Los niveles necesitan el motor de cálculo, que aquí no está instalado. Elige azar o dos jugadores.
fault-no-such-page = No hay ninguna página { $path }.
fault-foreign = Esta petición vino de otro sitio web y no se atendió.
fault-foreign-host = Este servidor no se conoce por ese nombre.
fault-too-large = Demasiado grande: como mucho { $most } bytes.
fault-unreadable = Esta petición no se puede leer.
fault-our-mistake = Algo falló aquí. Tus partidas no se han perdido.
fault-setting = El ajuste { $name } no puede ser { $text }: { $why }.
fault-settings-unreadable = Los ajustes de { $file } no se pueden leer: { $why }.
fault-port-taken = El puerto { $port } está ocupado en { $host }: otro programa escucha allí. Elige otro con --port.
fault-address = No se puede escuchar en { $host }: { $why }. Elige otra dirección con --host.
fault-off-loopback = { $host } está al alcance de otras máquinas. Indica --public-url https://, o quita --host.
fault-database-locked = Otro servidor usa { $file }. Detenlo, o elige otro archivo con --database.
fault-database-unwritable = { $file } no se puede escribir: { $why }. Elige otro archivo con --database.
fault-database-newer = { $file } es de una versión más nueva. Actualiza este programa.
fault-database-foreign = { $file } no es una base de datos de partidas. Elige otro archivo con --database.
fault-database-older = { $file } es de una versión anterior. Actualízala con openquarto database migrate.
fault-database-away = No se puede acceder a { $file }: { $why }.
fault-database-address = Esto no es la dirección de una base de datos. Una sería así: postgresql://user@host/name.
fault-database-not-empty = { $file } ya contiene partidas. Elige una base de datos vacía.
fault-copy-differs = { $file } no ha guardado lo que se copió. No ha quedado nada de ello.
fault-no-database = { $file } no existe o no contiene partidas.
fault-workers = Varios procesos (--workers) necesitan una base de datos que puedan compartir: indica --database postgresql://me@host/quarto.
fault-worker-failed = Un proceso ha terminado antes de poder atender a nadie (estado { $status }). Los mensajes del servidor dicen más.
fault-no-postgres = PostgreSQL necesita el paquete adicional postgres: pip install 'openquarto[postgres]'.
fault-no-backup-here = Esta base de datos no es un archivo. Para PostgreSQL, pg_dump hace una copia de seguridad, y openquarto database copy escribe un archivo.
fault-no-server = No se puede llegar al servidor en { $file }: { $why }.
fault-backup = { $file } no se puede escribir: { $why }.
fault-nothing-to-back-up = Este servidor no guarda partidas, así que no hay nada que copiar.
fault-not-in-memory = Nadie tiene abierta esta partida, así que no hay nada que cerrar.
fault-network = { $text } no es una dirección de red. Escribe una como 192.0.2.7 o 192.0.2.0/24.
fault-admin-socket = Los comandos de administración no pueden entrar por { $file }: { $why }. Elige otro lugar con admin_socket, u off.
