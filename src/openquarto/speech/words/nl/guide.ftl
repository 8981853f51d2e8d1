### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Spelen zonder te zien
guide-about = Over deze gids
guide-about-text =
    Alles in OpenQuarto kun je spelen met het toetsenbord en op het gehoor.
    Niets vraagt kleur, een muis, een geluid of snelle handen; een klok loopt alleen als dat is afgesproken.
    Wie ziet en wie niet ziet krijgen hetzelfde: niemand hoort of ziet dat er een quarto is.
guide-start = Beginnen
guide-start-text =
    In de browser: typ openquarto play. De pagina gaat open, en het adres wordt getoond.
    Kies een tegenstander, dan de knop Spelen.
    In een terminal: typ openquarto terminal --plain. Dan staat er op elke regel één ding.
    De editie Access zegt glad en gegroefd, groot en klein, zoals een spel dat gemaakt is om te voelen.
guide-playing = Het spel
guide-pieces = De stukken
guide-squares = De velden
guide-page = Op de pagina
guide-page-text =
    Het bord en de voorraad zijn twee roosters van vier bij vier, waarin je met de pijlen beweegt.
    Tab gaat van het bord naar de voorraad, dan naar de knop Quarto, het menu en het opdrachtveld.
    In de roosters hoort je schermlezer in de focusmodus te staan. Houdt hij de letters voor zichzelf, gebruik dan het opdrachtveld.
    Wat je tegenstander doet wordt vanzelf gezegd, waar je ook bent.
guide-keys = De toetsen
guide-questions = In de terminal en in het opdrachtveld
guide-questions-text =
    Typ wat je wilt en druk op Enter. De vraag zegt wat er komt: geven of plaatsen.
    Hulp zegt wat je nu kunt typen.
guide-quarto = Een quarto roepen
guide-quarto-text =
    Niets zegt je dat er een is: je vindt het zelf, net als iedereen.
    Op de pagina opent Q de lijnen door het laatst bezette veld. Kies er een en druk op Enter.
    Heeft je tegenstander er een gemist, roep het dan voordat je plaatst.
guide-memory = Het bord in je hoofd houden
guide-memory-text =
    Lees na elke plaatsing de rij, de kolom en de diagonaal door dat veld.
    De loep leest één kenmerk; zo zeggen vier woorden een lijn.
    De laatste zet en je stuk worden gezegd zo vaak je het vraagt.
    Een bladzijde in braille van elke stelling schrijft openquarto braille.
    Een blad voor zwelpapier tekent openquarto tactile, en een spel voor de 3D-printer schrijft openquarto model.
guide-settings = Instellingen
guide-together = Met anderen
guide-together-text =
    Met een link speel je met iemand elders; ieder hoort of ziet de tafel op zijn eigen manier en in zijn eigen taal.
    Aan één scherm kan de een luisteren en de ander kijken.
    Met een spel op tafel zeg je het stuk en het veld hardop als je plaatst.
guide-stuck = Als je niets hoort
guide-stuck-text =
    W zegt wie aan de beurt is, O waar je bent, L wat er het laatst gebeurde.
    Valt de verbinding met de server weg, dan hoor je dat, en ook als ze terug is. Er gaat geen zet verloren.
    Welke schermlezers zijn getest, en welke niet, staat in de documentatie.
