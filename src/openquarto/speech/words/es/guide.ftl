### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Jugar sin ver
guide-about = Sobre esta guía
guide-about-text =
    Todo en OpenQuarto se puede jugar con el teclado y de oído.
    No hacen falta color, ratón, sonido ni manos rápidas; solo hay reloj si así se acordó.
    Quien ve y quien no ve reciben lo mismo: nada avisa de que hay un quarto, ni al oído ni a la vista.
guide-start = Para empezar
guide-start-text =
    Para jugar en el navegador: escribe openquarto play. La página se abre y se muestra su dirección.
    Elige un adversario y después el botón Jugar.
    Para jugar en un terminal: escribe openquarto terminal --plain. Entonces cada línea dice una sola cosa.
    La edición Access dice lisa y ranurada, grande y pequeña, como un juego pensado para el tacto.
guide-playing = El juego
guide-pieces = Las piezas
guide-squares = Las casillas
guide-page = En la página
guide-page-text =
    El tablero y la reserva son dos cuadrículas de cuatro por cuatro, en las que te mueves con las flechas.
    El tabulador va del tablero a la reserva, después al botón Quarto, al menú y al campo de comandos.
    En las cuadrículas tu lector de pantalla debe estar en modo foco. Si se queda con las letras, usa el campo de comandos.
    Lo que hace tu adversario se lee automáticamente, estés donde estés.
guide-keys = Las teclas
guide-questions = En el terminal y en el campo de comandos
guide-questions-text =
    Escribe lo que quieras y pulsa Intro. La pregunta dice qué toca: entregar o colocar.
    El comando ayuda dice qué se puede escribir en ese momento.
guide-quarto = Anunciar un quarto
guide-quarto-text =
    Nada te avisa de que hay uno: lo encuentras tú, como todo el mundo.
    En la página, Q abre la lista de líneas que pasan por la última casilla ocupada. Elige una y pulsa Intro.
    Si tu adversario dejó pasar uno, anúncialo antes de colocar.
guide-memory = Tener el tablero en la cabeza
guide-memory-text =
    Después de cada pieza colocada, lee la fila, la columna y la diagonal que pasan por su casilla.
    La lupa lee una sola característica: cuatro palabras bastan para una línea.
    La última jugada y tu pieza se repiten tantas veces como lo pidas.
    El comando openquarto braille escribe cualquier posición en una página en braille.
    El comando openquarto tactile la dibuja para papel de microcápsulas, y openquarto model prepara un juego para impresora 3D.
guide-settings = Ajustes
guide-together = Con otras personas
guide-together-text =
    Por enlace juegas con alguien que está en otro lugar; cada cual oye o ve la mesa a su manera y en su idioma.
    Ante una misma pantalla, una persona puede escuchar y la otra mirar.
    Con un juego de verdad sobre la mesa, di en voz alta la pieza y la casilla al colocar.
guide-stuck = Si no oyes nada
guide-stuck-text =
    W dice de quién es el turno, O dónde estás, L qué fue lo último que pasó.
    Si se pierde la conexión con el servidor, se te avisa, y también cuando vuelve. No se pierde ninguna jugada.
    La documentación dice qué lectores de pantalla se han probado y cuáles no.
