### Puzzles: their kinds, what each asks in a few words, and what it is about.

## The kinds, as titles.

puzzle-see = Ver
puzzle-complete = Completar
puzzle-safe-gift = A peça certa
puzzle-square = A casa certa
puzzle-trap = A armadilha
puzzle-hold = Manter o empate
puzzle-cover = Nenhuma peça segura
puzzle-take-it = Aproveitar
puzzle-mask = Com máscara

## What is asked: nine words at most.

task-ask-puzzle-see = Há algum Quarto que possas anunciar?
task-ask-puzzle-complete = Faz um Quarto e anuncia-o.
task-ask-puzzle-safe-gift = Que peça entregas?
task-ask-puzzle-square = Onde colocas a tua peça?
task-ask-puzzle-trap = Encontra uma jogada que ganhe.
task-ask-puzzle-hold = Encontra uma jogada que mantenha o empate.
task-ask-puzzle-cover = Nenhuma peça é segura. Por causa de que alinhamentos?
task-ask-puzzle-take-it = O adversário não viu um Quarto. Que alinhamento?

## What a kind is about.

puzzle-see-about = Há algum Quarto que possas anunciar, e onde? Metade das vezes não há.
puzzle-complete-about = Coloca a peça que tens na mão, anuncia Quarto e mostra o alinhamento.
puzzle-safe-gift-about = Entrega uma peça que conserve o que tens: a vitória ou o empate.
puzzle-square-about = Coloca de modo a conservar o que tens: a vitória ou o empate.
puzzle-trap-about = Há uma vitória daqui a poucas jogadas. Encontra a jogada que a inicia.
puzzle-hold-about = Quase todas as jogadas perdem. Encontra uma que não perca.
puzzle-cover-about = Qualquer peça que possas entregar completa um alinhamento. Indica o menor número de alinhamentos que o explique.
puzzle-take-it-about = O adversário fez um Quarto e não disse nada. Anuncia-o.
puzzle-mask-about = Não vês nada: toca em alguns lugares e depois responde.
