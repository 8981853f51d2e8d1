### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Jugar sin ver
guide-about = Sobre esta guía
guide-about-text =
    Todo en OpenQuarto se puede jugar con el teclado y de oído.
    Nada pide color, ratón, sonido ni manos rápidas; un reloj corre solo si así se acordó.
    Quien ve y quien no ve reciben lo mismo: nadie oye ni ve que hay un quarto.
guide-start = Para empezar
guide-start-text =
    En el navegador: escribe openquarto play. La página se abre, y se muestra su dirección.
    Elige un adversario y después el botón Jugar.
    En un terminal: escribe openquarto terminal --plain. Entonces cada línea dice una sola cosa.
    La edición Access dice lisa y ranurada, grande y pequeña, como un juego hecho para tocarlo.
guide-playing = El juego
guide-pieces = Las piezas
guide-squares = Las casillas
guide-page = En la página
guide-page-text =
    El tablero y la reserva son dos cuadrículas de cuatro por cuatro, en las que te mueves con las flechas.
    El tabulador va del tablero a la reserva, después al botón Quarto, al menú y al campo de órdenes.
    En las cuadrículas tu lector debe estar en modo foco. Si se queda con las letras, usa el campo de órdenes.
    Lo que hace tu adversario se dice por sí solo, estés donde estés.
guide-keys = Las teclas
guide-questions = En el terminal y en el campo de órdenes
guide-questions-text =
    Escribe lo que quieres y pulsa Intro. La pregunta dice qué toca: entregar o colocar.
    Ayuda dice qué se puede escribir ahora.
guide-quarto = Anunciar un quarto
guide-quarto-text =
    Nada te dice que hay uno: lo encuentras tú, como todo el mundo.
    En la página, Q abre las líneas que pasan por la última casilla ocupada. Elige una y pulsa Intro.
    Si tu adversario dejó pasar uno, anúncialo antes de colocar.
guide-memory = Tener el tablero en la cabeza
guide-memory-text =
    Después de cada colocación lee la fila, la columna y la diagonal que pasan por ella.
    La lupa lee una sola característica: cuatro palabras dicen una línea.
    La última jugada y tu pieza se repiten tantas veces como lo pidas.
    Una página en braille de cualquier posición la escribe openquarto braille.
    Una lámina para papel de microcápsulas la dibuja openquarto tactile, y un juego para impresora 3D lo escribe openquarto model.
guide-settings = Ajustes
guide-together = Con otras personas
guide-together-text =
    Por enlace juegas con alguien que está en otro sitio; cada cual oye o ve la mesa a su manera y en su idioma.
    Ante una misma pantalla uno puede escuchar y el otro mirar.
    Con un juego sobre la mesa, di en voz alta la pieza y la casilla cuando colocas.
guide-stuck = Si no oyes nada
guide-stuck-text =
    W dice de quién es el turno, O dónde estás, L qué pasó al final.
    Si se pierde la conexión con el servidor, se te dice, y también cuando vuelve. No se pierde ninguna jugada.
    Qué lectores se han probado, y cuáles no, está en la documentación.
