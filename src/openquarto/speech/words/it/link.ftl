### What is said where two people play by link.

opponent-link = Giocate tramite link, ognuno al proprio schermo.
waiting = In attesa dell'altro giocatore.
joined = { CAPITAL($who) } ha preso posto.
left = { CAPITAL($who) } ha lasciato definitivamente la partita.
left-next = Puoi reclamare la vittoria dal menu, o invitare qualcun altro a quel posto.
presence-gone = { CAPITAL($who) } ha lasciato il tavolo. Il posto resta suo.
presence-back = { CAPITAL($who) } è di nuovo al tavolo.
seat-moved = Ora il tuo posto è su un altro dispositivo. Qui puoi solo guardare.
lan-notice = Gli altri dispositivi della tua rete possono entrare da questo indirizzo. Niente viaggia cifrato: usalo solo in una rete di cui ti fidi.
