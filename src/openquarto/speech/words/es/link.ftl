### What is said where two people play by link.

opponent-link = Se juega por enlace, cada uno en su pantalla.
waiting = Esperando al otro jugador.
joined = { CAPITAL($who) } se ha sentado.
left = { CAPITAL($who) } ha dejado la partida definitivamente.
left-next = Puedes reclamar la victoria en el menú, o invitar a otra persona a ese asiento.
presence-gone = { CAPITAL($who) } ha dejado la mesa. El asiento queda reservado.
presence-back = { CAPITAL($who) } ha vuelto.
seat-moved = Tu asiento está ahora en otro dispositivo. Aquí solo miras.
lan-notice = Los demás dispositivos de tu red pueden entrar por esta dirección. Nada va cifrado por el camino: úsala solo en una red de confianza.
