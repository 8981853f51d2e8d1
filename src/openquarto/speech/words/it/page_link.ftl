### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Invita l'altro giocatore
page-invite-how = Manda questo link. Chi lo apre per primo prende l'altro posto.
page-invite-ready = Il link per l'altro giocatore è pronto.
page-invite-making = Il link è quasi pronto.
page-invite-failed = Non è stato possibile preparare il link.
page-try-again = Riprova
page-link-copy = Copia il link
page-link-share = Condividi
page-link-copied = Link copiato.
page-link-picture = Il link come codice QR
# $command is what to type to start the game for a whole network.
page-reach-here = Questo link funziona solo su questo computer. Per la tua rete, avvia con { $command }.
page-reach-near = Questo link funziona sui dispositivi della tua rete. Niente viaggia cifrato.
page-move-title = Il tuo posto su un altro dispositivo
page-move-how = Apri questo link sull'altro dispositivo. Giocherai lì, e qui potrai solo guardare.
page-move-warning = Non dare questo link a nessuno: chi lo apre per primo prende il tuo posto.
page-watch-copied = Link copiato. Chi lo apre può guardare, e nient'altro.
page-note-free = posto libero
page-presence-here = presente
page-presence-away = assente
page-watching = Spettatori: { $count }
page-your-turn = Tocca a te
page-notify-blocked = Qui il browser non permette le notifiche.
page-server-stops = Il server si ferma un momento. Nuovo tentativo in corso; la tua partita è salva.
page-rematch-asked = L'altro giocatore vuole un'altra partita.
page-rematch-begun = I giocatori hanno cominciato un'altra partita.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Invita l'altro giocatore
link-watch = Copia un link per guardare
link-move = Sposta il mio posto su un altro dispositivo
link-notify = Avvisami quando tocca a me
link-home = Gioca tramite link
link-elsewhere = Qualcuno tramite link
link-elsewhere-about = ognuno al proprio schermo

## The way in with an invitation. $who is a player.

join-title = Hai un invito
join-from = { CAPITAL($who) } ti invita a una partita di Quarto.
join-from-somebody = Qualcuno ti invita a una partita di Quarto.
join-rules = Come si gioca
join-name = Il tuo nome
join-name-hint = Lo vedrà l'altro giocatore. Puoi anche lasciarlo vuoto.
join-sit = Siediti
join-move-title = Il tuo posto ti aspetta
join-move = Prendi il tuo posto su questo dispositivo. Sull'altro potrai solo guardare.
join-move-sit = Sposta qui il mio posto
join-mine = Hai già un posto a questo tavolo.
join-mine-hint = Il link è per l'altro giocatore.
join-table = Vai al tavolo
join-cut = A questo invito manca la fine. Apri di nuovo il link, o chiedine un altro.
join-watch = Guarda la partita
join-offline = Connessione assente. Non è andato perso niente: riprova.
join-noscript = Per sederti serve JavaScript, che qui è disattivato.

## Privacy. $days is how long games are kept.

privacy-title = Privacy
docs-title = Documentazione
privacy-private = Questo server è privato: tutto resta sul computer su cui gira.
privacy-offline = Qui non c'è nessun server: il tuo browser fa tutto da solo, e quello che fai resta lì.
privacy-offline-games = Le tue partite, con i nomi che contengono, restano in questo browser finché non le elimini o non cancelli i dati di questo sito.
privacy-offline-network = La rete serve solo a cercare una versione più recente e a portare le tue partite su un server quando lo chiedi.
privacy-who = Chi gestisce questo server
privacy-contact = Contatto
privacy-what = Che cosa si conserva e che cosa no
privacy-third = Niente viene caricato da fuori: niente pubblicità, niente tracciamento, niente caratteri o script di terzi.
privacy-cookies = Servono due cookie: uno è il tuo posto ai tavoli, l'altro la tua lingua. Non ce ne sono altri.
privacy-addresses = Gli indirizzi di rete restano in memoria un minuto, contro gli abusi. Non vengono mai salvati, né mai registrati per intero. Un indirizzo escluso da chi gestisce il server viene ricordato finché non può rientrare.
privacy-games = { $days ->
    [one] Le partite tramite link vengono eliminate un giorno dopo la fine.
   *[other] Le partite tramite link vengono eliminate { $days } giorni dopo la fine.
}
privacy-waiting = { $days ->
    [one] Le partite tramite link a cui nessuno si unisce vengono eliminate dopo un giorno.
   *[other] Le partite tramite link a cui nessuno si unisce vengono eliminate dopo { $days } giorni.
}
privacy-unfinished = { $days ->
    [one] Le partite tramite link non finite vengono eliminate un giorno dopo l'ultima mossa.
   *[other] Le partite tramite link non finite vengono eliminate { $days } giorni dopo l'ultima mossa.
}
privacy-local = { $days ->
    [one] Le partite su un solo schermo o contro il computer vengono eliminate un giorno dopo l'ultima mossa.
   *[other] Le partite su un solo schermo o contro il computer vengono eliminate { $days } giorni dopo l'ultima mossa.
}
privacy-invitations = { $days ->
    [one] Un invito che nessuno usa viene eliminato dopo un giorno.
   *[other] Un invito che nessuno usa viene eliminato dopo { $days } giorni.
}
privacy-names = Il nome che ti dai lo vedono l'altro giocatore e chi guarda. Quando lasci una partita per sempre, il tuo nome scompare anche per loro.
privacy-links = Un invito vale una volta sola. Il server non ne tiene nessuna copia che possa aprire qualcosa.
privacy-settings = Le impostazioni della pagina restano in questo browser.
privacy-forget = Dimentica il mio nome
privacy-forget-text = Toglie il tuo nome da tutte le tue partite e dai titoli che lo contengono. Le partite restano.
privacy-forget-sure = Vuoi far dimenticare il tuo nome in tutte le tue partite?
privacy-forgotten = Il tuo nome è stato dimenticato.
