### The words of the site without a network: keeping it, starting it, and what may go wrong.

## $size is a number of megabytes, with one decimal.

offline-title = Sem rede
offline-offer = O OpenQuarto funciona aqui sem rede depois de descarregar {$size} MB: todos os níveis, problemas, lições e a análise. As tuas partidas ficam neste navegador.
offline-keep = Guardar para usar sem rede
offline-start = Descarregar e começar
offline-again = Tentar outra vez
offline-fetching = A descarregar o OpenQuarto.
offline-starting = O OpenQuarto está a arrancar.
offline-done = Guardado. Sem rede, abre este endereço como sempre.
offline-renewed = Guardado. A versão mais nova abre na próxima vez; uma partida aberta continua como está.
offline-kept = O OpenQuarto está guardado neste navegador, e abre também sem rede.
offline-open = Jogar agora sem rede
offline-new = Pode guardar-se uma versão mais nova: {$size} MB.
offline-update = Guardar a versão mais nova
offline-letgo = Deixar de guardar
offline-gone = Feito. As tuas partidas ficam neste navegador.
offline-fleeting = Este navegador não guarda partidas: desaparecem quando o fechas. Leva antes o registo.
offline-fault-old = Este navegador não consegue guardar o OpenQuarto. Um mais novo consegue, por https e numa janela que não seja privada.
offline-fault-room = Não há espaço suficiente neste dispositivo. Liberta algum e tenta outra vez: o que já cá está não é descarregado duas vezes.
offline-fault-broken = O que chegou não está completo. Nada disso foi guardado; tenta outra vez.
offline-fault-network = A rede caiu antes de estar cá tudo. Tenta outra vez: o que já cá está não é descarregado duas vezes.
offline-fault-start = O OpenQuarto não arrancou. As tuas partidas estão seguras. Tenta outra vez, e fecha outros separadores se voltar a falhar.
