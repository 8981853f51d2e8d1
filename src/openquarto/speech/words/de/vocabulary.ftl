### What a player may type. Each entry is a list with commas; the first form is the one that help and questions use.
### A form may have several words ("take back"). Case, accents and punctuation do not matter: write them properly.
### Never list a form twice, nor one that means something else in your language. English command words are
### understood besides yours wherever they collide with nothing of yours. tests/speech/collisions tells what collides.

## Words that are skipped, wherever they stand. Never a word that turns a statement round, such as "not".

word-filler = der, die, das, den, dem, ein, eine, einen, einem, einer, Figur, Stein, Spielfigur, Spielstein, bitte, danke, ich, mir, mich, dir, dich, ihm, ihr, mein, meine, meinen, meiner, meinem, dein, deine, deinen, deiner, auf, aufs, in, ins, im, an, ans, am, zu, zur, zum, nach, bei, bis, von, vom, vor, ab, hin, sie, ihn, es, diese, dieser, diesen, dieses, diesem, ist, sind, steht, stehen, liegt, da, hier, dort, mit, und, für, fuer, Feld, Linie, habe, hab, haben, bin, will, würde, wuerde, möchte, moechte, gern, gerne, jetzt, nun, dann, also, als, mal, Partie, Spiel, Zug

## The three things a player does, and done.

word-give = geben, gebe, gib, geb, gibt, gegeben, nimm, du bekommst, bekommst du, du kriegst, für dich, fuer dich, hier hast du, wähle, waehle, reiche
word-place = setzen, setze, setz, gesetzt, stellen, stelle, stell, legen, lege, leg, platzieren, platziere, spielen, spiele, spiel auf
word-call = quarto, rufen, rufe, ruf, gerufen, ansagen, Ansage, sage quarto, sag quarto, sage quarto an, sag quarto an
word-done = fertig, erledigt, passe, passen, kein Quarto, nichts zu rufen, weiter, sag fertig

## Lines. After them comes a number, a letter or a square; before them may stand a number ("second row").

word-row = Reihe, Reihen, Zeile, waagerechte, waagrechte
word-column = Spalte, Spalten, Kolonne, senkrechte
word-diagonal = Diagonale, diagonal, Diagonalen, diag, Schräge
word-block = Block, Blöcke, Bloecke, Viererblock

## Questions.

# Before a square or another question: it makes of "b2" a question instead of a placement.
word-look = schau, schaue, was, zeig, zeige, zeigen, lies, lese, lesen, sieh, sag, sage, nenne, prüfe, pruefe, welche Figur, welcher Stein
# Under a mask, before a square, a number of the stock or the hand.
word-touch = abtasten, taste, abgetastet, ertasten, ertaste, fühlen, fuehlen, fühle, fuehle, fühl, berühren, beruehren, berühre
word-where = wo, finde, suche
word-board = Brett, Spielbrett, Spielfeld, Stellung, Position
word-stock = Vorrat, übrig, uebrig, übrige, uebrige, übrige Figuren, übrige Steine, welche Figuren sind noch da, welche Figuren sind übrig, restliche Figuren, Rest, was bleibt, was ist noch da, was ist übrig, was ist uebrig
word-hand = Hand, meine Figur, was habe ich, welche Figur habe ich, was habe ich in der Hand, was hab ich
word-last = zuletzt, letzter, letzte, letzter Zug, letzten Zug, was ist passiert, was war
word-time = Zeit, Uhr, Uhren, Bedenkzeit, wie viel Zeit
word-turn = dran, wer, wer ist dran, wer ist jetzt dran, bin ich dran, wer ist am Zug, wer ist jetzt am Zug, bin ich am Zug, am Zug, wer ist an der Reihe, an der Reihe, Status, Phase
word-variant = Variante, Regeln, Regel
word-lens = Lupe
# Said instead of a trait, the lens shows all traits again.
word-all = alle, alles, aus, alle Merkmale
# With the lens, the trait after this one.
word-next = nächste, nächstes, nächster, naechste, naechstes

## Help with a game: the reason of a value, a hint, and after the end the review.

word-why = warum, wieso, weshalb, Grund, Gründe, Gruende, erkläre, erklaere, erklär
word-hint = Tipp, Hinweis, gib mir einen Tipp
word-review = Rückblick, Rueckblick, Analyse, analysieren, analysiere, Auswertung, auswerten

## What a player may wish.

word-repeat = wiederholen, wiederhole, wiederhol, nochmal, noch mal, nochmals, noch einmal, wie bitte
word-resign = aufgeben, ich gebe auf, gebe auf, geb auf, gib auf, aufgegeben
word-draw = Remis, unentschieden, Remis anbieten, biete Remis, biete Remis an, Remis bieten
word-back = zurück, zurueck, zurücknehmen, zuruecknehmen, nimm zurück, nehme zurück, nehme den Zug zurück, Zug zurück, Zug zurücknehmen, rückgängig, rueckgaengig
word-accept = ja, j, jawohl, annehmen, nehme an, einverstanden, ok, okay, gut, klar, alles klar
word-decline = nein, n, nee, nö, ablehnen, lehne ab
word-new = neu, neue Partie, neues Spiel, noch eine Partie, Revanche, neu anfangen
word-quit = beenden, Ende, verlassen, aufhören, aufhoeren, Schluss, tschüss, tschüs, tschuess
# A file's name may follow these two.
word-save = speichern, speichere, speicher, speichern als, speichern unter, sichern
word-load = laden, lade, lad, öffnen, oeffnen, öffne, fortsetzen, weiterspielen
# A name or a number may follow: see opponents.ftl.
word-opponent = Gegner, gegen, Stufe, spiele gegen, spielen gegen
# A topic may follow: one of the topics below.
word-help = Hilfe, hilf, hilf mir, Befehle, sag Hilfe, was kann ich sagen, was kann ich tun, wie spielt man

## Settings, and what may follow them.

# After it comes a language's code or its own name.
word-language = Sprache, sprich
word-edition = Ausgabe, Edition
word-pieces = Figuren, Steine, Spielfiguren, Spielsteine
word-squares = Felder, Koordinaten
word-terse = knapp, kurze Meldungen, wenige Wörter, wenige Woerter, wenige Worte
word-full = ausführlich, ausfuehrlich, ausführliche Meldungen, ausfuehrliche Meldungen, alle Wörter, alle Woerter, alle Worte
word-classic = klassisch, klassische
word-access = Access
# Pieces are said by their words, by their four code letters, or by their marked sides only.
word-words = Wörter, Woerter, Worte
word-letters = Buchstaben, Codes, Kürzel, Kuerzel
word-marked = Abweichungen, nur Abweichungen, Abweichung, markiert, markierte, markierte Eigenschaften, nur markierte
# Squares are said with letters (the same word as above), with names or with NATO words.
word-names = Namen, Vornamen
word-nato = Nato, Funk

## The traits, after "lens".

word-colour = Farbe, Oberfläche, Oberflaeche, Textur, Merkmal 1, Merkmal eins, erstes Merkmal
word-shape = Form, Merkmal 2, Merkmal zwei, zweites Merkmal
word-height = Höhe, Hoehe, Größe, Groesse, Merkmal 3, Merkmal drei, drittes Merkmal
word-fill = Füllung, Fuellung, Inneres, Merkmal 4, Merkmal vier, viertes Merkmal

## Help topics, after "help". Those that are missing here have their own words above.

word-questions = Fragen, Frage, fragen nach
word-settings = Einstellungen, Einstellung, Optionen
word-keys = Tasten, Tastatur, Tastenkürzel
word-playing = Anleitung, Spielanleitung, Ablauf, Spielablauf, wie man spielt, wie geht das Spiel

# The piece without any marked side, where only those are said: the word of piece-plain in names.ftl.
word-plain = schlicht

## Numbers, as words and as ordinals. Digits are always understood.

word-1 = eins, erste, ersten, erster, erstes, oberste, obersten, oberster, obere, oberen, oben
word-2 = zwei, zwo, zweite, zweiten, zweiter, zweites
word-3 = drei, dritte, dritten, dritter, drittes
word-4 = vier, vierte, vierten, vierter, viertes, unterste, untersten, unterster, untere, unteren, unten

## Other words for the sides, whole words only, in both editions; the trait words themselves are in names.ftl.

also-light = helle, hellen, heller, helles, weiß, weiße, weißen, weißer, weißes, blond, blonde, naturfarben, glatte, glatten, glatter, glattes
also-dark = dunkle, dunklen, dunkler, dunkles, schwarz, schwarze, schwarzen, schwarzer, schwarzes, braun, braune, braunen, brauner, gerillte, gerillten, gerillter, gerilltes, geriffelt, geriffelte, rau, rauh, raue, gestreift, gestreifte
also-round = runde, runden, runder, rundes, kreisrund, Kreis, Zylinder, zylindrisch, zylindrische
also-square = eckige, eckigen, eckiger, eckiges, viereckig, viereckige, viereckigen, quadratisch, quadratische, quadratischen, kantig, kantige, Würfel
also-tall = hohe, hohen, hoher, hohes, große, großen, großer, großes, lang, lange, langen, langer
also-short = niedrige, niedrigen, niedriger, niedriges, niedere, kleine, kleinen, kleiner, kleines, kurz, kurze, kurzen, kurzer
also-solid = massive, massiven, massiver, massives, voll, volle, vollen, voller, volles, gefüllt, gefüllte, gefuellt, ohne Loch, geschlossen
also-hollow = hohle, hohlen, hohler, hohles, Loch, gelocht, gelochte, ausgehöhlt, ausgehöhlte, ausgehoehlt

## Languages as they are called in this one, each after its code; several names may be listed.

languages = de Deutsch, en Englisch, es Spanisch, fr Französisch, it Italienisch, nl Niederländisch, nl Holländisch, pt Portugiesisch
