### The page of the analysis. $piece is a piece in words, $square a square or several, $line a line such as "row 2".
### None has a choice inside: the browser puts the values in by itself.

## Values, for the player to move. -now: a quarto is there to be called.

page-analysis-value-win = victoria en { $count }
page-analysis-value-win-now = victoria inmediata
page-analysis-value-draw = empate
page-analysis-value-loss = derrota en { $count }
page-analysis-value-loss-now = derrota inmediata
page-analysis-unknown = valor aún desconocido
# The name of a square or a piece with its value: "a3, empty, win in 3".
page-analysis-cell = { $name }, { $value }

## Turns.

page-analysis-turn = { $square }, luego entregar { $piece }
page-analysis-turn-give = entregar { $piece }
page-analysis-turn-place = { $square }
page-analysis-turn-place-call = { $square }, quarto, { $line }
page-analysis-turn-call = quarto, { $line }
page-analysis-turn-done = listo
# In place of a piece where several are equal, and between two pieces.
page-analysis-pieces = una de { $count } piezas
page-analysis-or = { $one } o { $other }
# How many pieces are as good as the best.
page-analysis-share-win = { $count } de { $of } ganan
page-analysis-share-draw = { $count } de { $of } mantienen el empate
page-analysis-share-loss = las { $of } pierden

## Status.

page-analysis-title = Análisis
page-analysis-classic = variante clásica
page-analysis-exact = valores exactos
page-analysis-computing = Calculando los valores exactos.
page-analysis-progress = Calculando los valores exactos: { $finished } de { $total } jugadas.
page-analysis-to-place = Para colocar: { $piece }.
page-analysis-to-give = Para entregar: elige una pieza.
page-analysis-to-look = El tablero está lleno: ¿listo?
page-analysis-chosen = { $square } está elegida. ¿Qué pieza entregar?
page-analysis-chosen-quarto = { $square } forma un quarto. Anúncialo o entrega una pieza.
page-analysis-unchosen = { $square } ya no está elegida.
page-analysis-over = La partida ha terminado: { $turn }.
page-analysis-no-call = { CAPITAL($line) }: ahora no hay quarto que anunciar.

## Beside the board.

page-analysis-gives = Piezas para entregar
page-analysis-gives-after = Piezas para entregar tras { $square }
page-analysis-line = Mejor continuación
page-analysis-why = ¿Por qué?
page-analysis-why-nothing = Aquí no hay nada que explicar: la partida ha terminado.
page-analysis-why-ask = Mostrar la razón
page-analysis-why-wait = Buscando la razón.
page-analysis-all-turns = Todas las jugadas
page-analysis-explorer = Explorador de aperturas
page-analysis-explorer-note = Las jugadas simétricas aparecen juntas.
page-analysis-more = Más grupos: { $count }
page-analysis-group-count = jugadas equivalentes: { $count }
page-analysis-pressure = Presión
page-analysis-pressure-ask = Medir la presión
page-analysis-pressure-note = La presión es la parte de las respuestas que pierden: lo fácil que es equivocarse.
page-analysis-pressure-progress = Medidas: { $finished } de { $total }.
page-analysis-legend-win = victoria, punta arriba
page-analysis-legend-draw = empate, plano
page-analysis-legend-loss = derrota, punta abajo

## Variations.

page-analysis-variations = Variantes
page-analysis-start = Inicio, piezas colocadas: { $count }
page-analysis-turn-count = Jugadas: { $count }
page-analysis-delete = Borrar esta variante
page-analysis-deleted = Borrada: { $turn }.
page-analysis-too-many = Este árbol está lleno. Borra antes una variante.

## Set up.

page-analysis-setup = Preparar
page-analysis-setup-how = Elige una pieza y luego una casilla. Una pieza del tablero se recoge igual.
page-analysis-setup-text = Posición en texto
page-analysis-setup-lines = Líneas
page-analysis-setup-lines-classic = clásicas
page-analysis-setup-lines-blocks = con bloques
page-analysis-setup-calling-announced = con anuncio
page-analysis-setup-calling-automatic = automático
page-analysis-setup-last = Última casilla jugada
page-analysis-setup-last-none = ninguna
page-analysis-setup-hand = Poner la pieza elegida en la mano
page-analysis-setup-hand-empty = Vaciar la mano
page-analysis-setup-clear = Vaciar el tablero
page-analysis-setup-undo = Deshacer
page-analysis-setup-start = Posición inicial
page-analysis-setup-analyse = Analizar
page-analysis-setup-close = Cerrar sin cambios
page-analysis-setup-fits = Esta posición se puede analizar. Piezas colocadas: { $count }.
page-analysis-setup-faults = Esta posición aún no se puede analizar:
page-analysis-setup-no-traits = Tiene que contar al menos una característica.
page-analysis-setup-choose = Elige una pieza.
page-analysis-setup-chosen = { CAPITAL($piece) } está elegida. ¿Dónde?
page-analysis-setup-put = { CAPITAL($piece) } en { $square }.
page-analysis-setup-picked = { CAPITAL($piece) } recogida de { $square }. ¿Dónde?
page-analysis-setup-into-hand = { CAPITAL($piece) } en la mano.
page-analysis-setup-hand-emptied = La mano está vacía.

## Copy.

page-analysis-copy-title = Copiar o guardar
page-analysis-copy-position = Posición
page-analysis-copy-record = Anotación con variantes
page-analysis-copy-link = Enlace
page-analysis-copy-svg = Imagen (SVG)
page-analysis-copy-png = Imagen (PNG)
page-analysis-copied = Copiado: { $what }.
page-analysis-save = Guardar
page-analysis-png-failed = Este navegador no puede crear un PNG aquí. La imagen en SVG está disponible.

## What goes wrong.

page-analysis-offline = Sin conexión. No se pierde nada: tus variantes están guardadas.
page-analysis-failed = No se ha podido calcular. No se pierde nada.
page-analysis-again = Intentar de nuevo

## What is typed. The first word of each is shown as an example.

page-analysis-command-why = por qué, motivo
page-analysis-command-best = mejor, mejor jugada
page-analysis-command-before = anterior, jugada anterior
page-analysis-command-next = siguiente
page-analysis-command-first = inicio, principio
page-analysis-command-last = última, final
page-analysis-command-setup = preparar, posición
page-analysis-command-analyse = analizar
page-analysis-command-copy = copiar, compartir
page-analysis-command-delete = borrar
page-analysis-command-help = ayuda
page-analysis-command-give = entrega, entregar, la, una, pieza
page-analysis-command-unknown = { $text }: aquí no se conoce. Escribe una casilla, una pieza o: { $words }.
page-analysis-command-helped = Escribe una casilla, una pieza o: { $words }.
page-analysis-command-hint = por qué, mejor, a3, preparar

## Ways here from elsewhere.

page-analysis-open = Analizar esta posición
page-analysis-back = Volver

## Lent from elsewhere.

page-key-y = Y: por qué, en un análisis
page-analysis-setup-traits = { label-traits }
page-analysis-setup-calling = { label-calling }
page-analysis-setup-edition = { label-edition }
page-analysis-edition-classic = { edition-classic }
page-analysis-edition-access = { edition-access }
page-fault-position-fields = { fault-position-fields }
page-fault-position-rows = { fault-position-rows }
page-fault-row-unreadable = { fault-row-unreadable }
page-fault-row-length = { fault-row-length }
page-fault-piece-unreadable = { fault-piece-unreadable }
page-fault-square-unreadable = { fault-square-unreadable }
page-fault-variant-flag-unknown = { fault-variant-flag-unknown }
page-fault-variant-flag-twice = { fault-variant-flag-twice }
page-fault-variant-traits = { fault-variant-traits }
page-fault-piece-twice = { fault-piece-twice }
page-fault-hand-on-board = { fault-hand-on-board }
page-fault-last-empty = { fault-last-empty }
