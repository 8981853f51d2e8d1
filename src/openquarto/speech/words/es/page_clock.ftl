### The clock for a real board, and the page of the club. $name is a player, $time a time in words, $turn a number.

## The page of the club, and setting the clock.
boardclock-title = Reloj para un tablero de verdad
boardclock-about = Una tableta o un teléfono entre dos personas con un juego de madera.
boardclock-private = Nada sale de este dispositivo y, donde este sitio está guardado, funciona sin red.
boardclock-name-first = Quién da la primera pieza
boardclock-name-second = Quién coloca la primera pieza
boardclock-clock = Reloj
boardclock-label = Tablero y ronda, si quieres
boardclock-turned = Girar la mitad de arriba, para quien se sienta enfrente
boardclock-aloud = Decir los tiempos en voz alta, para jugar con máscara
boardclock-set = Poner el reloj
boardclock-standing = Aquí queda un reloj en espera: { $first } y { $second }.
boardclock-unreadable = Un tiempo va de 5 segundos a 24 horas, con hasta 60 minutos más por turno.

## What stands on the clock.
boardclock-first = Primer jugador
boardclock-second = Segundo jugador
boardclock-start = Toca para empezar.
boardclock-wait = Espera tu pieza.
boardclock-act = Coloca, da una pieza y toca aquí.
boardclock-act-first = Da una pieza y toca aquí.
boardclock-still = Los dos relojes están parados.
boardclock-pause = Pausa
boardclock-go-on = Continuar
boardclock-undo = Deshacer
boardclock-more = Más
boardclock-turn = turno { $turn }
boardclock-per-turn = { $time } por turno
boardclock-per-game = { $time } para la partida
boardclock-bonus = { $time } más { $increment } por turno

## A call, a flag, the end.
boardclock-calls = { $name } anuncia Quarto.
boardclock-look = ¿Lo es? Miradlo juntos.
boardclock-quarto = Sí, un quarto
boardclock-no-quarto = No, seguimos
boardclock-own-turn = Se anuncia en el turno propio.
boardclock-flag = Sin tiempo: { $name }
boardclock-flag-fell = Se acabó el tiempo.
boardclock-flag-own = Turno { $turn }: el tiempo se acabó antes de que dieras una pieza.
boardclock-flag-other = { $name } se queda sin tiempo. Ganas tú.
boardclock-enter = Es así, apuntarlo
boardclock-you-win = Ganas tú.
boardclock-wins = Gana { $name }.
boardclock-wins-quarto = Gana { $name } con un quarto.
boardclock-wins-time = Gana { $name } por tiempo.
boardclock-draw = Empate.
boardclock-next = Otra partida, con los puestos cambiados

## Said, and in the menu.
boardclock-has = { $name }: { $time }.
boardclock-to-act = Juega { $name }.
boardclock-undone = Deshecho.
boardclock-kept = La página se cargó de nuevo y el reloj está parado. Continuad cuando estéis listos los dos.
boardclock-not-kept = Este navegador no guarda nada: si se cierra la página, se pierde el reloj.
boardclock-say = Decir los tiempos
boardclock-decide = Decidir la partida
boardclock-time = Tiempo
boardclock-add = { $name }: { $time } más
boardclock-new = Poner otro reloj
boardclock-sounds = Sonidos
boardclock-keys = Usar estas teclas
boardclock-key-shift = Mayús acaba el turno.
boardclock-key-space = Espacio anuncia Quarto si ningún botón tiene el foco.
boardclock-key-p = P para y continúa.
boardclock-key-t = T dice los dos tiempos.
boardclock-key-u = U deshace la última pulsación.
