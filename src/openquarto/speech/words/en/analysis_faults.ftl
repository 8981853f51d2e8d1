### What is said when an analysis or a review cannot be had just now. $title is a game's title.

fault-analysis-while-a-game-counts = No analysis while your serious game is going on: { $title }. It is there again as soon as that game is over.
fault-analysis-under-a-mask = No analysis while your game with masks is going on: { $title }. It is there again as soon as that game is over.
fault-too-many-analyses = Too many analyses. At most { $most } new ones a minute: wait a moment.
fault-analysis-busy = Many people want an analysis right now. Try again in a moment.
fault-analysis-too-long = This analysis took too long, so it was stopped. Try again.
fault-analysis-failed = The analysis was interrupted. Try again.
fault-no-analysis = This server makes no analyses.
fault-turn-not-possible = { $text } is not a turn that can be made here.
fault-review-before-the-end = A game can be reviewed once it is over.
