### The clock for a real board, and the page of the club. $name is a player, $time a time in words, $turn a number.

## The page of the club, and setting the clock.
boardclock-title = Uhr für ein echtes Brett
boardclock-about = Ein Tablet oder Telefon zwischen zwei Leuten mit einem Spiel aus Holz.
boardclock-private = Nichts davon verlässt dieses Gerät, und wo diese Seite gespeichert ist, geht es auch ohne Netz.
boardclock-name-first = Wer die erste Figur gibt
boardclock-name-second = Wer die erste Figur setzt
boardclock-clock = Uhr
boardclock-label = Brett und Runde, wenn du magst
boardclock-turned = Die obere Hälfte umdrehen, für den Platz gegenüber
boardclock-aloud = Die Zeiten vorlesen, für das Spiel mit Maske
boardclock-set = Uhr stellen
boardclock-standing = Hier steht noch eine Uhr: { $first } und { $second }.
boardclock-unreadable = Eine Zeit hat 5 Sekunden bis 24 Stunden, und bis zu 60 Minuten dazu je Zug.

## What stands on the clock.
boardclock-first = Erste Person
boardclock-second = Zweite Person
boardclock-start = Zum Starten tippen.
boardclock-wait = Warte auf deine Figur.
boardclock-act = Setz, gib eine Figur, dann tippe hier.
boardclock-act-first = Gib eine Figur, dann tippe hier.
boardclock-still = Beide Uhren stehen.
boardclock-pause = Pause
boardclock-go-on = Weiter
boardclock-undo = Rückgängig
boardclock-more = Mehr
boardclock-turn = Zug { $turn }
boardclock-per-turn = { $time } je Zug
boardclock-per-game = { $time } für die Partie
boardclock-bonus = { $time } und { $increment } dazu je Zug

## A call, a flag, the end.
boardclock-calls = { $name } ruft Quarto.
boardclock-look = Ist es eins? Schaut zusammen hin.
boardclock-quarto = Ja, ein Quarto
boardclock-no-quarto = Nein, weiterspielen
boardclock-own-turn = Angesagt wird im eigenen Zug.
boardclock-flag = Zeit um: { $name }
boardclock-flag-fell = Die Zeit ist um.
boardclock-flag-own = Zug { $turn }: Die Zeit war um, bevor du eine Figur gegeben hast.
boardclock-flag-other = Die Zeit von { $name } ist um. Du gewinnst.
boardclock-enter = Stimmt, eintragen
boardclock-you-win = Du gewinnst.
boardclock-wins = { $name } gewinnt.
boardclock-wins-quarto = { $name } gewinnt mit einem Quarto.
boardclock-wins-time = { $name } gewinnt auf Zeit.
boardclock-draw = Remis.
boardclock-next = Nächste Partie, Plätze getauscht

## Said, and in the menu.
boardclock-has = { $name }: { $time }.
boardclock-to-act = { $name } ist dran.
boardclock-undone = Rückgängig gemacht.
boardclock-kept = Die Seite wurde neu geladen, und die Uhr steht. Weiter, wenn ihr beide so weit seid.
boardclock-not-kept = Dieser Browser speichert nichts: Wird die Seite geschlossen, ist die Uhr verloren.
boardclock-say = Zeiten ansagen
boardclock-decide = Partie entscheiden
boardclock-time = Zeit
boardclock-add = { $name }: { $time } mehr
boardclock-new = Eine andere Uhr stellen
boardclock-sounds = Töne
boardclock-keys = Diese Tasten benutzen
boardclock-key-shift = Umschalt beendet den Zug.
boardclock-key-space = Leertaste ruft Quarto, wenn keine Schaltfläche den Fokus hat.
boardclock-key-p = P hält an und lässt weiterlaufen.
boardclock-key-t = T sagt beide Zeiten.
boardclock-key-u = U macht den letzten Druck rückgängig.
