### What is said where two people play by link.

opponent-link = Juegan por enlace, cada uno en su pantalla.
waiting = Se espera al otro jugador.
joined = { CAPITAL($who) } se ha sentado.
presence-gone = { CAPITAL($who) } ha dejado la mesa. El asiento queda reservado.
presence-back = { CAPITAL($who) } ha vuelto.
seat-moved = Su asiento está ahora en otro dispositivo. Aquí usted mira.
lan-notice = Otros dispositivos de su red pueden entrar por esta dirección. Nada va cifrado por el camino: úselo solo en una red de confianza.
