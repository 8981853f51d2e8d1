### Die Wörter der Wege durch die Seiten, der Startseite, meiner Partien mit ihrer Statistik und des Lernens.

## Die Kopfzeile. Fünf Wörter nebeneinander, auch auf einem schmalen Telefon: kurz.

nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-analyse = Analyse
nav-club = Club
nav-skip = Zum Inhalt

## Die Startseite. $level ist eine Zahl.

home-starts = Spielen startet eine Partie gegen den Computer: Stufe { $level }, ohne Uhr.
home-your-turn = Du bist dran
home-place = Setzen
home-give = Eine Figur geben
home-more = Was es noch gibt
home-here = Nebeneinander, oder der Bildschirm wandert hin und her.
home-without-sight = Mit dem Ohr und der Hand, mit oder ohne Screenreader.
home-all-games = { $count ->
    [one] Alle meine Partien
   *[other] Alle { $count } Partien
}

## Meine Partien.

games-masked = Mit Maske
games-look = Ansehen
games-placed = { $count ->
    [one] Eine Figur gesetzt.
   *[other] { $count } Figuren gesetzt.
}
games-won = gewonnen
games-drawn = remis
games-lost = verloren
games-search = Suchen
games-search-hint = Name, Ergebnis oder Datum
games-show = Anzeigen
games-show-all = alle Partien
games-show-turn = du bist dran
games-show-running = noch nicht zu Ende
games-show-ended = beendet
games-found = { $count ->
    [0] Keine Partie gefunden.
    [one] Eine Partie gefunden.
   *[other] { $count } Partien gefunden.
}
games-page = Seite { $page } von { $pages }
games-previous = Vorige Seite
games-next = Nächste Seite
games-export = Alle Aufzeichnungen herunterladen

## Statistik.

stats-title = Meine Statistik
stats-about = Es zählen beendete Partien gegen den Computer und per Link.
stats-none = Deine Statistik beginnt mit der ersten Partie, die du zu Ende spielst.
stats-against = Gegen
stats-level = Stufe { $level }
stats-link = Per Link
stats-played = Gespielt
stats-won = Gewonnen
stats-drawn = Remis
stats-lost = Verloren
stats-taken = Angesagte Quartos
stats-left-over = davon zuerst vom Gegner übersehen
stats-missed = Übersehene Quartos

## Lernen, und eine Aufzeichnung öffnen.

learn-title = Quarto lernen
learn-rules = Sechzehn Figuren, vier Merkmale, eine Ansage.
learn-first = Eine erste Partie
learn-first-about = Stufe 1 übersieht vieles: ein freundlicher Gegner für den Anfang.
open-lead = Eine Aufzeichnung ist eine Partie als Text. Öffne eine, um sie anzusehen oder dort weiterzuspielen, wo sie aufhört.

## Wie lange her.

ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
ago-weeks = { $count ->
    [one] vor einer Woche
   *[other] vor { $count } Wochen
}
ago-months = { $count ->
    [one] vor einem Monat
   *[other] vor { $count } Monaten
}
ago-years = { $count ->
    [one] vor einem Jahr
   *[other] vor { $count } Jahren
}

## Am Ende einer Partie gegen den Computer, vom Browser zusammengesetzt.

page-ladder-beaten = Du hast Stufe { $level } geschlagen.
page-ladder-next = Stufe { $level } versuchen
