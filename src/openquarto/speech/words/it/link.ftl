### What is said where two people play by link.

opponent-link = Giocate con un collegamento, ognuno al suo schermo.
waiting = Si aspetta l'altro giocatore.
joined = { CAPITAL($who) } ha preso posto.
presence-gone = { CAPITAL($who) } ha lasciato il tavolo. Il posto resta suo.
presence-back = { CAPITAL($who) } è di ritorno.
seat-moved = Il suo posto è ora su un altro dispositivo. Qui lei guarda.
lan-notice = Altri dispositivi della sua rete possono entrare a questo indirizzo. Nulla è cifrato lungo la strada: lo usi solo in una rete di cui si fida.
