### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Invitar al otro jugador
page-invite-how = Envía este enlace. Quien lo abra primero ocupa el otro asiento.
page-invite-ready = El enlace para el otro jugador está listo.
page-invite-making = El enlace se está preparando.
page-invite-failed = No se pudo preparar el enlace.
page-try-again = Intentar de nuevo
page-link-copy = Copiar el enlace
page-link-share = Compartir
page-link-copied = Enlace copiado.
page-link-picture = El enlace como código QR
# $command is what to type to start the game for a whole network.
page-reach-here = Este enlace solo funciona en este ordenador. Para tu red, arranca con { $command }.
page-reach-near = Este enlace funciona en los dispositivos de tu red. Nada va cifrado por el camino.
page-move-title = Tu asiento en otro dispositivo
page-move-how = Abre este enlace en el otro dispositivo. Jugarás allí, y aquí solo mirarás.
page-move-warning = Guarda este enlace para ti: quien lo abra primero se queda con tu asiento.
page-watch-copied = Enlace copiado. Quien lo abra podrá mirar, y nada más.
page-note-free = asiento libre
page-presence-here = en línea
page-presence-away = sin conexión
page-watching = Espectadores: { $count }
page-your-turn = Te toca
page-notify-blocked = Este navegador no permite notificaciones aquí.
page-server-stops = El servidor se detiene un momento. Lo intentamos de nuevo; tu partida está guardada.
page-rematch-asked = El otro jugador propone otra partida.
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
link-elsewhere = Alguien por enlace
link-elsewhere-about = cada cual en su pantalla

## The way in with an invitation. $who is a player.

join-title = Tienes una invitación
join-from = { CAPITAL($who) } te invita a una partida de Quarto.
join-from-somebody = Alguien te invita a una partida de Quarto.
join-rules = Cómo se juega
join-name = Tu nombre
join-name-hint = El otro jugador lo verá. Puedes dejarlo vacío.
join-sit = Sentarme
join-move-title = Tu asiento te espera
join-move = Ocupa tu asiento en este dispositivo. En el otro solo podrás mirar.
join-move-sit = Ocupar mi asiento aquí
join-mine = Ya tienes asiento en esta mesa.
join-mine-hint = El enlace es para el otro jugador.
join-table = Ir a la mesa
join-cut = Falta el final de esta invitación. Abre el enlace otra vez, o pide uno nuevo.
join-watch = Mirar la partida
join-offline = No hay conexión. No se ha perdido nada: inténtalo de nuevo.
join-noscript = Para sentarte hace falta JavaScript, que aquí está desactivado.

## Privacy. $days is how long games are kept.

privacy-title = Privacidad
docs-title = Documentación
privacy-private = Este servidor es privado: todo se queda en el ordenador donde funciona.
privacy-offline = Aquí no hay servidor: tu navegador lo hace todo, y lo que haces se queda en él.
privacy-offline-games = Tus partidas, con los nombres que llevan, se guardan en este navegador hasta que las borres o borres los datos de este sitio.
privacy-offline-network = La red solo se usa para buscar una versión más nueva y para llevar tus partidas a un servidor cuando lo pides.
privacy-who = Quién gestiona este servidor
privacy-contact = Contacto
privacy-what = Qué se guarda y qué no
privacy-third = Nada se carga de fuera: ni publicidad, ni seguimiento, ni tipos de letra o scripts de terceros.
privacy-cookies = Hacen falta dos cookies: una guarda tu asiento en las mesas; la otra, tu idioma. No hay más.
privacy-addresses = Las direcciones de red quedan un minuto en la memoria, contra los abusos. Nunca se guardan ni se anotan enteras. Una dirección bloqueada se recuerda hasta que termina el bloqueo.
privacy-games = { $days ->
    [one] Las partidas por enlace se borran un día después de su final.
   *[other] Las partidas por enlace se borran { $days } días después de su final.
}
privacy-waiting = { $days ->
    [one] Las partidas por enlace a las que nadie se une se borran al cabo de un día.
   *[other] Las partidas por enlace a las que nadie se une se borran al cabo de { $days } días.
}
privacy-unfinished = { $days ->
    [one] Las partidas por enlace sin terminar se borran un día después de la última jugada.
   *[other] Las partidas por enlace sin terminar se borran { $days } días después de la última jugada.
}
privacy-local = { $days ->
    [one] Las partidas en una sola pantalla o contra el ordenador se borran un día después de la última jugada.
   *[other] Las partidas en una sola pantalla o contra el ordenador se borran { $days } días después de la última jugada.
}
privacy-invitations = { $days ->
    [one] Una invitación que nadie usa se borra al cabo de un día.
   *[other] Una invitación que nadie usa se borra al cabo de { $days } días.
}
privacy-names = El nombre que te pones lo ven el otro jugador y quienes miran. Si abandonas la mesa para siempre, tu nombre desaparece también para ellos.
privacy-links = Una invitación sirve una sola vez. El servidor no guarda ninguna copia que permita abrir nada.
privacy-settings = Los ajustes de la página se quedan en este navegador.
privacy-forget = Quitar mi nombre
privacy-forget-text = Quita tu nombre de todas tus partidas y de los títulos que lo llevan. Las partidas se conservan.
privacy-forget-sure = ¿Quitar tu nombre de todas tus partidas?
privacy-forgotten = Tu nombre ya no aparece.
