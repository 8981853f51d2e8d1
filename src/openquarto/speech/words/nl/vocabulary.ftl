### What a player may type. Each entry is a list with commas; the first form is the one that help and questions use.
### A form may have several words ("take back"). Case, accents and punctuation do not matter: write them properly.
### Never list a form twice, nor one that means something else in your language. English command words are
### understood besides yours wherever they collide with nothing of yours. tests/speech/collisions tells what collides.

## Words that are skipped, wherever they stand. Never a word that turns a statement round, such as "not".

word-filler = de, het, een, stuk, speelstuk, alsjeblieft, alstublieft, graag, dank, bedankt, ik, mij, me, mijn, m'n, jij, je, jou, jouw, hem, haar, hij, u, op, in, aan, bij, naar, te, tot, van, vanaf, ze, dit, dat, deze, die, is, zijn, staat, staan, ligt, er, hier, daar, neer, met, en, voor, veld, vak, vakje, lijn, heb, hebt, heeft, ben, wil, wou, zou, zien, nu, dan, dus, als, maar, eens, even, spel

## The three things a player does, and done.

word-give = geven, geef, geeft, gegeven, neem, pak, je krijgt, jij krijgt, krijg je, voor jou, hier heb je, kies, overhandig
word-place = plaatsen, plaats, plaatst, geplaatst, zet, zetten, gezet, leg, leggen, speel, spelen
word-call = quarto, roepen, roep, roept, geroepen, aankondigen, aankondiging, kondig quarto aan
word-done = klaar, gedaan, pas, passen, geen quarto, niets te roepen, verder, zeg klaar

## Lines. After them comes a number, a letter or a square; before them may stand a number ("second row").

word-row = rij, rijen, horizontale
word-column = kolom, kolommen, kol, verticale
word-diagonal = diagonaal, diagonale, diagonalen, diag, schuine
word-block = blok, blokken, blk

## Questions.

# Before a square or another question: it makes of "b2" a question instead of a placement.
word-look = kijk, bekijk, wat, laat, laat zien, toon, lees, lezen, voorlezen, zeg, noem, controleer, welk stuk
# Under a mask, before a square, a number of the stock or the hand.
word-touch = voelen, voel, aanraken, betasten
word-where = waar, zoek, vind
word-board = bord, speelbord, stelling, positie
word-stock = voorraad, over, resterend, resterende stukken, overige stukken, welke stukken zijn er nog, welke stukken zijn er over, welke stukken zijn over, rest, wat is er over, wat is over, wat blijft er over, wat is er nog
word-hand = hand, mijn stuk, wat heb ik, welk stuk heb ik, wat heb ik in de hand, wat heb ik in mijn hand
word-last = laatste, laatste zet, laatste beurt, wat is er gebeurd, wat gebeurde er
word-time = tijd, klok, klokken, bedenktijd, hoeveel tijd
word-turn = beurt, aan de beurt, wie, wie is aan de beurt, wie is er aan de beurt, wie is nu aan de beurt, ben ik aan de beurt, wiens beurt, wie is aan zet, aan zet, mijn beurt, status, fase
word-variant = variant, regels, spelregels
word-lens = loep, vergrootglas
# Said instead of a trait, the lens shows all traits again.
word-all = alle, alles, uit, alle kenmerken
# With the lens, the trait after this one.
word-next = volgende, volgend

## Help with a game: the reason of a value, a hint, and after the end the review.

word-why = waarom, hoezo, reden, redenen, verklaar
word-hint = hint, tip, aanwijzing, geef me een hint
word-review = terugblik, analyse, analyseer, nabespreking

## What a player may wish.

word-repeat = herhalen, herhaal, nog eens, nog een keer, nogmaals, wat zei je, wablief
word-resign = opgeven, ik geef op, geef op, ik geef het op, geef het op, opgegeven
word-draw = remise, gelijkspel, gelijk, remise aanbieden, bied remise aan, bied remise, stel remise voor
word-back = terug, terugnemen, neem terug, neem de zet terug, zet terugnemen, zet terug, ongedaan maken, maak ongedaan
word-accept = ja, j, jawel, akkoord, aannemen, aanvaarden, accepteer, ok, oké, okay, goed, prima
word-decline = nee, n, neen, weiger, weigeren, afwijzen
word-new = nieuw, nieuwe partij, nieuw spel, nieuwe, nog een partij, nog een spel, revanche, opnieuw beginnen
word-quit = stoppen, stop, verlaten, afsluiten, einde, weg, doei, dag, tot ziens
# A file's name may follow these two.
word-save = opslaan, sla op, opslaan als, bewaar, bewaren, bewaar als
word-load = laden, laad, openen, open, hervat, hervatten
# A name or a number may follow: see opponents.ftl.
word-opponent = tegenstander, tegen, niveau, speel tegen, spelen tegen
# A topic may follow: one of the topics below.
word-help = hulp, help, opdrachten, commando's, zeg hulp, wat kan ik zeggen, wat kan ik doen, hoe speel je

## Settings, and what may follow them.

# After it comes a language's code or its own name.
word-language = taal, spreek
word-edition = editie, uitgave
word-pieces = stukken, speelstukken
word-squares = velden, vakken, vakjes, coördinaten
word-terse = beknopt, bondig, korte berichten, weinig woorden
word-full = uitgebreid, volledig, uitgebreide berichten, alle woorden
word-classic = klassiek, klassieke
word-access = access, toegankelijk
# Pieces are said by their words, by their four code letters, or by their marked sides only.
word-words = woorden
word-letters = letters, codes, lettercodes
word-marked = verschillen, alleen de verschillen, alleen verschillen, verschil, gemarkeerd, gemarkeerde, gemarkeerde eigenschappen
# Squares are said with letters (the same word as above), with names or with NATO words.
word-names = namen, voornamen
word-nato = navo, nato, radio

## The traits, after "lens".

word-colour = kleur, textuur, structuur, oppervlak, kenmerk 1, kenmerk een, eerste kenmerk
word-shape = vorm, kenmerk 2, kenmerk twee, tweede kenmerk
word-height = hoogte, grootte, formaat, kenmerk 3, kenmerk drie, derde kenmerk
word-fill = vulling, kenmerk 4, kenmerk vier, vierde kenmerk

## Help topics, after "help". Those that are missing here have their own words above.

word-questions = vragen, vraag
word-settings = instellingen, instelling, opties
word-keys = toetsen, toetsenbord, sneltoetsen
word-playing = uitleg, speluitleg, spelverloop, hoe je speelt, hoe werkt het

# The piece without any marked side, where only those are said: the word of piece-plain in names.ftl.
word-plain = gewoon

## Numbers, as words and as ordinals. Digits are always understood.

word-1 = één, eerste, bovenste, boven
word-2 = twee, tweede
word-3 = drie, derde
word-4 = vier, vierde, onderste, onder

## Other words for the sides, whole words only, in both editions; the trait words themselves are in names.ftl.

also-light = lichte, wit, witte, blank, blanke, bleek, bleke, blond, gladde
also-dark = donkere, zwart, zwarte, bruin, bruine, gegroefde, geribbeld, geribbelde, geribd, geribde, ruw, ruwe, gestreept, gestreepte
also-round = ronde, rondje, cirkel, cilinder, cilindrisch
also-square = vierkante, hoekig, hoekige, kubus
also-tall = hoge, grote, lang, lange
also-short = lage, kleine, kort, korte
also-solid = massieve, gevuld, gevulde, dicht, dichte, zonder gat
also-hollow = holle, gat, gaatje, uitgehold, uitgeholde

## Languages as they are called in this one, each after its code; several names may be listed.

languages = de Duits, en Engels, es Spaans, fr Frans, it Italiaans, nl Nederlands, pt Portugees
