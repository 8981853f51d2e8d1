### What is said when an analysis or a review cannot be had just now. $title is a game's title.

fault-analysis-while-a-game-counts = Não há análise enquanto dura a tua partida que conta: { $title }. Volta a haver assim que essa partida acabar.
fault-analysis-under-a-mask = Não há análise enquanto dura a tua partida com máscara: { $title }. Volta a haver assim que essa partida acabar.
fault-too-many-analyses = Demasiadas análises. No máximo { $most } novas por minuto: espera um momento.
fault-analysis-busy = Muita gente pede uma análise neste momento. Tenta de novo daqui a pouco.
fault-analysis-too-long = Esta análise demorava demasiado e foi interrompida. Tenta de novo.
fault-analysis-failed = A análise foi interrompida. Tenta de novo.
fault-no-analysis = Este servidor não faz análises.
fault-turn-not-possible = { $text } não é uma jogada possível aqui.
fault-review-before-the-end = A revisão faz-se quando a partida acabar.
