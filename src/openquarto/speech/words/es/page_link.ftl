### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Invitar al otro jugador
page-invite-how = Envíe este enlace. Quien lo abra primero toma el otro asiento.
page-invite-ready = El enlace para el otro jugador está listo.
page-invite-making = El enlace se está preparando.
page-invite-failed = No se pudo preparar el enlace.
page-try-again = Intentar de nuevo
page-link-copy = Copiar el enlace
page-link-share = Compartir
page-link-copied = Enlace copiado.
page-link-picture = El enlace como código QR
# $command is what to type to start the game for a whole network.
page-reach-here = Este enlace solo llega a este ordenador. Para su red, empiece con { $command }.
page-reach-near = Este enlace llega a los dispositivos de su red. Nada va cifrado por el camino.
page-move-title = Su asiento en otro dispositivo
page-move-how = Abra este enlace en el otro dispositivo. Allí jugará, y este mirará.
page-move-warning = No dé este enlace a nadie: quien lo abra primero tendrá su asiento.
page-watch-copied = Enlace copiado. Quien lo abra puede mirar, y nada más.
page-note-free = asiento libre
page-presence-here = presente
page-presence-away = ausente
page-watching = Espectadores: { $count }
page-your-turn = Te toca
page-notify-blocked = Este navegador no permite avisos aquí.
page-server-stops = El servidor se detiene un momento. Se intenta de nuevo; su partida queda guardada.
page-rematch-asked = El otro jugador quiere otra partida.
page-rematch-begun = Los jugadores han empezado otra partida.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Invitar al otro jugador
link-watch = Copiar un enlace para mirar
link-move = Pasar mi asiento a otro dispositivo
link-notify = Avisarme cuando me toque
link-home = Jugar por enlace
link-elsewhere = Alguien en otro lugar
link-elsewhere-about = por enlace, cada uno en su pantalla

## The way in with an invitation. $who is a player.

join-title = Tiene una invitación
join-from = { CAPITAL($who) } le invita a una partida de Quarto.
join-from-somebody = Alguien le invita a una partida de Quarto.
join-rules = Cómo se juega
join-name = Su nombre
join-name-hint = El otro jugador lo ve. Puede quedar vacío.
join-sit = Sentarse
join-move-title = Su asiento le espera
join-move = Tome su asiento en este dispositivo. El otro dispositivo mirará.
join-move-sit = Tomar mi asiento aquí
join-mine = Usted ya está sentado a esta mesa.
join-mine-hint = El enlace es para el otro jugador.
join-table = A la mesa
join-cut = Falta el final de esta invitación. Abra el enlace otra vez, o pida uno nuevo.
join-watch = Mirar la mesa
join-offline = No hay conexión. No se pierde nada: inténtelo de nuevo.
join-noscript = Para sentarse hace falta JavaScript, que aquí está desactivado.

## Privacy. $days is how long games are kept.

privacy-title = Privacidad
privacy-private = Este servidor es privado: todo queda en el ordenador donde funciona.
privacy-who = Quién lleva este servidor
privacy-contact = Contacto
privacy-what = Qué se guarda y qué no
privacy-third = Nada viene de fuera: ni anuncios, ni recuentos, ni letras o programas ajenos.
privacy-cookies = Hacen falta dos cookies: una es su asiento en las mesas, la otra su idioma. No hay más.
privacy-addresses = Las direcciones de red quedan un minuto en la memoria, contra los abusos. Nunca se guardan ni se anotan enteras.
privacy-games = { $days ->
    [one] Las partidas por enlace se borran un día después de su final.
   *[other] Las partidas por enlace se borran { $days } días después de su final.
}
privacy-names = El nombre que usted se da lo ven el otro jugador y quienes miran.
privacy-links = Una invitación sirve una vez. El servidor no guarda ninguna copia que abra nada.
privacy-settings = Los ajustes de la página quedan en este navegador.
privacy-forget = Olvidar mi nombre
privacy-forget-text = Quita su nombre de todas sus partidas por enlace. Las partidas quedan.
privacy-forget-sure = ¿Olvidar su nombre en todas sus partidas por enlace?
privacy-forgotten = Su nombre está olvidado.
