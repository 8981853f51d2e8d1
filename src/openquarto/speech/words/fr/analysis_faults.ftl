### What is said when an analysis or a review cannot be had just now. $title is a game's title.

fault-analysis-while-a-game-counts = Pas d'analyse pendant votre partie sérieuse : { $title }. Elle revient dès que cette partie est terminée.
fault-analysis-under-a-mask = Pas d'analyse pendant votre partie avec masque : { $title }. Elle revient dès que cette partie est terminée.
fault-too-many-analyses = Trop d'analyses. Au plus { $most } nouvelles par minute : patientez un instant.
fault-analysis-busy = Beaucoup de monde demande une analyse en ce moment. Réessayez dans un instant.
fault-analysis-too-long = Cette analyse prenait trop de temps et a été arrêtée. Réessayez.
fault-analysis-failed = L'analyse a été interrompue. Réessayez.
fault-no-analysis = Ce serveur ne fait pas d'analyses.
fault-turn-not-possible = { $text } n'est pas un coup possible ici.
fault-review-before-the-end = Le bilan se fait une fois la partie terminée.
