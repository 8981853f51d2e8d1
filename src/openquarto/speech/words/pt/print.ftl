### Sets of puzzles, as a link names them, and puzzles on paper.

## Why a link names no set. $text is what was written, $choices the words that a link may have, $most a number.

fault-set-text = Este link não leva a nenhuma seleção de problemas. Talvez esteja incompleto.
fault-set-kind = Não há problemas do tipo { $text }. Tipos: { $choices }.
fault-set-rating = { $text } não é uma dificuldade. Escreve, por exemplo, 1000-1400.
fault-set-count = Uma seleção tem de 1 a { $most } problemas, não { $text }.
fault-set-seed = { $text } não pode ser o número de uma seleção. Os números vão de 0 a { $most }.
fault-set-empty = Nenhum problema cumpre tudo isso. Pede um pouco menos.
fault-puzzle-unknown = Não há nenhum problema { $text }.

## On paper.

print-title = Problemas de Quarto
# On top of the first sheet.
print-intro = Em cada problema é a tua vez. Os cantos marcam a última casa jogada. Escreve as casas assim: b2; as peças podes rodeá-las.
print-difficulty = Dificuldade { $rating }
print-last = Última casa jogada: { $square }.
# In the place of touches, on paper. $count: places that may be looked at.
print-mask =
    { $count ->
        [one] Tapa o tabuleiro e espreita só uma casa.
       *[other] Tapa o tabuleiro e espreita no máximo { $count } casas, uma de cada vez.
    }
print-answer = Resposta
print-answers = Respostas
# Two right answers; the second may be such a pair again.
print-or = { $answer } ou { $other }
# Links between the views of a sheet on the screen.
print-large = Letra grande
print-normal = Letra normal
print-solve = Resolver no ecrã
