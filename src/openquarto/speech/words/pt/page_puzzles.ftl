### The pages about puzzles: all kinds, the puzzle of the day, series, the own rating, what a browser remembers, sets for teachers.

## The page of all puzzles. $count and $rating are numbers, $day is a day in words.

puzzles-title = Problemas
puzzles-lead = { $count } tabuleiros com uma pergunta cada. Cada resposta está demonstrada.
puzzles-daily = O problema do dia
puzzles-same = o mesmo para toda a gente
puzzles-rated = dificuldade { $rating }
puzzles-solve = Resolver
puzzles-days = As duas últimas semanas
puzzles-day-right = { $day }: certo
puzzles-day-wrong = { $day }: errado
puzzles-day-open = { $day }: por tentar
puzzles-days-in-a-row = Dias seguidos: { $count }
puzzles-row = De seguida
puzzles-streak = Série
puzzles-streak-about = Cada vez mais difícil, até ao primeiro erro.
puzzles-storm = Tempestade
puzzles-storm-about = Três minutos, cada vez mais difícil. Um erro custa dez segundos; o relógio espera enquanto lês.
puzzles-again = Outra vez
puzzles-again-about = O que não correu bem volta após 1, 3, 7 e 21 dias, até estar certo duas vezes seguidas.
puzzles-again-waiting = À espera: { $count }
puzzles-again-next = Próximo: { $day }
puzzles-again-none = Hoje não há nada à espera.
puzzles-best = Recorde: { $count }
puzzles-kinds = Por tipo
puzzles-all-kinds = Todos os tipos
puzzles-all-kinds-about = Um pouco de tudo.
puzzles-difficulty = Dificuldade
puzzles-difficulty-easier = Mais fácil
puzzles-difficulty-mine = O meu nível
puzzles-difficulty-harder = Mais difícil
puzzles-rules = Regras
puzzles-rules-all = Todas as regras
puzzles-rules-classic = Clássicas
puzzles-rules-blocks = Com blocos
puzzles-rules-fewer = Menos características
puzzles-none-left = Não há nenhum problema assim. Escolhe outra coisa.
puzzles-no-index = Neste momento não é possível carregar a lista de problemas. Tenta de novo.

## The own rating. $low, $high, $first and $last are ratings; $right of $count puzzles were right at the first try.

puzzles-rating = A tua pontuação
puzzles-rating-none = Ainda não é conhecida. Começa em 1200 e muda a cada primeira tentativa.
# Stands before a rating that is not sure yet: about 1250.
puzzles-rating-about = cerca de
puzzles-rating-settling = A tua pontuação ainda está a encontrar o seu lugar.
puzzles-rating-range = Muito provavelmente entre { $low } e { $high }.
puzzles-rating-course = De { $first } a { $last }; a mais baixa { $low }, a mais alta { $high }.
puzzles-rating-how = Cada primeira tentativa conta como uma partida entre ti e o problema.
puzzles-tried = Problemas tentados: { $count }, certos à primeira: { $right }

## What a browser remembers. $name is the name of a file.

puzzles-kept = O que este navegador recorda
puzzles-kept-about = A tua pontuação, os problemas e as lições ficam neste navegador e em mais lado nenhum. Com um ficheiro podes levá-los contigo.
puzzles-export = Guardar num ficheiro
puzzles-import = Ler um ficheiro
puzzles-forget = Esquecer tudo
puzzles-exported = Guardado: { $name }
puzzles-imported = O ficheiro foi lido.
puzzles-forgotten = Esquecido.
puzzles-import-sure = O ficheiro substitui tudo o que este navegador recorda agora.
puzzles-import-do = Substituir
puzzles-forget-sure = Esquecer para sempre a tua pontuação, os problemas e as lições?
puzzles-forget-do = Esquecer tudo
puzzles-file-too-large = Este ficheiro é demasiado grande para ser nosso. Nada mudou.
puzzles-file-unreadable = Não é possível ler este ficheiro: talvez tenha sido cortado. Nada mudou.
puzzles-file-foreign = Este ficheiro não foi guardado nesta página. Nada mudou.
puzzles-file-newer = Este ficheiro vem de uma versão mais recente deste site. Nada mudou.
puzzles-file-empty = Neste ficheiro não há nada para recordar. Nada mudou.
page-progress-off = Este navegador não nos deixa recordar nada: o teu progresso dura até saíres desta página.
page-progress-full = Não há mais espaço neste navegador: o teu progresso dura até fechares este separador.
page-progress-newer = Uma versão mais recente deste site guardou aqui o teu progresso: o que fizeres agora dura até saíres desta página.

## Sets for teachers. $most and $count are numbers, $text what was typed.

puzzles-teachers = Para as aulas
puzzles-teachers-about = Escolhe problemas e passa um só link: toda a gente recebe os mesmos, no seu idioma. Sem contas, sem nomes.
puzzles-kind = Tipo
puzzles-level = Nível
puzzles-level-easy = Fácil
puzzles-level-middle = Médio
puzzles-level-hard = Difícil
puzzles-level-any = Todos os níveis
puzzles-number = Quantos
puzzles-number-bad = Escolhe um número de 1 a { $most }.
puzzles-ids = Ou problemas pelo nome
puzzles-ids-hint = Cada problema tem oito letras e algarismos no fim do seu endereço. Escreve alguns, separados por espaços.
puzzles-ids-bad = Nenhum problema se chama { $text }.
puzzles-ids-many = Num link cabem no máximo { $most } problemas.
puzzles-make-link = Criar o link
puzzles-print = Imprimir
puzzles-set = Uma seleção
puzzles-set-look = Ver a seleção
puzzles-set-title = { $count ->
    [one] Uma seleção de um problema
   *[other] Uma seleção de { $count } problemas
}
puzzles-set-about = Alguém reuniu estes problemas para ti. Leva o tempo que quiseres.
puzzles-begin = Começar
puzzles-result-right = Certo.
puzzles-result-wrong = Errado.
puzzles-result-open = Por tentar.

## A series, on the page of a puzzle. $number is the number of a puzzle, $time a clock, $rating a rating.

puzzles-beside = A tua pontuação e outros problemas
# How many puzzles of a kind there are.
puzzles-count = { $count }
puzzles-next = Próximo problema
puzzles-number-one = Problema { $number }
puzzles-number-of = Problema { $number } de { $count }
puzzles-clock = Faltam { $time }
puzzles-seconds-left = Faltam { $count } segundos.
puzzles-right-count = Certos: { $count }
puzzles-streak-over = A série termina em { $count }.
puzzles-storm-over = O tempo acabou. Certos: { $count }
puzzles-set-over = A seleção acabou. Certos: { $right } de { $count }
puzzles-again-over = Por hoje é tudo. Certos: { $right } de { $count }
puzzles-kind-over = Certos: { $right } de { $count }
puzzles-went-wrong = O que não correu bem
puzzles-comes-again = Estes voltam noutro dia, em «Outra vez».
puzzles-nothing-wrong = Correu tudo bem.
puzzles-once-more = Mais uma vez
puzzles-practise-again = Tentar estes outra vez
puzzles-all = Todos os problemas
puzzles-rating-before = antes { $rating }
puzzles-first-only = Só conta a primeira tentativa.
puzzles-leave = Terminar a série
