### The words of the site without a network: keeping it, starting it, and what may go wrong.

## $size is a number of megabytes, with one decimal.

offline-title = Ohne Netz
offline-offer = OpenQuarto läuft hier ohne Netz, sobald {$size} MB geladen sind: alle Stufen, Aufgaben, Lektionen und die Analyse. Deine Partien bleiben in diesem Browser.
offline-keep = Für unterwegs speichern
offline-start = Laden und anfangen
offline-again = Noch einmal versuchen
offline-fetching = OpenQuarto wird geladen.
offline-starting = OpenQuarto startet.
offline-done = Gespeichert. Öffne ohne Netz diese Adresse wie immer.
offline-renewed = Gespeichert. Die neuere Fassung öffnet sich, wenn du das nächste Mal kommst; eine offene Partie geht weiter wie bisher.
offline-kept = OpenQuarto ist in diesem Browser gespeichert und öffnet sich auch ohne Netz.
offline-open = Jetzt ohne Netz spielen
offline-new = Eine neuere Fassung kann gespeichert werden: {$size} MB.
offline-update = Die neuere Fassung speichern
offline-letgo = Nicht mehr speichern
offline-gone = Erledigt. Deine Partien bleiben in diesem Browser.
offline-fleeting = Dieser Browser speichert keine Partien: Sie sind weg, wenn du ihn schließt. Nimm vorher die Aufzeichnung mit.
offline-fault-old = Dieser Browser kann OpenQuarto nicht speichern. Ein neuerer kann es, über https und in einem Fenster, das nicht privat ist.
offline-fault-room = Auf diesem Gerät ist nicht genug Platz. Schaffe welchen und versuche es noch einmal: Was schon da ist, wird nicht zweimal geladen.
offline-fault-broken = Was ankam, ist nicht vollständig. Nichts davon wurde gespeichert; versuche es noch einmal.
offline-fault-network = Das Netz war weg, bevor alles da war. Versuche es noch einmal: Was schon da ist, wird nicht zweimal geladen.
offline-fault-start = OpenQuarto ließ sich nicht starten. Deine Partien sind nicht verloren. Versuche es noch einmal, und schließe andere Tabs, wenn es wieder nicht geht.
