### Lessons: a title and at most three sentences each, and the small match at the end.
### They are heard and felt as well as seen.

## The ten lessons.

lesson-one-trait = Algo en común
lesson-one-trait-text = Cuatro piezas en una fila, una columna o una diagonal son un quarto si tienen algo en común. Para empezar, solo cuenta la forma: redonda o cuadrada. Coloca la cuarta pieza.
lesson-pieces = Dieciséis piezas
# $traits is a list: colour, shape, height, fill.
lesson-pieces-text = Hay dieciséis piezas, y no hay dos iguales. Cuatro cosas las distinguen: { $traits }. Si cuatro piezas en línea tienen una de ellas en común, es un quarto.
lesson-give-and-place = Entregar y colocar
lesson-give-and-place-text = Tu adversario elige la pieza que colocas, y tú eliges la siguiente para tu adversario. Así que cada turno tiene dos mitades: colocar y después entregar. Piensa dos veces: ¿dónde va, y qué pieza entrego?
lesson-call-and-show = Anunciar y mostrar
lesson-call-and-show-text = Un quarto solo gana si lo anuncias y muestras la línea. Puedes hacerlo después de colocar, antes de entregar la pieza siguiente. Si la línea no es un quarto, el anuncio es falso y la partida sigue.
lesson-missed = Un quarto sin anunciar
lesson-missed-text = Si formas un quarto y entregas la pieza siguiente sin decir nada, tu adversario puede anunciarlo antes de colocar. Y lo que tu adversario dejó pasar puedes anunciarlo tú. Si nadie lo anuncia, ya no vale.
lesson-hot = La pieza que quema
lesson-hot-text = Tres piezas en línea tienen algo en común, y la cuarta casilla está vacía: entonces una pieza que encaja quema. Quien la recibe puede ganar enseguida. Busca las piezas que queman antes de entregar.
lesson-safe = La pieza segura
lesson-safe-text = Una pieza que no completa ninguna línea es segura. Repasa cada línea con tres piezas y después las piezas que quedan. Tras cada pieza colocada, vuelve a mirar.
lesson-pincer = La tenaza
lesson-pincer-text = Una línea espera una pieza redonda y otra línea, una cuadrada: entonces ya ninguna pieza es segura. Eso es una tenaza. No la cierres si después te toca entregar a ti.
lesson-count = Contar y comprobar
lesson-count-text = Cuenta las piezas seguras: si su número es impar, a menudo es tu adversario quien se queda antes sin ellas. Pero cada pieza colocada puede cambiar la cuenta. Así que cuenta y después comprueba.
lesson-trap = La trampa y el empate
lesson-trap-text = Una trampa es una pieza segura que, se coloque donde se coloque, no deja ninguna otra segura. Tiende una si puedes. Si no hay nada que ganar, mantén el empate.

## The extras.

lesson-blocks = Los bloques
lesson-blocks-text = Con bloques, también cuatro piezas en dos por dos casillas pueden ser un quarto. Un bloque lleva el nombre de su primera casilla: el bloque b2 es b2, c2, b3 y c3. Hay nueve.
lesson-mask = Con antifaz
lesson-mask-text = Con antifaz conoces el tablero por el tacto y la memoria. Tocas un sitio cada vez: una casilla, una pieza de la reserva, la pieza en la mano. Empieza alrededor de la última casilla ocupada.
lesson-clock = Con reloj
lesson-clock-text = En un torneo puedes tener un minuto por turno, desde que recibes una pieza hasta que entregas la siguiente. Si se te acaba el tiempo, pierdes. Así que busca primero un quarto y después una pieza segura.

## The small match at the end. $level is the name of the level.

lesson-match-call = Y ahora, una partida de práctica contra { $level }. La superas si ganas anunciando un quarto.
lesson-match-hold = Y ahora, una partida de práctica contra { $level }. La superas si no pierdes.
lesson-match-finish = Y ahora, una partida de práctica contra { $level }. Juégala hasta el final, gane quien gane.
