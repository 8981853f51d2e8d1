### The guide for those who play by ear: one fact a line. Its other parts are those of help.ftl.

guide-title = Spelen zonder te zien
guide-about = Over deze gids
guide-about-text =
    Alles in OpenQuarto kun je spelen met het toetsenbord en op het gehoor.
    Je hebt geen kleur, muis, geluid of snelle handen nodig; een klok loopt alleen als dat is afgesproken.
    Wie ziet en wie niet ziet, krijgt hetzelfde: niemand hoort of ziet dat er een quarto is.
guide-start = Beginnen
guide-start-text =
    In de browser: typ openquarto play. De pagina gaat open, en het adres wordt getoond.
    Kies een tegenstander en dan de knop Spelen.
    In een terminal: typ openquarto terminal --plain. Dan staat er op elke regel maar één ding.
    De editie Access zegt glad en gegroefd, groot en klein, zoals een spel dat gemaakt is om te voelen.
guide-playing = Het spel
guide-pieces = De stukken
guide-squares = De velden
guide-page = Op de pagina
guide-page-text =
    Het bord en de voorraad zijn twee rasters van vier bij vier, waarin je met de pijltjestoetsen beweegt.
    Met Tab ga je van het bord naar de voorraad, dan naar de knop Quarto, het menu en het opdrachtveld.
    In de rasters hoort je schermlezer in de focusmodus te staan. Onderschept hij de letters, gebruik dan het opdrachtveld.
    Wat je tegenstander doet, wordt automatisch gezegd, waar je ook bent.
guide-keys = De toetsen
guide-questions = In de terminal en in het opdrachtveld
guide-questions-text =
    Typ wat je wilt en druk op Enter. De vraag zegt wat je moet doen: geven of plaatsen.
    Hulp zegt wat je nu kunt typen.
guide-quarto = Een quarto roepen
guide-quarto-text =
    Niets verraadt je dat er een is: je vindt het zelf, net als iedereen.
    Op de pagina opent Q de lijnen door het laatst bezette veld. Kies er een en druk op Enter.
    Heeft je tegenstander er een gemist, roep het dan voordat je plaatst.
guide-memory = Het bord in je hoofd houden
guide-memory-text =
    Lees na elke zet de rij, de kolom en de diagonaal door het bezette veld.
    De loep leest één kenmerk: zo zijn vier woorden genoeg voor een lijn.
    De laatste zet en je stuk hoor je zo vaak je erom vraagt.
    Met openquarto braille maak je een bladzijde in braille van elke stelling.
    Met openquarto tactile maak je een blad voor zwelpapier, met openquarto model een spel voor de 3D-printer.
guide-settings = Instellingen
guide-together = Met anderen
guide-together-text =
    Via een link speel je met iemand die ergens anders is; ieder hoort of ziet de tafel op een eigen manier en in een eigen taal.
    Aan één scherm kan de een luisteren en de ander kijken.
    Staat er een spel op tafel, zeg dan het stuk en het veld hardop als je plaatst.
guide-stuck = Als je niets hoort
guide-stuck-text =
    W zegt wie aan de beurt is, O waar je bent, L wat er het laatst gebeurde.
    Valt de verbinding met de server weg, dan hoor je dat, en ook als ze terug is. Er gaat geen zet verloren.
    Welke schermlezers zijn getest, en welke niet, staat in de documentatie.
