### The words of the site without a network: keeping it, starting it, and what may go wrong.

## $size is a number of megabytes, with one decimal.

offline-title = Sin red
offline-offer = OpenQuarto funciona aquí sin red después de descargar {$size} MB: todos los niveles, los problemas, las lecciones y el análisis. Tus partidas se quedan en este navegador.
offline-keep = Guardar para usar sin red
offline-start = Descargar y empezar
offline-again = Intentar otra vez
offline-fetching = Descargando OpenQuarto.
offline-starting = OpenQuarto está arrancando.
offline-done = Guardado. Sin red, abre esta dirección como siempre.
offline-renewed = Guardado. La versión más nueva se abrirá la próxima vez; una partida abierta sigue como está.
offline-kept = OpenQuarto está guardado en este navegador, y se abre también sin red.
offline-open = Jugar ahora sin red
offline-new = Se puede guardar una versión más nueva: {$size} MB.
offline-update = Guardar la versión más nueva
offline-letgo = Dejar de guardarlo
offline-gone = Hecho. Tus partidas se quedan en este navegador.
offline-fleeting = Este navegador no guarda partidas: desaparecen cuando lo cierras. Llévate antes la anotación de la partida.
offline-fault-old = Este navegador no puede guardar OpenQuarto. Uno más nuevo sí, por https y en una ventana que no sea privada.
offline-fault-room = No hay bastante espacio en este dispositivo. Libera un poco e inténtalo otra vez: lo que ya está aquí no se descarga dos veces.
offline-fault-broken = Lo que ha llegado no está completo. No se ha guardado nada de ello; inténtalo otra vez.
offline-fault-network = La red se cortó antes de que llegara todo. Inténtalo otra vez: lo que ya está aquí no se descarga dos veces.
offline-fault-start = OpenQuarto no ha podido empezar. Tus partidas están a salvo. Inténtalo otra vez, y cierra otras pestañas si vuelve a fallar.
