### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Entrega una pieza: di sus palabras en cualquier orden, como { $piece }.
    Basta el principio de las palabras, o cuatro letras como { $code }.
    Di reserva para oír las piezas que quedan, tablero para oír el tablero.
    Di ayuda y una de estas palabras: jugar, piezas, casillas, quarto, preguntas, adversario, ajustes, teclas.
# Said only where a call may be made.
help-give-call = Puedes anunciar antes de entregar: quarto fila 2.
help-place =
    Coloca tu pieza: di una casilla, como b2.
    Di mano para oír tu pieza, tablero para oír el tablero.
    Di ayuda y una de estas palabras: jugar, piezas, casillas, quarto, preguntas, adversario, ajustes, teclas.
help-place-call = Puedes anunciar antes de colocar: quarto fila 2.
help-last-look =
    El tablero está lleno: es tu último vistazo.
    Anuncia una línea que veas, como quarto fila 2, o di listo.
    Di tablero para oír el tablero, fila 2 para oír una fila.
    Di ayuda y una de estas palabras: jugar, piezas, casillas, quarto, preguntas, adversario, ajustes, teclas.
help-over =
    La partida ha terminado.
    Di nueva para otra partida, adversario para otro adversario, guardar para conservar esta, salir para irte.
    Di tablero para oír el tablero, última para oír otra vez el final.
# While it is somebody else's turn.
help-wait =
    Es el turno del adversario.
    Puedes preguntar: tablero, fila 2, reserva, última, turno, tiempo.
    Puedes decir abandonar, empate o deshacer.

## Help by topic.

help-playing =
    Dieciséis piezas, cuatro características con dos cualidades cada una, un tablero de cuatro por cuatro casillas.
    Tu adversario elige la pieza que colocas; después tú eliges una para él.
    Cuatro piezas en línea con una cualidad en común son un quarto.
    Un quarto solo gana si se anuncia, con su línea.
    Quien colocó puede anunciar antes de entregar; después el otro, antes de colocar; después se pierde.
help-pieces =
    Una pieza se dice con sus cuatro cualidades, en cualquier orden: { $sides }.
    Basta el principio de las palabras, y menos palabras si solo cabe una pieza.
    O di sus cuatro letras, como { $code }, o entregar y su letra, de la A a la P.
    Di piezas palabras, piezas letras o piezas marcadas para elegir cómo oírlas.
help-squares =
    Las columnas van de la a a la d desde la izquierda, las filas del 1 al 4 desde arriba: a1 está arriba a la izquierda.
    Di b2, o { $name }, o { $nato }.
    Di casillas letras, casillas nombres o casillas otan para elegir cómo oírlas.
help-quarto =
    Di quarto y la línea: quarto fila 2, quarto columna b, quarto diagonal a1, quarto bloque b2.
    Una diagonal se nombra por su extremo izquierdo, un bloque por su casilla de arriba a la izquierda.
    Puedes anunciar después de colocar, o antes de colocar.
    Una línea que no es un quarto te cuesta este anuncio.
    Quarto a secas pregunta por la línea.
help-questions =
    Fila 2, columna b, diagonal, bloque b2: leen una línea, desde su primera casilla.
    Mirar b2 lee una casilla; dónde y una pieza dice dónde está.
    Tablero, reserva, mano, última, turno, tiempo, variante.
    Lupa y una característica: se lee una palabra por casilla. Lupa todo lo termina.
    Repetir dice otra vez las últimas palabras.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Di adversario y un nombre o un número: empieza una partida nueva.
    Diez niveles, con nombres de maderas de blanda a dura; el último es perfecto.
help-settings =
    Idioma y un idioma, como idioma { $language }.
    Edición clásica o edición access.
    Piezas palabras, letras o marcadas. Casillas letras, nombres u otan.
    Breve para pocas palabras, completo para todas.
help-keys =
    Las flechas mueven. Inicio y Fin van a los extremos de una fila.
    Del 1 al 4 van a una fila, con Mayúsculas a una columna; en la reserva cambian una característica.
    Intro coloca aquí, o entrega esta pieza.
    R, C, D y X leen la fila, la columna, la diagonal y los bloques que pasan por aquí.
    V lee el tablero o la reserva.
    Z cambia la lupa.
    H es la mano, O dónde estás, W de quién es el turno, T los relojes.
    L repite la última jugada; coma y punto recorren los mensajes.
    S va a la reserva, B al tablero, I a la línea de órdenes.
    Q anuncia Quarto, E es listo, M el menú, interrogación esta ayuda.
