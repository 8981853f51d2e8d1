### What is said when something is refused or cannot be read. Short and friendly; what the player can do comes in too.
### $square, $piece, $line, $hand, $side… are already in words; $text is what was typed or read, as it was.
### One message for each code of a fault: "square taken" is fault-square-taken. Variables may be left out.

## The rules.

fault-piece-unreadable = { $text } ist keine Figur. Figuren haben die Buchstaben A bis P.
fault-sides-of-a-piece = Eine Figur hat in jedem der vier Merkmale genau eine Eigenschaft, nicht { $text }.
fault-square-unreadable = { $text } ist kein Feld. Felder sind a1 bis d4.
fault-line-unreadable = { $text } ist keine Linie. Eine Linie heißt nach ihren zwei Enden, etwa a1-d1.
fault-variant-empty = Die Variante fehlt. Schreib classic, oder Angaben wie blocks+traits=cs+auto.
fault-variant-flag-unknown = { $text } ist keine Variante. Schreib classic allein, oder blocks, traits= und auto.
fault-variant-flag-twice = { $text } steht zweimal in der Variante.
fault-variant-traits = { $text } nach traits= ist nicht lesbar. Schreib Buchstaben aus cshf, in dieser Reihenfolge.
fault-position-fields = Eine Stellung hat drei oder vier Teile, nicht { $count }.
fault-position-rows = Eine Stellung hat vier Reihen, nicht { $count }.
fault-row-unreadable = Reihe { $row } der Stellung ist nicht lesbar: { $text }.
fault-row-length = Reihe { $row } der Stellung hat { $count } Felder, nicht 4.
fault-action-unreadable = { $text } ist keine Aktion. Schreib den Buchstaben einer Figur, ein Feld, # und eine Linie, oder =.
fault-time-control-unreadable = { $text } ist keine Uhr. Schreib 60/turn, 450+5 oder -.
fault-value-unreadable = { $text } ist kein Wert. Schreib W oder L mit einem Abstand, oder D.
fault-game-over = Die Partie ist zu Ende.
fault-give-expected = Gib zuerst eine Figur.
fault-place-expected = Setz zuerst deine Figur: { $hand }.
fault-done-expected = Das Brett ist voll. Jetzt geht nur noch: Quarto rufen oder fertig.
fault-piece-on-board = { CAPITAL($piece) } steht schon auf dem Brett.
fault-square-taken = { $square } belegt.
fault-calling-automatic = Hier gibt es keine Ansage: Ein Quarto gewinnt automatisch.
fault-no-window = Jetzt nicht. Ansagen darfst du eine Linie durch die zuletzt gesetzte Figur: gleich nachdem du gesetzt hast, oder bevor du die nächste Figur setzt.
fault-call-used = Du hast schon gerufen. Nur eine Ansage pro Gelegenheit.
fault-line-not-in-variant = { CAPITAL($line) } zählt in dieser Variante nicht.
fault-line-not-kept = { CAPITAL($line) } bleibt bei dieser Symmetrie nicht erhalten.
fault-end-reason = So kann eine Partie nicht enden: { $reason }.
fault-nothing-to-take-back = Es gibt keinen Zug zurückzunehmen.
fault-game-length = Eine Partie hat eine Stellung mehr als Aktionen, nicht { $positions } und { $actions }.
fault-traits-order = Eine Variante zählt ein bis vier Merkmale, in der Reihenfolge cshf, nicht { $text }.
fault-board-size = Ein Brett hat 16 Felder, nicht { $count }.
fault-piece-twice = { CAPITAL($piece) } steht zweimal, auf { $squares }.
fault-hand-on-board = Die Figur in der Hand, { $piece }, steht auch auf { $square }.
fault-last-empty = Das zuletzt besetzte Feld, { $square }, ist leer.
fault-value-impossible = Einen Wert { $letter } { $distance } gibt es nicht.
fault-turn-limit = Ein Zug dauert 5 Sekunden bis 24 Stunden, nicht { $seconds } Sekunden.
fault-game-limit = Eine Uhr hat 5 Sekunden bis 24 Stunden und gibt bis zu 60 Minuten dazu, nicht { $text }.

## The referee.

fault-match-over = Die Partie ist zu Ende.
fault-not-your-turn = Du bist nicht dran. Am Zug: { $to_act }.
fault-draw-offered-already = Remis ist schon angeboten. Dein Gegner muss antworten.
fault-no-draw-offered = Niemand hat Remis angeboten.
fault-take-back-not-allowed = Kein Zug wird zurückgenommen: Diese Partie wird gewertet.
fault-take-back-asked-already = Du hast schon gefragt. Dein Gegner muss antworten.
fault-no-take-back-asked = Niemand möchte einen Zug zurücknehmen.
fault-own-turn = Du bist selbst dran. Nur wer wartet, kann die Partie beanspruchen.
fault-clock-runs = Mit Uhr kann man keine Partie beanspruchen: Wer fehlt, verliert auf Zeit.
# $days and $hours are digits.
fault-claim-too-early = Zu früh. Eine Partie kann man nach { $days } Tagen beanspruchen; bisher sind { $hours } Stunden vergangen.
fault-start-variant = Die Stellung gehört zur Variante { $variant }, nicht { $expected }.
fault-name-length = Ein Name hat 1 bis { $longest } Buchstaben, nicht { $count }.
fault-name-characters = Ein Name braucht mindestens ein sichtbares Zeichen und darf keine unsichtbaren enthalten.

## Records. The words in square brackets, FalseCall and so on, are written so in every language.

# $line and $column say where in the file; $sentence is one of the faults.
fault-in-record = Zeile { $line }, Spalte { $column }: { $sentence }
fault-tag-unreadable = { $text } ist keine Kopfzeile. Eine Kopfzeile sieht so aus: [First "Anna"].
fault-tag-twice = Die Kopfzeile { $name } steht zweimal da.
fault-tag-value = Die Kopfzeile { $name } kann nicht { $text } enthalten.
fault-tag-characters = Die Kopfzeile { $name } kann man nicht schreiben: { $text }.
fault-set-up-without-position = SetUp ist 1, aber die Kopfzeile Position fehlt.
fault-two-variants = Die Kopfzeilen nennen zwei Varianten, { $tag } und { $position }.
fault-comment-unclosed = Dieser Kommentar ist nicht geschlossen.
fault-variation-unclosed = Diese Abzweigung ist nicht geschlossen.
fault-variation-unopened = Eine Klammer schließt, wo keine Abzweigung offen ist.
fault-variations-too-deep = Abzweigungen können { $count } tief verschachtelt sein, nicht tiefer.
fault-variation-without-turn = Eine Abzweigung steht vor dem ersten Zug.
fault-result-in-variation = Ein Ergebnis, { $text }, steht in einer Abzweigung.
fault-token-unreadable = { $text } ist kein Zug. Ein Zug sieht so aus: b4A.
fault-marked-as-false = Angesagt ist { $action }: Das stimmt, ist aber als falsch markiert.
fault-not-marked-as-false = Angesagt ist { $action }: Das ist falsch, aber nicht so markiert.
fault-turn-cut-short = Der Zug { $text } ist nicht vollständig.
fault-result-missing = Das Ergebnis fehlt: 1-0, 0-1, 1/2-1/2 oder *.
fault-result-of-the-tag = Das Ergebnis ist hier { $text } und in seiner Kopfzeile { $tag }.
fault-result-of-the-game = Das Ergebnis ist { $text }, aber die Partie endete { $expected }.
fault-result-of-the-termination = Das Ergebnis { $text } folgt nicht aus der Termination { $termination }.
fault-result-unexplained = Das Ergebnis { $text } folgt nicht aus der Partie.
fault-start-unwritable = Die Stellung { $position } kann nicht am Anfang einer Aufzeichnung stehen.
fault-value-without-distance = Ein notierter Wert braucht seinen Abstand, außer bei Remis, nicht { $value }.
fault-turn-unknown = Die Aufzeichnung hat { $count } Züge, gezählt ab 0; einen Zug { $number } gibt es nicht.
fault-games = Erwartet war eine Partie, nicht { $count }.

## The solver.

fault-threads = Möglich sind 1 bis { $most } Threads, nicht { $count }.
fault-table = Eine Tabelle hat 1 bis { $most } MB, nicht { $megabytes }.
fault-table-memory = Eine Tabelle mit { $megabytes } MB geht nicht: Dieser Rechner hat { $memory } MB.
fault-table-refused = Eine Tabelle mit { $megabytes } MB geht nicht: Das System hat keinen Speicher dafür.
fault-book = Das Eröffnungsbuch ist beschädigt.
fault-node-limit = Eine Grenze ist mindestens 1 Knoten, nicht { $limit }.

## What was typed. These help the player to say it better.

fault-nothing-typed = Nichts eingegeben. Tippe Hilfe für die Befehle.
fault-typed-too-long = Zu lang: { $count } Zeichen. Höchstens { $longest }.
fault-word-unknown = Ich kenne { $text } nicht. Tippe Hilfe für die Befehle.
fault-words-unclear = Ich verstehe { $text } nicht. Tippe Hilfe für die Befehle.
# A single letter could be a piece or a column.
fault-letter-alone = Ein Buchstabe genügt nicht: { $text }. Tippe gib { CAPITAL($text) } für die Figur oder b2 für ein Feld.
fault-number-alone = Eine Zahl genügt nicht: { $text }. Tippe b { $text } für ein Feld oder Reihe { $text }.
# $readings is a list of what it could mean: "board, quarto row 2".
fault-several-readings = Das kann heißen: { $readings }. Tippe eines davon.
# $pieces is a list of two to four pieces.
fault-several-pieces = Welche Figur: { $pieces }?
# More than four pieces fit ($count of them).
fault-many-pieces = { $count } Figuren passen. Tippe mehr Wörter.
fault-no-such-piece = Keine Figur im Vorrat ist { $text }.
# $sides is a list of two or more sides that no piece has together: "light, dark".
fault-sides-exclude = Keine Figur ist zugleich { $sides }.
fault-square-unknown = Ein Feld { $text } gibt es nicht. Felder sind a1 bis d4.
fault-row-unknown = Eine Reihe { $text } gibt es nicht. Reihen sind 1 bis 4.
fault-column-unknown = Eine Spalte { $text } gibt es nicht. Spalten sind a bis d.
fault-diagonal-unknown = Durch { $square } geht keine Diagonale. Tippe Diagonale a1 oder Diagonale a4.
fault-block-unknown = Kein Block heißt { $square }. Ein Block heißt nach seinem Feld oben links, a1 bis c3.
fault-no-line-between = { $text } sind nicht die zwei Enden einer Linie.
# A call or a question that names no line: row without a number before anything was placed, or quarto b2.
fault-which-line = Welche Linie? Tippe Reihe 2, Spalte b, Diagonale a1 oder Block b2.
fault-no-call-now = Jetzt nicht. Ansagen darfst du eine Linie durch die zuletzt gesetzte Figur: gleich nachdem du gesetzt hast, oder bevor du die nächste Figur setzt.
# $choices is a list of the words that can follow.
fault-which-setting = Tippe eines davon: { $choices }.
fault-language-unknown = Ich spreche nicht { $text }. Sprachen: { $choices }.
fault-opponent-unknown = Den Gegner { $text } gibt es nicht. Tippe einen Namen wie Eiche, eine Zahl von 1 bis 10, Zufall oder hier.

## Der Server und die Seite.

fault-message-unreadable = Diese Nachricht ist nicht lesbar.
fault-stale = Der Tisch hat sich inzwischen geändert. Schau noch einmal hin.
fault-no-seat = Du schaust zu. Nur wer mitspielt, kann etwas tun.
fault-not-over = Das geht nicht während einer Partie.
fault-not-here = Das geht an diesem Tisch nicht. Schau ins Menü.
fault-link-offline = Für das Spielen per Link braucht es das Netz. Gegen den Computer und an einem Bildschirm kannst du jetzt spielen.
fault-not-kept = Die Partie konnte nicht gespeichert werden, darum hat sich nichts geändert. Versuch es noch einmal.
fault-not-known = Der Datenträger hat in diesem Moment versagt. Ob das gespeichert ist, weiß noch niemand. Der Tisch wird neu geladen: Schau hin, bevor du weitermachst.
fault-closing = Dieser Tisch wird gerade geschlossen. Komm gleich wieder.
fault-no-such-game = Diese Partie gibt es nicht. Vielleicht wurde sie gelöscht.
fault-not-your-game = Diese Partie gehört jemand anderem.
fault-title = Ein Titel hat 1 bis { $longest } sichtbare Buchstaben.
fault-too-many-games = Zu viele neue Partien. Warte eine Minute.
fault-no-new-games = Dieser Server nimmt im Moment keine neuen Partien an. Begonnene Partien gehen weiter.
fault-leaving = Dieser Server wird gleich angehalten. Versuch es in einem Moment noch einmal.
fault-newer-game = Eine neuere Version dieses Servers führt diese Partie schon weiter. Versuch es in einem Moment noch einmal.
fault-banned = Für dein Netz ist der Zugang im Moment gesperrt.
fault-too-many-sockets = Zu viele Tische sind offen. Schließ einige.
fault-choice = { $text } geht nicht für { $field }. Zur Wahl stehen: { $choices }.
fault-two-callings = Zur Ansage gibt es zwei verschiedene Angaben: { $calling } und { $variant }.
fault-not-begun = Die andere Person ist noch nicht da. Warte einen Augenblick.
fault-too-many-wishes = In diesem Zug wurde genug angeboten und zurückgenommen. Spiel erst weiter.
fault-too-many-touches = Du hast in diesem Zug { $most } Mal getastet. Mehr geht in einem Zug nicht.
fault-too-long = Diese Partie ist so lang geworden, dass nichts mehr angeboten, zurückgenommen oder abgetastet werden kann. Zu Ende spielen könnt ihr sie trotzdem.
fault-invitation-used = Diese Einladung ist schon benutzt, oder es fehlt ein Stück davon. Lass dir einen neuen Link schicken.
fault-own-invitation = Du sitzt schon an diesem Tisch. Gib den Link der anderen Person.
fault-nobody-to-invite = Beide Plätze sind besetzt.
fault-too-many-tries = Das war zu oft. Erlaubt sind höchstens { $most } Versuche pro Minute.
fault-operator = Ein Server für andere sagt, wer ihn betreibt. Trag operator und contact für seine Seite zum Datenschutz ein.
fault-no-record = In diesem Text steht keine Partie.
fault-one-record-at-a-time = Eine Partie nach der anderen: Die vorige wird noch gelesen. Versuch es gleich noch einmal.
fault-opponent-not-ready = Die Stufen brauchen den Rechenkern, der hier nicht installiert ist. Wähle Zufall oder zwei Spieler.
fault-no-such-page = Eine Seite { $path } gibt es nicht.
fault-foreign = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.
fault-foreign-host = Unter diesem Namen ist dieser Server nicht bekannt.
fault-too-large = Zu groß: höchstens { $most } Bytes.
fault-unreadable = Diese Anfrage ist nicht lesbar.
fault-our-mistake = Hier ging etwas schief. Deine Partien sind nicht verloren.
fault-setting = Die Einstellung { $name } kann nicht { $text } sein: { $why }.
fault-settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar: { $why }.
fault-port-taken = Port { $port } auf { $host } ist belegt: Ein anderes Programm lauscht dort. Wähle einen anderen mit --port.
fault-address = Der Server kann { $host } nicht benutzen: { $why }. Wähle eine andere Adresse mit --host.
fault-off-loopback = { $host } ist von anderen Rechnern zu erreichen. Gib --public-url https:// an oder lass --host weg.
fault-database-locked = { $file } wird von einem anderen Server benutzt. Beende diesen oder wähle eine andere Datei mit --database.
fault-database-unwritable = { $file } kann nicht geschrieben werden: { $why }. Wähle eine andere Datei mit --database.
fault-database-newer = { $file } stammt von einer neueren Version. Aktualisiere dieses Programm.
fault-database-foreign = { $file } ist keine Datenbank mit Partien. Wähle eine andere Datei mit --database.
fault-database-older = { $file } stammt von einer älteren Version. Bring die Datenbank mit openquarto database migrate auf den neuen Stand.
fault-database-away = { $file } ist nicht erreichbar: { $why }.
fault-database-address = Das ist keine Adresse einer Datenbank. So sieht eine aus: postgresql://user@host/name.
fault-database-not-empty = { $file } enthält schon Partien. Wähl eine leere Datenbank.
fault-copy-differs = { $file } hat die Kopie nicht behalten. Nichts davon ist übrig.
fault-no-database = { $file } gibt es nicht, oder es sind keine Partien darin.
fault-workers = Mehrere Prozesse (--workers) brauchen eine Datenbank, die sie sich teilen können: gib --database postgresql://me@host/quarto an.
fault-worker-failed = Ein Prozess ist zu Ende gegangen, bevor er dienen konnte (Status { $status }). Im Protokoll steht mehr.
fault-no-postgres = PostgreSQL braucht das Zusatzpaket postgres: pip install 'openquarto[postgres]'.
fault-no-backup-here = Diese Datenbank ist keine Datei. Bei PostgreSQL macht pg_dump eine Sicherung, und openquarto database copy schreibt eine Datei.
fault-no-server = Der Server bei { $file } ist nicht zu erreichen: { $why }.
fault-backup = { $file } kann nicht geschrieben werden: { $why }.
fault-nothing-to-back-up = Dieser Server speichert keine Partien, darum gibt es nichts zu sichern.
fault-not-in-memory = Niemand hat diese Partie offen, darum gibt es nichts zu schließen.
fault-network = { $text } ist keine Netzadresse. Gib eine wie 192.0.2.7 oder 192.0.2.0/24 an.
fault-admin-socket = Über { $file } kann der Server keine Befehle des Betreibers annehmen: { $why }. Wähle mit admin_socket einen anderen Ort, oder off.
