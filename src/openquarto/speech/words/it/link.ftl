### What is said where two people play by link.

opponent-link = Giocate tramite link, ognuno al proprio schermo.
waiting = In attesa dell'altro giocatore.
joined = { CAPITAL($who) } ha preso posto.
left = { CAPITAL($who) } ha lasciato la partita definitivamente.
left-next = Puoi reclamare la partita dal menu, o invitare qualcun altro a quel posto.
presence-gone = { CAPITAL($who) } ha lasciato il tavolo. Il posto resta suo.
presence-back = { CAPITAL($who) } è di nuovo qui.
seat-moved = Il tuo posto è ora su un altro dispositivo. Qui guardi soltanto.
lan-notice = Altri dispositivi della tua rete possono entrare da questo indirizzo. Nulla viaggia cifrato: usalo solo in una rete di cui ti fidi.
