### The words of the site without a network: keeping it, starting it, and what may go wrong.

## $size is a number of megabytes, with one decimal.

offline-title = Senza rete
offline-offer = OpenQuarto funziona qui senza rete dopo aver scaricato {$size} MB: tutti i livelli, i problemi, le lezioni e l'analisi. Le tue partite restano in questo browser.
offline-keep = Salva per quando manca la rete
offline-start = Scarica e comincia
offline-again = Riprova
offline-fetching = OpenQuarto si sta scaricando.
offline-starting = OpenQuarto si avvia.
offline-done = Salvato. Senza rete, apri questo indirizzo come sempre.
offline-renewed = Salvato. La versione più nuova si aprirà la prossima volta; una partita aperta continua com'è.
offline-kept = OpenQuarto è salvato in questo browser, e si apre anche senza rete.
offline-open = Gioca adesso senza rete
offline-new = Si può salvare una versione più nuova: {$size} MB.
offline-update = Salva la versione più nuova
offline-letgo = Togli da questo browser
offline-gone = Fatto. Le tue partite restano in questo browser.
offline-fleeting = Questo browser non conserva le partite: spariscono quando lo chiudi. Prima porta con te la trascrizione.
offline-fault-old = Questo browser non può salvare OpenQuarto. Uno più nuovo può, via https e in una finestra non privata.
offline-fault-room = Su questo dispositivo non c'è abbastanza spazio. Liberane un po' e riprova: quello che c'è già non si scarica due volte.
offline-fault-broken = Quello che è arrivato non è completo. Non ne è stato salvato nulla; riprova.
offline-fault-network = La rete è mancata prima che arrivasse tutto. Riprova: quello che c'è già non si scarica due volte.
offline-fault-start = OpenQuarto non è partito. Le tue partite sono al sicuro. Riprova, e chiudi altre schede se non va ancora.
