### Puzzles and lessons at the terminal: what may be typed there, and what is said around the tasks.

## What may be typed; lists with commas, as in vocabulary.ftl.

# That there is no line.
word-none = nenhum, nenhuma, nada, nenhum alinhamento, nenhum quarto, não há, não há nenhum
word-skip = saltar, salta, passar ao seguinte
word-puzzle = problema, problemas
word-learn = aprender, lição, lições
# Between the names of lines: row 2 and column b.
practice-and = e

## How an answer is typed, said once each.

practice-how-square = Escreve uma casa, por exemplo b2.
practice-how-piece = Escreve uma peça por palavras, por exemplo { $piece }.
practice-how-line = Escreve um alinhamento, por exemplo linha 2, ou nenhum. Ler linha 2 lê-a.
practice-how-lines = Escreve os alinhamentos, por exemplo linha 2 e coluna b. Ler linha 2 lê um deles.
practice-how-turn = Escreve a tua jogada como numa partida: uma casa, uma peça para entregar, ou quarto e o alinhamento.
practice-half-give = Colocada. Agora anuncia Quarto ou entrega uma peça.
    .terse = Anuncia ou entrega.
practice-half-last-look = Colocada. Agora anuncia Quarto ou escreve pronto.
    .terse = Anuncia, ou pronto.
# $lines is a list of the lines named so far.
practice-more-lines = { CAPITAL($lines) }. Indica outro alinhamento ou escreve pronto.
practice-last = Última casa: { $square }.
# Prompts, a word each: go on, and which line.
prompt-next = seguir?
prompt-line = alinhamento?

## After an answer.

practice-try-again = Tenta outra vez, ou escreve dica ou saltar.
    .terse = Outra vez.
practice-why-more = Escreve porquê para saber mais.
practice-go-on = Pressiona Enter para continuar.
    .terse = Enter: continuar.
practice-begin = Pressiona Enter para começar, ou escreve saltar.
practice-leave = Pressiona Enter para sair.
practice-refuted = Eis o que acontece:
# $turn is a turn in words.
practice-turn-you = Tu: { $turn }.
practice-turn-opponent = Adversário: { $turn }.
practice-you = Tu
practice-opponent = Adversário
# An answer was told before one was given.
practice-told = Conta como não encontrado.
practice-answer-first = Responde primeiro, ou escreve dica.
practice-no-touches = Não restam toques. Responde agora.
practice-touches-left = Toques restantes: { $count }.
practice-time-up = O tempo acabou.
practice-not-here = Isso é para as partidas. Aqui responde, ou escreve dica, porquê, saltar ou sair.
practice-nothing-asked = Aqui não há nenhuma pergunta. Escreve problema ou lição.
practice-not-now = Não enquanto um relógio anda nem com máscara. Acaba primeiro esta partida.
practice-back = De volta à tua partida.
practice-help =
    Responde como numa partida: uma casa, uma peça por palavras, um alinhamento como linha 2, ou nenhum.
    Escreve dica para uma ajuda em três passos, porquê para a explicação completa, saltar para a resposta.
    Escreve tabuleiro, reserva, mão, ou ler e uma casa ou uma linha, para ouvir a posição.
    Escreve desfazer para recomeçar a resposta. Escreve sair para parar: tudo fica guardado.

## Labels of the menu.

label-puzzle = Problemas
label-learn = Lições
label-skip = Saltar
# Buttons of at most 16 letters: name one more line; say that there is none; go on.
label-line = Um alinhamento
label-none = { page-task-no }
label-go-on = Continuar

## Puzzles.

# $kind is a kind of puzzle, a title.
practice-puzzle = { CAPITAL($kind) }. Dificuldade { $rating }.
practice-puzzle-of = Problema { $number } de { $of }. { CAPITAL($kind) }. Dificuldade { $rating }.
# $rating is a number such as 1250 ± 80, or about 1250; $before is 1230 before.
practice-rating = A tua pontuação: { $rating }.
practice-rating-moved = A tua pontuação: { $rating }, { $before }.
practice-rating-none = A tua pontuação ainda não é conhecida. Começa em 1200 e muda a cada primeira tentativa.
# $day is a date such as 2026-11-18.
practice-daily = O problema de { $day }.
practice-daily-done = Já o tentaste: não volta a contar.
practice-streak = Uma série, cada vez mais difícil, até ao primeiro erro. O teu recorde: { $best }.
practice-in-a-row = Seguidos: { $count }.
practice-over-streak = A série acaba: { $count }. O teu recorde: { $best }.
practice-storm = A tempestade: três minutos. Um erro custa dez segundos. O teu recorde: { $best }.
practice-over-storm = Certas: { $right }. Erradas: { $wrong }. O teu recorde: { $best }.
practice-again = { $count ->
    [one] Hoje volta um problema.
   *[other] Hoje voltam { $count } problemas.
}
practice-again-none = Hoje não volta nenhum problema.
practice-again-next = O próximo volta em { $day }.
practice-set = { $count ->
    [one] Uma seleção de um problema.
   *[other] Uma seleção de { $count } problemas.
}
practice-none-left = Não há nenhum problema assim.
practice-over = É tudo. Certos à primeira: { $right } de { $of }.

## Lessons. $title is the title of a lesson.

practice-lesson = Lição { $number } de { $of }: { $title }.
practice-lesson-extra = Lição extra: { $title }.
practice-task = Exercício { $number } de { $of }.
practice-passed = Conseguiste!
practice-lesson-done = Lição terminada: { $title }.
practice-not-passed = Ainda não. Pressiona Enter para jogar outra vez, ou escreve saltar.
practice-lessons-all = Todas as lições estão terminadas.
# The list of lessons: $number is a number or +, $name is what to type after learn.
practice-list-done = ✓ { $number } { $title } ({ $name }): terminada.
practice-list-begun = – { $number } { $title } ({ $name }): { $done } de { $of } exercícios.
practice-list-open = · { $number } { $title } ({ $name }): por começar.

## What is kept. $file is a file.

practice-goodbye = Adeus. Tudo o que fizeste fica guardado.
practice-goodbye-not-kept = Adeus. O que fizeste não pôde ser guardado.
practice-not-kept = { $file } não se pode ler ou escrever: o que fizeres agora vale até saíres.
practice-newer = { $file } é de uma versão mais recente. Fica como está, e o que fizeres agora vale até saíres.
practice-broken = { $file } não se pode ler. Fica guardado como { $aside }, e recomeças do princípio.
practice-known = Problemas tentados: { $tries }, certos à primeira: { $right }. Lições terminadas: { $lessons }.
practice-bests = Melhor série: { $streak }. Melhor tempestade: { $storm }.
practice-exported = Escrito em { $file }.
practice-imported = Lido de { $file }.
practice-import-sure = Isto substitui o que está guardado aqui. Queres continuar? Sim ou não?
practice-forget-sure = Queres esquecer a tua pontuação, os teus problemas e as tuas lições? Sim ou não?
practice-forgotten = Esquecido.
practice-file-too-large = { $file } é grande demais para um ficheiro de progresso.
practice-file-unreadable = { $file } não é um ficheiro de progresso: não se pode ler.
practice-file-foreign = { $file } não é um ficheiro de progresso do OpenQuarto.
practice-file-newer = { $file } é de uma versão mais recente do OpenQuarto.
practice-file-empty = Não há nenhum progresso em { $file }.
