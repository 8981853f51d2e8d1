### Tournaments: what is refused, and the words of lists, standings and printed sheets.

## What is refused. $name is a player, $board and $round are numbers, $result is written like 1–0.

fault-tournament-name = Ein Turnier braucht einen Namen mit 1 bis { $longest } Zeichen.
fault-tournament-setting = { $text } geht hier nicht. Zur Wahl: { $choices }.
fault-rounds-number = Ein Turnier hat 1 bis { $most } Runden, nicht { $count }.
fault-entered-already = { $name } steht schon auf der Liste, mit der Nummer { $number }.
fault-too-many-players = Die Liste ist voll: höchstens { $most } Spieler.
fault-no-such-player = Auf der Liste steht niemand namens { $text }.
fault-entries-closed = { $name } kann nicht mehr dazukommen: Die Gegner stehen fest. Nimm zuerst Runde 1 zurück.
fault-has-played = { $name } ist schon ausgelost und bleibt auf der Liste. Du kannst den Rücktritt eintragen.
fault-withdrawn-already = { $name } ist schon gegangen.
fault-not-withdrawn = { $name } ist nicht gegangen.
fault-round-past = Das lässt sich nicht mehr ändern: Runde { $round } ist schon ausgelost.
fault-rating-number = Eine Wertungszahl liegt zwischen { $least } und { $most }, nicht { $text }.
fault-too-few-players = Eine Runde braucht zwei Spieler, die da sind. Da sind: { $count }.
fault-results-missing = Runde { $round } ist nicht fertig. { $count ->
    [one] Es fehlt das Ergebnis an Brett { $boards }.
   *[other] Es fehlen die Ergebnisse an den Brettern { $boards }.
}
fault-no-more-rounds = Alle { $count } Runden sind gespielt.
fault-rounds-paired = Weniger als { $count } Runden gehen nicht: So viele sind schon ausgelost.
fault-nobody-left = Im Turnierbaum ist niemand mehr übrig, also gibt es keine weitere Runde. Du kannst das Turnier beenden.
fault-no-round = Runde { $round } ist noch nicht ausgelost.
fault-not-newest-round = Nur die neueste Runde lässt sich ändern, nicht Runde { $round }.
fault-no-such-board = Runde { $round } hat kein Brett { $text }.
fault-paired-twice = { $name } steht zweimal da.
fault-not-paired = Es fehlt jemand: { $names }.
fault-nobody-waits = Gerade lässt sich niemand auslosen.
fault-time-over = Die Zeit dieser Arena ist um: { $minutes } Minuten ab Runde 1. In den Einstellungen kannst du mehr geben.
fault-no-swiss = Das Schweizer System ist hier nicht installiert. Die anderen Formen gehen.
fault-result-unreadable = { $text } ist kein Ergebnis. Schreib 1-0, 0-1 oder 1/2-1/2, oder +/- für kampflos.
fault-result-of-pair = Die Punkte der { $games } Partien gehören zusammen, etwa { $example }.
fault-result-there = Brett { $board } hat schon ein Ergebnis: { $result }. Wenn es falsch ist, berichtige es.
fault-result-settled = Brett { $board } hat schon sein Ergebnis: { $result }. Wenn es falsch ist, sag es der Turnierleitung.
fault-too-many-reports = Du hast schon { $most } Mal gemeldet. Bitte sag der Turnierleitung, wie es ausging.
fault-no-result = Brett { $board } hat noch kein Ergebnis.
fault-draw-knocks-nobody-out = Jemand muss weiterkommen. Spielt an Brett { $board } noch einmal, mit getauschten Plätzen.
fault-next-round-paired = Runde { $round } spielen die Sieger. Nimm sie zuerst zurück.
fault-tournament-over = Dieses Turnier ist zu Ende.
fault-tournament-not-over = Dieses Turnier ist nicht zu Ende.
fault-nothing-to-undo = Es gibt nichts rückgängig zu machen.
fault-undo-too-late = Das lässt sich nicht mehr rückgängig machen: Seitdem ist Runde { $round } ausgelost. Nimm zuerst diese Runde zurück, oder trag den Rücktritt ein, wenn jemand nicht spielen soll.
fault-log-unreadable = Diese Datei ist kein Turnier: Zeile { $line }, { $why }.
fault-log-newer = Eine neuere Version hat dieses Turnier geschrieben. Bitte bring diese auf den neuesten Stand.
fault-log-changed = Jemand war schneller. Sieh noch einmal nach und entscheide dann.

## Lists and sheets.

club-kind-swiss = Schweizer System
club-kind-round-robin = Jeder gegen jeden
club-kind-knock-out = K.-o.-Turnier
club-kind-arena = Arena
club-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
club-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
club-round = Runde { $number }
club-by-name = Runde { $number }, nach Namen
club-standings-after = Stand nach Runde { $number }
club-board = Brett
club-first = Erster (gibt zuerst)
club-second = Zweiter
club-first-short = gibt zuerst
club-second-short = setzt zuerst
club-result = Ergebnis
club-player = Spieler
club-opponent = Gegner
club-seat = Platz
club-points = Punkte
club-bye-bye = ohne Gegner: 1 Punkt
club-bye-half = Pause gewünscht: ½ Punkt
club-bye-free = in dieser Runde spielfrei
club-bye-absent = nicht da: 0 Punkte
club-ties = Was bei Gleichstand zählt
club-tie-direct-encounter = Direkter Vergleich
club-tie-direct-encounter-rule = Die Punkte der Punktgleichen gegeneinander, wenn alle gegeneinander gespielt haben.
club-tie-buchholz-cut-1 = Gestrichen
club-tie-buchholz-cut-1-rule = Die Punkte aller Gegner zusammen, ohne den schwächsten.
club-tie-buchholz = Buchholz
club-tie-buchholz-rule = Die Punkte aller Gegner zusammen. Eine Runde ohne Partie zählt die eigenen Punkte.
club-tie-sonneborn-berger = Sonneborn-Berger
club-tie-sonneborn-berger-rule = Die Punkte aller Besiegten und die Hälfte der Punkte derer, gegen die es unentschieden war.
club-tie-wins-as-second = Siege als Zweiter
club-tie-wins-as-second-rule = Gewonnene Partien, in denen der Gegner zuerst gegeben hat.
