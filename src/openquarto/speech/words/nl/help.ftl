### Help, to be heard: one fact a line, the most useful first. Every command named here must be one of vocabulary.ftl.

# What can be typed now, by what the player has to do.
help-give =
    Geef een stuk: typ de woorden in welke volgorde je wilt, zoals { $piece }.
    Het begin van elk woord is genoeg, of vier letters zoals { $code }.
    Met voorraad hoor je de stukken die over zijn, met bord het bord.
# Said only where a call may be made.
help-give-call = Je mag Quarto roepen voordat je geeft: quarto rij 2.
help-place =
    Plaats je stuk: typ een veld, zoals b2.
    Met hand hoor je je stuk, met bord het bord.
help-place-call = Je mag Quarto roepen voordat je plaatst: quarto rij 2.
help-last-look =
    Het bord is vol: dit is je laatste blik.
    Roep een lijn die je ziet, zoals quarto rij 2, of typ klaar.
    Met bord hoor je het bord, met rij 2 een rij.
help-over =
    De partij is afgelopen.
    Typ nieuw voor een nieuwe partij, tegenstander voor een andere tegenstander, opslaan om deze te bewaren, stoppen om weg te gaan.
    Met bord hoor je het bord, met laatste nog eens het slot.
# While it is somebody else's turn.
help-wait =
    Je tegenstander is aan de beurt.
    Je kunt vragen: bord, rij 2, voorraad, laatste, beurt, tijd.
    Je kunt opgeven, remise of terug typen.

## Help by topic.

help-playing =
    Zestien stukken, vier kenmerken met elk twee eigenschappen, een bord van vier bij vier velden.
    Aan het begin geeft de ene speler alleen een stuk; de andere plaatst het.
    Je tegenstander kiest het stuk dat jij plaatst; dan kies jij er een voor je tegenstander.
    Vier stukken op een lijn met een gemeenschappelijke eigenschap zijn een quarto.
    Een quarto wint alleen als het met zijn lijn wordt geroepen.
    Wie geplaatst heeft, mag het roepen voor het geven; daarna mag de tegenstander dat voor het plaatsen; dan is het vervallen.
help-pieces =
    Een stuk noem je met zijn vier eigenschappen, in welke volgorde je wilt: { $sides }.
    Het begin van elk woord is genoeg, en minder woorden als maar één stuk past.
    Of typ de vier letters, zoals { $code }, of geef en de letter, A tot en met P.
    Met stukken woorden, stukken letters of stukken verschillen kies je hoe je ze hoort.
    Verschillen betekent: je hoort alleen donker of gegroefd, vierkant, laag of klein, hol.
help-squares =
    Kolommen zijn a tot en met d van links, rijen 1 tot en met 4 van boven: a1 is linksboven.
    Typ b2, of { $name }, of { $nato }.
    Met velden letters, velden namen of velden navo kies je hoe je ze hoort.
help-quarto =
    Typ quarto en de lijn: quarto rij 2, quarto kolom b, quarto diagonaal a1, quarto blok b2.
    Een diagonaal heet naar het linkeruiteinde, een blok naar het veld linksboven.
    Je mag een lijn door het laatst geplaatste stuk roepen: als je het net hebt geplaatst, of voordat je het volgende plaatst.
    Wie verkeerd roept, mag deze keer niet nog eens roepen.
    Quarto alleen vraagt om de lijn.
help-questions =
    Rij 2, kolom b, diagonaal, blok b2: zo hoor je een lijn, vanaf het eerste veld.
    Kijk b2 zegt wat daar staat; waar en een stuk zegt waar het is.
    Bord, voorraad, hand, laatste, beurt, tijd, variant.
    Loep en een kenmerk: dan hoor je één woord per veld. Loep alle stopt dat.
    Herhalen zegt het laatste nog eens.
# The list of opponents follows, see opponents.ftl.
help-opponent =
    Typ tegenstander en een naam of een getal: dan begint een nieuwe partij.
    Tien niveaus, genoemd naar houtsoorten van zacht tot hard; het laatste is perfect.
help-settings =
    Taal en een taal, zoals taal { $language }.
    Editie klassiek of editie access.
    Stukken woorden, letters of verschillen. Velden letters, namen of navo.
    Beknopt voor korte berichten, uitgebreid voor hele zinnen.
help-keys =
    Met de pijltjestoetsen beweeg je. Home en End gaan naar het begin en het eind van een rij.
    1 tot en met 4 gaan naar een rij, met Shift naar een kolom; in de voorraad wisselen ze een kenmerk.
    Enter plaatst hier of geeft dit stuk.
    R, C, D en X lezen de rij, de kolom, de diagonaal en de blokken door dit veld.
    V leest het bord of de voorraad.
    Z wisselt de loep.
    H zegt welk stuk in de hand is, O waar je bent, W wie aan de beurt is, T hoe de klokken staan.
    L zegt de laatste zet nog eens; komma en punt gaan door de berichten.
    S gaat naar de voorraad, B naar het bord, I naar het opdrachtveld.
    Q roept Quarto, E betekent klaar, M opent het menu, het vraagteken deze hulp.
