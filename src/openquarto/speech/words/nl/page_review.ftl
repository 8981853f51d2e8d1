### The review of a game that is over, on the page.

## The page of a review: the turns of a game that is over, what they were worth, and why.

# The button at the end of a game.
page-review-game = Terugblik op de partij
page-review-title = Terugblik
page-review-back-to = Terug naar de partij
page-review-turns = Beurten

# In a row of the list: a2 gives (a picture of a piece); calls row 2; done.
page-review-gives = geeft
page-review-calls = roept { $line }
page-review-done = klaar

# While the server computes, and where it cannot.
page-review-computing = De beurten worden beoordeeld. Je kunt ze al doorlopen.
page-review-failed = De server is niet te bereiken. Er is niets verloren: de beurten zijn er nog.
page-review-ask-again = Opnieuw vragen

# Above the turns that would have kept the win (w) or the draw (d); $turns are such turns, $square is the square that was right.
page-review-better-w = Wat gewonnen had
page-review-better-d = Wat remise had gehouden
page-review-better-said = Beter: { $turns }.
page-review-square-fine = { $square } was goed. Beter om te geven:
page-review-rows = Details tonen

# Marks are slips and overlooked quartos: buttons that lead from one to the next.
page-review-mark-before = Vorige markering
page-review-mark-next = Volgende markering
page-review-mark-none = In deze richting is er geen markering meer.
page-review-no-reason = Over deze beurt valt niets meer te zeggen.

# The curve: its title, its letters, and what is read in its place.
page-review-curve = Waarde na elke beurt, voor { $who }
page-review-curve-you = Waarde na elke beurt, voor jou
page-review-letters = W winst · D remise · L verlies
page-review-value-w = winst
page-review-value-d = remise
page-review-value-l = verlies
page-review-run = beurten { $first } tot en met { $last }: { $value }
page-review-run-one = beurt { $first }: { $value }
page-review-run-separator = ;{ " " }

# The legend of the marks.
page-review-punished = fout, afgestraft
page-review-unpunished = fout, niet afgestraft
page-review-overlooked = quarto gemist
page-review-attention = Oplettendheid

# What can be done from a slip. $who is a player, or you.
page-review-try = Vanaf hier opnieuw proberen
page-review-try-short = Opnieuw proberen
page-review-play = Vanaf hier verder spelen
page-review-play-level = Tegenstander
page-review-play-go = Verder spelen
page-review-play-before = Vanaf de stelling vóór beurt { $turn }, op de plaats van { $who }.
page-review-play-before-you = Vanaf de stelling vóór beurt { $turn }, op je eigen plaats.
page-review-play-after = Vanaf de stelling na beurt { $turn }, op de plaats van { $who }.
page-review-play-after-you = Vanaf de stelling na beurt { $turn }, op je eigen plaats.

# A turn is tried again. $piece is a piece, $square a square, $turn a number or a whole turn.
page-review-try-title = Opnieuw: beurt { $turn }
page-review-try-place = In de hand: { $piece }. Plaats het en geef dan een stuk.
page-review-try-place-last = In de hand: { $piece }. Plaats het.
page-review-try-give = Geef een stuk.
page-review-try-then-give = { $square }. Geef nu een stuk.
page-review-try-look = Het bord is vol: roep een quarto of kies Klaar.
page-review-goal-w = Elke zet die de winst vasthoudt is goed.
page-review-goal-d = Elke zet die remise houdt is goed.
page-review-right = Goed
page-review-wrong = Deze niet
page-review-no-quarto = { CAPITAL($line) }: hier is geen quarto om te roepen.
page-review-keeps-w = Dat houdt de winst vast.
page-review-keeps-d = Dat houdt remise.
page-review-answer = Het antwoord: { $turn }.
page-review-again = Opnieuw proberen
page-review-held-show = Tonen wat beter was
page-review-back = Terug naar de terugblik
page-review-checking = Een ogenblik.

# The keys of this page.
page-review-keys = Toetsen: n volgende markering, p vorige markering, y waarom, pijl links en rechts één beurt, omhoog en omlaag in de lijst van beurten.
