### The clock for a real board, and the page of the club. $name is a player, $time a time in words, $turn a number.

## The page of the club, and setting the clock.
boardclock-title = Klok voor een echt bord
boardclock-about = Een tablet of telefoon tussen twee mensen met een houten spel.
boardclock-private = Niets verlaat dit apparaat, en waar deze site bewaard is, werkt het ook zonder netwerk.
boardclock-name-first = Wie het eerste stuk geeft
boardclock-name-second = Wie het eerste stuk plaatst
boardclock-clock = Klok
boardclock-label = Bord en ronde, als je wilt
boardclock-turned = De bovenste helft omdraaien, voor wie ertegenover zit
boardclock-aloud = De tijden hardop zeggen, voor spelen met masker
boardclock-set = Klok instellen
boardclock-standing = Hier staat nog een klok: { $first } en { $second }.
boardclock-unreadable = Een tijd is 5 seconden tot 24 uur, met hoogstens 60 minuten erbij per beurt.

## What stands on the clock.
boardclock-first = Eerste speler
boardclock-second = Tweede speler
boardclock-start = Tik om te beginnen.
boardclock-wait = Wacht op je stuk.
boardclock-act = Plaats, geef een stuk, tik dan hier.
boardclock-act-first = Geef een stuk, tik dan hier.
boardclock-still = Beide klokken staan stil.
boardclock-pause = Pauze
boardclock-go-on = Verder
boardclock-undo = Terug
boardclock-more = Meer
boardclock-turn = beurt { $turn }
boardclock-per-turn = { $time } per beurt
boardclock-per-game = { $time } voor de partij
boardclock-bonus = { $time } plus { $increment } per beurt

## A call, a flag, the end.
boardclock-calls = { $name } roept Quarto.
boardclock-look = Is het er een? Kijk samen.
boardclock-quarto = Ja, een quarto
boardclock-no-quarto = Nee, speel door
boardclock-own-turn = Roepen doe je in je eigen beurt.
boardclock-flag = Vlag: { $name }
boardclock-flag-fell = De vlag is gevallen.
boardclock-flag-own = Beurt { $turn }: de tijd was om voordat je een stuk gaf.
boardclock-flag-other = { $name } heeft geen tijd meer. Jij wint.
boardclock-enter = Klopt, noteren
boardclock-you-win = Jij wint.
boardclock-wins = { $name } wint.
boardclock-wins-quarto = { $name } wint met een quarto.
boardclock-wins-time = { $name } wint op tijd.
boardclock-draw = Gelijkspel.
boardclock-next = Volgende partij, plaatsen gewisseld

## Said, and in the menu.
boardclock-has = { $name }: { $time }.
boardclock-to-act = { $name } is aan zet.
boardclock-undone = Ongedaan gemaakt.
boardclock-kept = De pagina is opnieuw geladen en de klok staat stil. Ga verder als jullie allebei klaar zijn.
boardclock-not-kept = Deze browser bewaart niets: als de pagina sluit, is de klok kwijt.
boardclock-say = Tijden zeggen
boardclock-decide = Partij beslissen
boardclock-time = Tijd
boardclock-add = { $name }: { $time } erbij
boardclock-new = Een andere klok instellen
boardclock-sounds = Geluiden
boardclock-keys = Deze toetsen gebruiken
boardclock-key-shift = Shift beëindigt de beurt.
boardclock-key-space = Spatie roept Quarto, als geen knop de focus heeft.
boardclock-key-p = P pauzeert en gaat verder.
boardclock-key-t = T zegt beide tijden.
boardclock-key-u = U maakt de laatste druk ongedaan.
