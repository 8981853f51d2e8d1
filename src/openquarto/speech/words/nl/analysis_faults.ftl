### What is said when an analysis or a review cannot be had just now. $title is a game's title.

fault-analysis-while-a-game-counts = Geen analyse zolang je serieuze partij loopt: { $title }. Zodra die is afgelopen, kan het weer.
fault-analysis-under-a-mask = Geen analyse zolang je partij met masker loopt: { $title }. Zodra die is afgelopen, kan het weer.
fault-too-many-analyses = Te veel analyses. Hoogstens { $most } nieuwe per minuut: wacht even.
fault-analysis-busy = Veel mensen willen nu een analyse. Probeer het zo nog eens.
fault-analysis-too-long = Deze analyse duurde te lang en is gestopt. Probeer het nog eens.
fault-analysis-failed = De analyse is onderbroken. Probeer het nog eens.
fault-no-analysis = Deze server maakt geen analyses.
fault-turn-not-possible = { $text } is hier geen mogelijke zet.
fault-review-before-the-end = De terugblik komt zodra de partij is afgelopen.
