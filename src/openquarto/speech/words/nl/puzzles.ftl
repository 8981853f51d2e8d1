### Puzzles: their kinds, what each asks in a few words, and what it is about.

## The kinds, as titles.

puzzle-see = Zien
puzzle-complete = Voltooien
puzzle-safe-gift = Het juiste stuk
puzzle-square = Het juiste veld
puzzle-trap = De val
puzzle-hold = Remise houden
puzzle-cover = Geen veilig stuk
puzzle-take-it = Toeslaan
puzzle-mask = Met een masker op

## What is asked: nine words at most.

task-ask-puzzle-see = Is er een quarto dat je kunt roepen?
task-ask-puzzle-complete = Maak een quarto en roep het.
task-ask-puzzle-safe-gift = Welk stuk geef je?
task-ask-puzzle-square = Waar plaats je je stuk?
task-ask-puzzle-trap = Vind een zet die wint.
task-ask-puzzle-hold = Vind een zet die remise houdt.
task-ask-puzzle-cover = Geen stuk is veilig. Door welke lijnen?
task-ask-puzzle-take-it = Je tegenstander zag een quarto niet. Welke lijn?

## What a kind is about.

puzzle-see-about = Is er een quarto dat je kunt roepen, en waar? In de helft van de gevallen niet.
puzzle-complete-about = Plaats het stuk in je hand, roep Quarto en wijs de lijn aan.
puzzle-safe-gift-about = Geef een stuk waarmee je houdt wat je hebt: de winst of de remise.
puzzle-square-about = Plaats zo dat je houdt wat je hebt: de winst of de remise.
puzzle-trap-about = Binnen een paar zetten is er winst. Vind de zet waarmee het begint.
puzzle-hold-about = Bijna elke zet verliest. Vind er een die houdt.
puzzle-cover-about = Elk stuk dat je kunt geven voltooit een lijn. Noem zo weinig mogelijk lijnen die dat verklaren.
puzzle-take-it-about = Je tegenstander heeft een quarto gemaakt en niets gezegd. Roep het.
puzzle-mask-about = Je ziet niets: voel op een paar plekken en geef dan antwoord.
