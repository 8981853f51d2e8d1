### What is said when an analysis or a review cannot be had just now. $title is a game's title.

fault-analysis-while-a-game-counts = Sin análisis mientras dura tu partida seria: { $title }. Volverá en cuanto termine esa partida.
fault-analysis-under-a-mask = Sin análisis mientras dura tu partida con antifaz: { $title }. Volverá en cuanto termine esa partida.
fault-too-many-analyses = Demasiados análisis. Como máximo { $most } nuevos por minuto: espera un momento.
fault-analysis-busy = Mucha gente pide un análisis ahora mismo. Inténtalo de nuevo dentro de un momento.
fault-analysis-too-long = Este análisis tardaba demasiado y se detuvo. Inténtalo de nuevo.
fault-analysis-failed = El análisis se interrumpió. Inténtalo de nuevo.
fault-no-analysis = Este servidor no hace análisis.
fault-turn-not-possible = { $text } no es una jugada posible aquí.
fault-review-before-the-end = El repaso se hace cuando la partida ha terminado.
