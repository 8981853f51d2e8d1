### What a player may type. Each entry is a list with commas; the first form is the one that help and questions use.
### A form may have several words ("take back"). Case, accents and punctuation do not matter: write them properly.
### Never list a form twice, nor one that means something else in your language. English command words are
### understood besides yours wherever they collide with nothing of yours. tests/speech/collisions tells what collides.

## Words that are skipped, wherever they stand. Never a word that turns a statement round, such as "not".

word-filler = il, lo, la, i, gli, le, un, una, uno, pedina, pezzo, per favore, per piacere, io, mi, me, mio, mia, miei, mie, tu, ti, te, tuo, tua, lei, lui, suo, sua, a te, a lui, a lei, alla, allo, all, all'avversario, avversario, in, nel, nella, nell, sul, sulla, sull, su, sopra, di, del, della, dell, da, fino a, fino, dal, dalla, con, per, e, ed, c'è, ci, ci sono, sono, sta, ho, hai, ha, questa, questo, quella, quello, qui, casella, voglio, vorrei, vado, andiamo, dico, faccio, posso, allora, ora, adesso, mossa, partita, numero

## The three things a player does, and done.

word-give = dare, do, dai, darti, ti do, consegnare, consegno, consegna, offrire, offro, passare, porgo, tieni, prendi, ecco, ecco a te, per te, scegliere, scelgo
word-place = posare, poso, posa, posala, posarla, posata, mettere, metto, metti, mettila, metterla, piazzare, piazzo, piazza, posizionare, posiziono, collocare, colloco, gioco, gioca, giocarla
word-call = quarto, annunciare, annuncio, annuncia, dichiarare, dichiaro, dichiara, chiamare, chiamo, chiama, ho fatto quarto, fatto quarto
word-done = fatto, fatta, finito, ho finito, terminato, ho terminato, passo, niente da annunciare, nessun annuncio, non annuncio, non annuncio niente

## Lines. After them comes a number, a letter or a square; before them may stand a number ("second row").

word-row = riga, righe, fila, file, linea, orizzontale, linea orizzontale
word-column = colonna, colonne, col, verticale, linea verticale
word-diagonal = diagonale, diagonali, diag, linea diagonale
word-block = blocco, blocchi, in quadrato, nel quadrato, quadrato di, blocco quadrato

## Questions.

# Before a square or another question: it makes of "b2" a question instead of a placement.
word-look = guarda, guardare, guardo, cosa, cosa c'è, che, che c'è, che cosa, che cosa c'è, cos'è, quale, qual è, quali, che pedina, che pedina c'è, quale pedina c'è, com'è, vedere, vedo, vedi, mostra, mostrare, mostrami, leggi, leggere, leggimi, dimmi, controlla
# Under a mask, before a square, a number of the stock or the hand.
word-touch = toccare, tocco, palpare, sentire
word-where = dove, dov'è, dove si trova, trova, trovare, cerca, cerco
word-board = tabellone, tavoliere, scacchiera, plancia, tavolo, tavola, posizione
word-stock = riserva, pedine rimaste, pedine che restano, rimaste, rimanenti, restanti, pedine rimanenti, che resta, cosa resta, che cosa resta, cosa rimane, quali pedine restano, restano, disponibili
word-hand = mano, in mano, cosa ho, che cosa ho, che pedina ho, la mia pedina, mia pedina, cosa ho in mano, che cosa ho in mano, che pedina ho in mano
word-last = ultima, ultimo, ultima mossa, l'ultima, l'ultima mossa, cosa è successo, cos'è successo, che cosa è successo, che è successo
word-time = tempo, orologio, l'orologio, orologi, quanto tempo, quanto tempo resta, quanto tempo mi resta, quanto tempo ho, tempo rimasto
word-turn = turno, di chi è il turno, a chi tocca, chi gioca, chi tocca, a chi, tocca a me, tocca, stato, fase
word-variant = variante, varianti, regole, regola
word-lens = lente, lente d'ingrandimento
# Said instead of a trait, the lens shows all traits again.
word-all = tutto, tutte, tutti, tutte le caratteristiche, togli
# With the lens, the trait after this one.
word-next = prossima, prossimo, successiva, seguente

## Help with a game: the reason of a value, a hint, and after the end the review.

word-why = perché, motivo, motivi, spiega, spiegare, spiegami
word-hint = suggerimento, suggerisci, indizio, consiglio, dammi un suggerimento
word-review = revisione, rivedi la partita, analisi, analizza, analizzare

## What a player may wish.

word-repeat = ripeti, ripetere, ancora, di nuovo, scusa, come hai detto
word-resign = abbandona, abbandono, abbandonare, mi arrendo, arrendo, arrendersi, mi ritiro, rinuncio
word-draw = pareggio, patta, pari, pareggiare, offro il pareggio, offro pareggio, offrire il pareggio, offro patta, offro la patta, proporre patta, propongo patta, propongo la patta, propongo il pareggio, propongo pareggio
word-back = annulla, annullare, annulla la mossa, annullare la mossa, annulla mossa, indietro, tornare indietro, torna indietro, torno indietro, ritira, ritirare, ritiro la mossa, ritira la mossa
word-accept = sì, s, va bene, d'accordo, accetto, accetta, accettare, ok, certo
word-decline = no, n, rifiuto, rifiuta, rifiutare, non accetto, non voglio
word-new = nuova, nuova partita, nuovo, nuovo gioco, altra partita, un'altra partita, rivincita, ricomincia, ricominciare
word-quit = esci, uscire, esco, chiudi, arrivederci, addio, ciao
# A file's name may follow these two.
word-save = salva, salvare, salvo, salva come, salva in, salva con nome, registra
word-load = carica, caricare, carico, carica da, apri, aprire, continua, riprendi, riprendere
# A name or a number may follow: see opponents.ftl.
word-opponent = avversario, contro, livello, giocare contro
# A topic may follow: one of the topics below.
word-help = aiuto, l'aiuto, aiutami, aiutare, comandi, cosa posso dire, che cosa posso dire, cosa dire, cosa posso fare

## Settings, and what may follow them.

# After it comes a language's code or its own name.
word-language = lingua, parla, parlare
word-edition = edizione
word-pieces = pedine, pezzi
word-squares = caselle, coordinate
word-terse = breve, messaggi brevi, poche parole, conciso
word-full = completo, messaggi completi, tutte le parole, dettagliato
word-classic = classica, classico
word-access = access, accessibile
# Pieces are said by their words, by their four code letters, or by their marked sides only.
word-words = parole
word-letters = lettere, codici
word-marked = differenze, solo le differenze, solo differenze, segnate, marcate, qualità segnate
# Squares are said with letters (the same word as above), with names or with NATO words.
word-names = nomi
word-nato = nato, radio

## The traits, after "lens".

word-colour = colore, superficie, caratteristica 1, caratteristica uno
word-shape = forma, caratteristica 2, caratteristica due
word-height = altezza, grandezza, dimensione, caratteristica 3, caratteristica tre
word-fill = interno, riempimento, foro, caratteristica 4, caratteristica quattro

## Help topics, after "help". Those that are missing here have their own words above.

word-questions = domande, domanda, chiedere
word-settings = impostazioni, impostazione, opzioni
word-keys = tasti, tastiera
word-playing = giocare, come giocare, come si gioca, il gioco

# The piece without any marked side, where only those are said: the word of piece-plain in names.ftl.
word-plain = semplice

## Numbers, as words and as ordinals. Digits are always understood.

word-1 = uno, un, una, prima, primo, superiore, in alto, di sopra, sinistra
word-2 = due, seconda, secondo
word-3 = tre, terza, terzo
word-4 = quattro, quarta, inferiore, in basso, di sotto, destra

## Other words for the sides, whole words only, in both editions; the trait words themselves are in names.ftl.

also-light = chiaro, bianca, bianco, bionda, liscio
also-dark = scuro, nera, nero, marrone, bruna, rigato, scanalata, ruvida, zigrinata, a righe
also-round = tondo, rotonda, rotondo, circolare, cilindrica, cilindro, cerchio
also-square = quadrato, quadra, cubica, cubo
also-tall = alto, lunga, l'alta, l'alto
also-short = basso, corta, piccolo
also-solid = pieno, massiccia, massiccio, senza buco, senza foro
also-hollow = forato, bucata, bucato, cava, buco, col buco, con il buco, con buco, col foro, con il foro

## Languages as they are called in this one, each after its code; several names may be listed.

languages = de tedesco, en inglese, es spagnolo, fr francese, it italiano, nl olandese, nl neerlandese, pt portoghese
