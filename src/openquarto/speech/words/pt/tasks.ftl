### Tasks of lessons and puzzles: what is asked, and what is said of an answer.
### .terse is what those hear who want few words.

## What a task asks. $square: where the last piece was placed.

task-ask-complete = Onde é que a peça na mão forma um Quarto?
task-ask-see = Colocaste em { $square }. Há um Quarto para anunciar? Em que alinhamento?
task-ask-missed = O adversário colocou em { $square } e não disse nada. Há um Quarto para anunciar? Em que alinhamento?
task-ask-fit = Que peça completa { $line }?
task-ask-safe = Que peça é segura?
task-ask-hot = Que peça queima?
task-ask-leave = Onde colocas para que reste uma peça segura para entregar?
task-ask-cover = Nenhuma peça é segura. Por causa de que alinhamentos? Indica o menor número possível.
task-ask-call = Coloca, anuncia Quarto e mostra o alinhamento.
task-ask-take = Ganha agora: anuncia logo, ou coloca e anuncia.
task-ask-quiet = Coloca e depois entrega uma peça segura.
task-ask-give-win = Que peça entregas para ganhar?
task-ask-give-hold = Que peça entregas para manter o empate?
task-ask-place-hold = Onde colocas para manter o empate?
task-ask-turn-win = Coloca e entrega de modo a ganhar.
task-ask-turn-hold = Coloca e entrega de modo a manter o empate.
# $count pieces are safe, two or more: an even number, and yet one wins; then an odd number, and yet none wins.
task-ask-count-doubts = { $count } peças são seguras: a conta está contra ti. Verifica: qual ganha mesmo assim?
task-ask-count-promises = { $count } peças são seguras: a conta promete uma vitória, mas não há nenhuma. Verifica: qual mantém o empate?
# Added where it is so: with a mask, and on the clock.
task-ask-touches = Toques: { $count }.
task-ask-seconds = Tempo: { $seconds } segundos.

## What is said of an answer; the reason follows. -silent: a quarto was made, but not called.

task-right = Certo.
task-wrong = Ainda não.
task-silent = Havia um Quarto, mas não foi anunciado: agora o adversário pode anunciá-lo.
    .terse = Quarto não anunciado.
task-none = Não há nenhum Quarto para anunciar.
task-open = Não é um Quarto, { $line }: ainda vazio em { $squares }.
    .terse = { CAPITAL($line) }: vazio em { $squares }.
task-nothing = Não é um Quarto, { $line }: as quatro peças não têm nada em comum que conte.
    .terse = { CAPITAL($line) }: nada em comum que conte.
# It was a quarto; $sides is what the four pieces have in common.
task-expired = Já não é um Quarto, { $line }: em comum { $sides }, mas ninguém o anunciou a tempo.
    .terse = { CAPITAL($line) }: já não vale.
# A piece on $square fills $lines, a list (with articles where the language has them), or no line at all.
task-fills = Em { $square }, a peça preenche { $lines }, mas aí as quatro peças não têm nada em comum que conte.
    .terse = { $square } preenche { $lines }: nada em comum que conte.
task-fills-none = Em { $square }, a peça não preenche nenhum alinhamento.
    .terse = { $square } não preenche nenhum alinhamento.
task-safe-piece = A peça { $piece } não completa nenhum alinhamento.
    .terse = { CAPITAL($piece) }: segura.
# $threats says which pieces complete which line: this one is none of them.
task-outside = A peça { $piece } não serve: { $threats }.
# $lines is a list of lines that no piece completes next.
task-waits-none = Nenhuma peça completa isto na próxima jogada: { $lines }.
task-larger = { $count ->
    [one] Com estes alinhamentos nenhuma peça é segura, mas basta um.
   *[other] Com estes alinhamentos nenhuma peça é segura, mas bastam { $count }.
}

## What happens after a wrong answer. $turns is a list of turns; a long one is cut, and $last is its last turn.

task-refuted = Eis o que acontece: { $turns }.
task-refuted-long = Eis o que acontece: { $turns }; e no fim: { $last }.
task-refuted-draw = A vitória escapou. Isto mantém o empate: { $turns }.

## The hint for a task: what to look for; then a place; then a right answer.

task-hint-lines = Olha para os alinhamentos com três peças: o que têm em comum?
task-hint-full = Olha para os alinhamentos completos: o que têm em comum as quatro peças?
task-hint-win = Podes ganhar já.
task-hint-choice = Em cada opção, pensa no que o adversário pode fazer a seguir.
task-hint-answer = Uma resposta certa: { $answer }.
task-hint-no-line = nenhum Quarto para anunciar
