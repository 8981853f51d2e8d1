### The board on which a task of a puzzle or a lesson is answered.

## What is refused. $most is a number, $text what was asked for, $line a line that does not count in this variant.

fault-no-such-puzzle = Este problema não existe aqui. Talvez o link esteja cortado.
fault-no-such-lesson = Esta lição não existe aqui.
fault-no-such-task = Esta lição tem os exercícios 1 a { $most }. Não há exercício { $text }.
fault-no-such-day = { $text } não é uma data. Uma data escreve-se assim: 2026-11-18.
fault-answer-not-whole = A jogada ainda não está completa: coloca e depois entrega uma peça, ou anuncia Quarto com o alinhamento.
fault-answer-lines = Indica no máximo { $most } alinhamentos.
fault-answer-no-line = Isto não conta aqui: { $line }. Escolhe outro alinhamento.

## The heading of a result. $answer is a square or a line.

task-heading-right = Certo
task-heading-right-so = Certo: { $answer }
task-heading-wrong = Ainda não
task-heading-wrong-so = Não é { $answer }

## What can be typed, by what is asked for.

task-help-square = Escreve uma casa, por exemplo b2. Além disso: dica, tabuleiro, reserva, mão.
task-help-piece = Escreve uma peça pelas palavras ou letras. Além disso: dica, tabuleiro, reserva.
task-help-line = Escreve um alinhamento, por exemplo linha 2, ou não. Além disso: dica, tabuleiro, reserva, mão.
task-help-lines = Escreve os alinhamentos separados por vírgulas: linha 2, coluna a. Além disso: dica, tabuleiro, reserva.
task-help-turn = Escreve uma casa e uma peça, ou uma casa e quarto com o alinhamento: b2 quarto linha 2. Além disso: dica, tabuleiro, reserva, mão.

## What is to be done. $piece is the piece in hand, $square where it was placed.

page-task-place = Na mão: { $piece }. Coloca-a.
page-task-place-turn = Na mão: { $piece }. Coloca-a e depois entrega uma peça ou anuncia Quarto.
page-task-give = Entrega uma peça.
page-task-then = { $square }. Agora entrega uma peça ou anuncia Quarto.
page-task-look = O tabuleiro está cheio. Anuncia Quarto, ou termina.
page-task-see = Há um Quarto para anunciar? Responde sim ou não.
page-task-lines = Escolhe alinhamentos, depois OK.
page-task-checking = Um momento.

## A line, or several. $line is one, $lines a list, $square the square that was pressed, $count a number.

page-task-yes = Sim, mostrar o alinhamento
page-task-no = Não há Quarto
page-task-which = Que alinhamento?
page-task-which-lines = Que alinhamentos?
page-task-which-how = Escolhe casas do alinhamento no tabuleiro, ou escolhe-o aqui.
page-task-fitting = { $square }. Alinhamentos possíveis: { $count }.
page-task-chosen = Escolhido: { $lines }.
page-task-chosen-none = Nenhum alinhamento escolhido.
page-task-half = Em metade destes tabuleiros não há nenhum.

## What does not fit the question.

page-task-wants-square = Este exercício pede uma casa.
page-task-wants-piece = Este exercício pede uma peça para entregar.
page-task-over = A resposta está dada. Tenta outra vez ou continua.

## With a mask, and on the clock. $count is a number of touches, $seconds one of seconds.

page-task-touches = Toques restantes: { $count }.
page-task-touches-none = Não restam toques. Responde agora.
page-task-time = Restam { $seconds } segundos.
page-task-time-up = O tempo acabou
page-task-time-up-why = Nenhuma resposta chegou a tempo.

## After an answer. $answers is a list.

page-task-again = Tentar outra vez
page-task-next = Problema seguinte
page-task-show = Mostrar a resposta
page-task-answer = Certo: { $answers }.
page-task-happens = Isto é o que acontece.
page-task-hint = Dica
page-task-failed = Não foi possível contactar o servidor. Nada se perdeu: tenta outra vez.

## The page of one puzzle. $rating is a number.

page-task-rated = dificuldade { $rating }
page-task-command = Escrever a resposta
page-task-all = Todos os problemas
