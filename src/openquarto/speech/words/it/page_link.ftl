### The words of the page where two people play by link: at the table, on the way in, and about privacy.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## At the table, joined by the browser.

page-invite-title = Invitare l'altro giocatore
page-invite-how = Mandi questo link. Chi lo apre per primo prende l'altro posto.
page-invite-ready = Il link per l'altro giocatore è pronto.
page-invite-making = Il link si sta preparando.
page-invite-failed = Non è stato possibile preparare il link.
page-try-again = Riprovare
page-link-copy = Copiare il link
page-link-share = Condividere
page-link-copied = Link copiato.
page-link-picture = Il link come codice QR
# $command is what to type to start the game for a whole network.
page-reach-here = Questo link porta solo a questo computer. Per la sua rete, avvii con { $command }.
page-reach-near = Questo link porta ai dispositivi della sua rete. Nulla è cifrato lungo la strada.
page-move-title = Il suo posto su un altro dispositivo
page-move-how = Apra questo link sull'altro dispositivo. Giocherà lì, e questo guarderà.
page-move-warning = Non dia questo link a nessuno: chi lo apre per primo ha il suo posto.
page-watch-copied = Link copiato. Chi lo apre può guardare, e nient'altro.
page-note-free = posto libero
page-presence-here = presente
page-presence-away = assente
page-watching = Spettatori: { $count }
page-your-turn = Tocca a te
page-notify-blocked = Questo browser non permette notifiche qui.
page-server-stops = Il server si ferma un momento. Si riprova; la sua partita è conservata.
page-rematch-asked = L'altro giocatore vuole un'altra partita.
page-rematch-begun = I giocatori hanno iniziato un'altra partita.
page-player = { player }
page-seat-first = { seat-first }
page-seat-second = { seat-second }

## The menu, the settings, and where a table is chosen.

link-invite = Invitare l'altro giocatore
link-watch = Copiare un link per guardare
link-move = Spostare il mio posto su un altro dispositivo
link-notify = Avvisarmi quando tocca a me
link-home = Giocare con un link
link-elsewhere = Qualcuno altrove
link-elsewhere-about = con un link, ognuno al suo schermo

## The way in with an invitation. $who is a player.

join-title = Ha un invito
join-from = { CAPITAL($who) } la invita a una partita di Quarto.
join-from-somebody = Qualcuno la invita a una partita di Quarto.
join-rules = Come si gioca
join-name = Il suo nome
join-name-hint = L'altro giocatore lo vede. Può restare vuoto.
join-sit = Prendere posto
join-move-title = Il suo posto la aspetta
join-move = Prenda il suo posto su questo dispositivo. L'altro dispositivo guarderà.
join-move-sit = Prendere il mio posto qui
join-mine = Lei siede già a questo tavolo.
join-mine-hint = Il link è per l'altro giocatore.
join-table = Al tavolo
join-cut = A questo invito manca la fine. Apra il link ancora una volta, o ne chieda uno nuovo.
join-watch = Guardare il tavolo
join-offline = Nessuna connessione. Nulla è perduto: riprovi.
join-noscript = Per prendere posto serve JavaScript, che qui è disattivato.

## Privacy. $days is how long games are kept.

privacy-title = Riservatezza
privacy-private = Questo server è privato: tutto resta sul computer dove funziona.
privacy-who = Chi gestisce questo server
privacy-contact = Contatto
privacy-what = Che cosa si conserva e che cosa no
privacy-third = Nulla viene da altrove: niente pubblicità, niente conteggi, niente caratteri o script di altri.
privacy-cookies = Servono due cookie: uno è il suo posto ai tavoli, l'altro la sua lingua. Non ce ne sono altri.
privacy-addresses = Gli indirizzi di rete restano un minuto in memoria, contro gli abusi. Non sono mai salvati, né annotati per intero.
privacy-games = { $days ->
    [one] Le partite con un link sono cancellate un giorno dopo la fine.
   *[other] Le partite con un link sono cancellate { $days } giorni dopo la fine.
}
privacy-names = Il nome che lei si dà è visto dall'altro giocatore e da chi guarda.
privacy-links = Un invito vale una volta. Il server non ne tiene copie che aprano qualcosa.
privacy-settings = Le impostazioni della pagina restano in questo browser.
privacy-forget = Dimenticare il mio nome
privacy-forget-text = Toglie il suo nome da tutte le sue partite con un link. Le partite restano.
privacy-forget-sure = Dimenticare il suo nome in tutte le sue partite con un link?
privacy-forgotten = Il suo nome è dimenticato.
