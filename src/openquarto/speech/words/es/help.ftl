### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Entrega una pieza: escribe sus palabras en cualquier orden, como { $piece }.
    Basta el principio de cada palabra, o un código de cuatro letras como { $code }.
    Escribe reserva para oír las piezas que quedan, tablero para oír el tablero.
# Said only where a call may be made.
help-give-call = Puedes anunciar antes de entregar: quarto fila 2.
help-place =
    Coloca tu pieza: escribe una casilla, como b2.
    Escribe mano para oír tu pieza, tablero para oír el tablero.
help-place-call = Puedes anunciar antes de colocar: quarto fila 2.
help-last-look =
    El tablero está lleno: echa un último vistazo.
    Anuncia la línea que veas, como quarto fila 2, o escribe listo.
    Escribe tablero para oír el tablero, fila 2 para oír una fila.
help-over =
    La partida ha terminado.
    Escribe nueva para otra partida, adversario para cambiar de adversario, guardar para conservar esta, salir para irte.
    Escribe tablero para oír el tablero, última para oír otra vez el final.
# While it is somebody else's turn.
help-wait =
    Es el turno del adversario.
    Puedes preguntar: tablero, fila 2, reserva, última, turno, tiempo.
    Puedes escribir abandonar, empate o deshacer.

## Help by topic.

help-playing =
    Dieciséis piezas, cuatro características con dos cualidades cada una, un tablero de cuatro por cuatro casillas.
    Para empezar, un jugador solo entrega una pieza; el otro la coloca.
    Tu adversario elige la pieza que colocas; después tú eliges una para él.
    Cuatro piezas en línea con al menos una cualidad en común forman un quarto.
    Un quarto solo gana si se anuncia, con su línea.
    Quien colocó puede anunciarlo antes de entregar; luego el otro, antes de colocar; después, ese quarto se pierde.
help-pieces =
    Una pieza se dice con sus cuatro cualidades, en cualquier orden: { $sides }.
    Basta el principio de cada palabra, y menos palabras si solo encaja una pieza.
    O escribe sus cuatro letras, como { $code }, o entregar y su letra, de la A a la P.
    Escribe piezas palabras, piezas letras o piezas diferencias para elegir cómo oírlas.
    Con las diferencias solo se dice la segunda palabra de cada par; la pieza que no tiene ninguna se llama simple.
help-squares =
    Las columnas van de la a a la d desde la izquierda, las filas del 1 al 4 desde arriba: a1 está arriba a la izquierda.
    Escribe b2, o { $name }, o { $nato }.
    Escribe casillas letras, casillas nombres o casillas otan para elegir cómo oírlas.
help-quarto =
    Escribe quarto y la línea: quarto fila 2, quarto columna b, quarto diagonal a1, quarto bloque b2.
    Una diagonal se nombra por su extremo izquierdo, un bloque por su casilla de arriba a la izquierda.
    Se anuncia una línea que pasa por la última pieza colocada: después de colocarla, o antes de colocar la siguiente.
    Si no es un quarto, pierdes esa ocasión.
    Quarto a secas pregunta por la línea.
help-questions =
    Fila 2, columna b, diagonal, bloque b2: leen una línea desde su primera casilla.
    Mirar b2 lee una casilla; dónde, seguido de una pieza, dice dónde está.
    También puedes preguntar: tablero, reserva, mano, última, turno, tiempo, variante.
    Lupa, seguida de una característica: se lee una palabra por casilla. Con lupa todo vuelves a oírlo todo.
    Repetir dice otra vez el último mensaje.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Escribe adversario y un nombre o un número: empieza una partida nueva.
    Diez niveles con nombres de maderas, de la más blanda a la más dura; el último es perfecto.
help-settings =
    Idioma, seguido de un idioma, como idioma { $language }.
    Edición clásica o edición access.
    Piezas palabras, letras o diferencias. Casillas letras, nombres u otan.
    Breve para mensajes breves, completo para mensajes completos.
help-keys =
    Con las flechas te mueves. Inicio y Fin van a los extremos de una fila.
    Las teclas 1 a 4 van a una fila, con Mayúsculas a una columna; en la reserva cambian una característica.
    Intro coloca aquí, o entrega esta pieza.
    R, C, D y X leen la fila, la columna, la diagonal y los bloques que pasan por aquí.
    V lee el tablero o la reserva.
    Z cambia la característica que lee la lupa.
    H dice qué pieza está en la mano, O dónde estás, W de quién es el turno, T lee los relojes.
    L repite la última jugada; coma y punto recorren los mensajes.
    S va a la reserva, B al tablero, I al campo de comandos.
    Q anuncia Quarto, E significa listo, M abre el menú, el signo de interrogación da esta ayuda.
