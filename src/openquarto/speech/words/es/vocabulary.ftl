### What a player may type. Each entry is a list with commas; the first form is the one that help and questions use.
### A form may have several words ("take back"). Case, accents and punctuation do not matter: write them properly.
### Never list a form twice, nor one that means something else in your language. English command words are
### understood besides yours wherever they collide with nothing of yours. tests/speech/collisions tells what collides.

## Words that are skipped, wherever they stand. Never a word that turns a statement round, such as "not".

word-filler = el, la, los, las, lo, un, una, pieza, ficha, por favor, porfa, yo, me, mi, mis, tú, te, ti, tus, usted, ustedes, su, sus, le, se, nos, nosotros, a ti, a él, a ella, a usted, al adversario, al contrario, a mi adversario, adversario, contrario, en, sobre, de, del, desde, hasta, por, para, con, y, e, esta, este, esa, ese, eso, esto, es, está, están, son, ser, hay, tiene, tienes, tengo, aquí, ahí, allí, casilla, quiero, quisiera, querría, voy, vamos, va, vas, digo, hago, hace, puedo, entonces, pues, bueno, ahora, ya, jugada, partida, juntos, número

## The three things a player does, and done.

word-give = entregar, entrego, entrega, entregarte, dar, doy, da, das, darte, ofrecer, ofrezco, ofrece, toma, ten, coge, para ti, para usted, aquí tienes, elegir, elijo, elige, escoger, escojo, pasar
word-place = colocar, coloco, coloca, colocarla, colócala, colocada, poner, pongo, pon, pone, ponla, ponerla, situar, sitúo, meter, meto, mete, dejar, dejo, deja, juego, juega, jugarla, posar, poso
word-call = quarto, cuarto, anunciar, anuncio, anuncia, cantar, canto, canta, he hecho quarto, declarar, declaro
word-done = listo, lista, hecho, terminado, terminé, he terminado, acabado, acabé, he acabado, paso, nada que anunciar, sin anuncio, no anuncio, no anuncio nada

## Lines. After them comes a number, a letter or a square; before them may stand a number ("second row").

word-row = fila, filas, línea, líneas, hilera, renglón, horizontal, línea horizontal
word-column = columna, columnas, col, vertical, línea vertical
word-diagonal = diagonal, diagonales, diag, línea diagonal
word-block = bloque, bloques, en cuadrado, en el cuadrado, cuadrado de, bloque cuadrado

## Questions.

# Before a square or another question: it makes of "b2" a question instead of a placement.
word-look = mirar, mira, miro, qué, qué es lo, cuál, cuál es, qué pieza, qué ficha, ver, veo, ve, muestra, muestras, mostrar, muéstrame, enseña, enséñame, leer, lee, léeme, dime, decir, comprobar, cómo, cómo es
# Under a mask, before a square, a number of the stock or the hand.
word-touch = tocar, toco, palpar, palpa
word-where = dónde, adónde, buscar, busca, busco, encuentra
word-board = tablero, mesa, posición
word-stock = reserva, piezas que quedan, piezas restantes, restantes, qué queda, qué piezas quedan, qué piezas hay, piezas quedan, quedan, disponibles, piezas disponibles
word-hand = mano, en mano, qué tengo, qué pieza tengo, mi pieza, qué tengo en la mano, qué tengo en mano, qué pieza tengo en la mano
word-last = última, último, última jugada, último movimiento, qué ha pasado, qué pasó
word-time = tiempo, reloj, relojes, hora, cuánto tiempo, cuánto tiempo queda, cuánto tiempo me queda, cuánto me queda, tiempo restante
word-turn = turno, de quién es el turno, de quién es turno, a quién le toca, a quién toca, quién juega, quién, me toca, toca, estado, fase
word-variant = variante, variantes, reglas, regla
word-lens = lupa, lente
# Said instead of a trait, the lens shows all traits again.
word-all = todo, todas, todos, todas las características, quitar
# With the lens, the trait after this one.
word-next = siguiente, próxima, próximo

## Help with a game: the reason of a value, a hint, and after the end the review.

word-why = por qué, porqué, razón, razones, motivo, explica, explicar, explícame
word-hint = pista, consejo, dame una pista, una pista
word-review = repaso, repasar, repasa, análisis, analizar, analiza

## What a player may wish.

word-repeat = repetir, repite, repítelo, otra vez, de nuevo, perdón, cómo dices
word-resign = abandonar, abandono, me rindo, rindo, rendirse, rendirme, renuncio
word-draw = empate, tablas, empatar, ofrecer empate, ofrezco empate, ofrezco el empate, ofrecer tablas, ofrezco tablas, proponer empate, propongo empate, propongo el empate, propongo tablas
word-back = deshacer, deshaz, deshago, atrás, volver, volver atrás, retirar, rectificar
word-accept = sí, s, vale, de acuerdo, aceptar, acepto, acepta, ok
word-decline = no, n, rechazar, rechazo, no acepto, no quiero
word-new = nueva, nueva partida, partida nueva, nuevo, juego nuevo, otra partida, revancha, empezar de nuevo
word-quit = salir, salgo, sal, adiós, cerrar, irse, hasta luego
# A file's name may follow these two.
word-save = guardar, guarda, guardo, guardar como, guardar en, grabar, graba, salvar
word-load = cargar, carga, cargo, cargar de, abrir, abre, continuar, reanudar
# A name or a number may follow: see opponents.ftl.
word-opponent = adversario, contra, nivel, rival, jugar contra
# A topic may follow: one of the topics below.
word-help = ayuda, ayúdame, ayudar, comandos, órdenes, qué digo, qué puedo decir, qué puedo hacer, qué puedo escribir

## Settings, and what may follow them.

# After it comes a language's code or its own name.
word-language = idioma, lengua, habla, hablar
word-edition = edición
word-pieces = piezas, fichas
word-squares = casillas, coordenadas
word-terse = breve, mensajes breves, pocas palabras, conciso
word-full = completo, mensajes completos, todas las palabras, detallado
word-classic = clásica, clásico
word-access = access, accesible
# Pieces are said by their words, by their four code letters, or by their marked sides only.
word-words = palabras
word-letters = letras, códigos
word-marked = diferencias, diferencia, solo las diferencias, solo diferencias, marcadas
# Squares are said with letters (the same word as above), with names or with NATO words.
word-names = nombres
word-nato = otan, nato, radio

## The traits, after "lens".

word-colour = color, textura, característica 1, característica uno
word-shape = forma, característica 2, característica dos
word-height = altura, tamaño, característica 3, característica tres
word-fill = relleno, característica 4, característica cuatro

## Help topics, after "help". Those that are missing here have their own words above.

word-questions = preguntas, pregunta, preguntar
word-settings = ajustes, ajuste, opciones, configuración
word-keys = teclas, teclado
word-playing = jugar, cómo jugar, cómo se juega, el juego

# The piece without any marked side, where only those are said: the word of piece-plain in names.ftl.
word-plain = simple, sencilla

## Numbers, as words and as ordinals. Digits are always understood.

word-1 = uno, un, una, primera, primer, primero, arriba, superior, izquierda
word-2 = dos, segunda, segundo
word-3 = tres, tercera, tercer, tercero
word-4 = cuatro, cuarta, abajo, inferior, derecha

## Other words for the sides, whole words only, in both editions; the trait words themselves are in names.ftl.

also-light = claro, blanca, blanco, pálida, rubia, liso
also-dark = oscuro, negra, negro, marrón, morena, ranurado, rugosa, rayada, estriada, acanalada
also-round = redondo, circular, cilíndrica, círculo, cilindro
also-square = cuadrado, cúbica, cubo
also-tall = alto, larga
also-short = bajo, corta, pequeño, chica
also-solid = lleno, maciza, macizo, sólida, rellena, sin agujero, sin hueco
also-hollow = hueco, agujero, agujereada, perforada, con agujero, con hueco

## Languages as they are called in this one, each after its code; several names may be listed.

languages = de alemán, en inglés, es español, es castellano, fr francés, it italiano, nl neerlandés, nl holandés, pt portugués
