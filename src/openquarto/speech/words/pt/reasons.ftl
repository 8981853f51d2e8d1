### Reasons: why a position or a turn is worth what it is worth. Each message that ends with a full stop is one sentence.
### They name pieces, squares, lines and qualities, never "you": whoever reads them, they are true.
### $piece, $square, $line: as everywhere. $sides: qualities in common, a list. $either: qualities of which one is enough.
### .terse is what those hear who want few words.

## Values. $count: how many placements until the quarto that decides.

reason-value-win = vitória
# A quarto can be called at once.
reason-value-win-now = anunciar já
reason-value-win-in = vitória em { $count }
reason-value-draw = empate
reason-value-loss = derrota
reason-value-loss-now = derrota imediata
reason-value-loss-in = derrota em { $count }
# $value is one of these, $turn a turn as below.
reason-headline = { CAPITAL($value) }: { $turn }.
reason-headline-bare = { CAPITAL($value) }.

## Turns, without a full stop. After a square or a call: then-.

reason-turn-give = entregar { $piece }
reason-turn-then-give = depois entregar { $piece }
# Several pieces of which one is given, counted.
reason-turn-give-some = entregar uma de { $count } peças
reason-turn-then-give-some = depois entregar uma de { $count } peças
reason-turn-call = Quarto, { $line }
reason-turn-false = anúncio falso, { $line }
reason-turn-done = pronto
reason-turn-then-done = depois pronto
# Several turns, counted; $squares is a list.
reason-turns = { $count ->
    [one] uma jogada
   *[other] { $count } jogadas
}
reason-turns-on = { $count ->
    [one] uma jogada em { $squares }
   *[other] { $count } jogadas em { $squares }
}
# The heading of what comes after the answers that are told one by one.
reason-more = As outras: { $turns }
# The heading of pieces that may be given.
reason-give = Para entregar

## Parts of sentences.

# What stands between parts that hold commas themselves. The quotes keep the space.
reason-separator = { "; " }
# $first is one part or several with commas.
reason-or = { $first } ou { $last }
reason-and = { $first } e { $last }
# A line as the object of "completes", with its article where it has one: $line below; $bare is without it.
reason-line-row = a { $line }
reason-line-column = a { $line }
reason-line-diagonal = a { $line }
reason-line-block = o { $line }
# A line that lacks one piece: which pieces complete it, and where. -after: after "no piece". -next: after another one.
reason-threat = uma peça { $sides } completa { $line } em { $square }
    .terse = { $bare } em { $square }, { $sides }
reason-threat-after = uma { $sides } completa { $line } em { $square }
    .terse = { $bare } em { $square }, { $sides }
reason-threat-next = uma { $sides }, { $line } em { $square }
    .terse = { $bare } em { $square }, { $sides }
# A text of its own under a heading; then one that begins with its squares.
reason-row = { CAPITAL($text) }.
# The same, where it begins with a square.
reason-row-square = { $text }.
reason-row-on = { $square }: { $text }.

## What one look tells.

reason-call = Há um Quarto por anunciar, { $line }, em comum: { $sides }.
    .terse = Quarto, { $line }: { $sides }.
reason-complete = A peça na mão completa { $line } em { $square }, em comum: { $sides }.
    .terse = { CAPITAL($bare) } em { $square }, { $sides }.
reason-hot = A peça { $piece } completa { $line } em { $square }, em comum: { $sides }.
    .terse = { CAPITAL($piece) }: { $bare } em { $square }, { $sides }.
# Where the next sentence says what is in common.
reason-hot-first = A peça { $piece } completa { $line } em { $square }.
    .terse = { CAPITAL($piece) }: { $bare } em { $square }.
# $threats: parts as above. -pincer: $either names both qualities of one trait (light or dark), and no piece has neither.
reason-unsafe = Nenhuma peça é segura: { $threats }.
    .terse = Nenhuma peça segura: { $threats }.
reason-unsafe-pincer = Nenhuma peça, { $either }, é segura: { $threats }.
    .terse = Nenhuma peça segura, { $either }: { $threats }.
# After a placement on $square; -new: it is the third piece of $lines.
reason-empties = Depois de { $square }, nenhuma peça é segura: { $threats }.
    .terse = Depois de { $square }, nenhuma peça segura: { $threats }.
reason-empties-pincer = Depois de { $square }, nenhuma peça, { $either }, é segura: { $threats }.
    .terse = Depois de { $square }, nenhuma peça segura, { $either }: { $threats }.
reason-empties-new = { $square } prepara { $lines }, e nenhuma peça é segura: { $threats }.
    .terse = { $square } prepara { $lines }, nenhuma peça segura: { $threats }.
reason-empties-new-pincer = { $square } prepara { $lines }, e nenhuma peça, { $either }, é segura: { $threats }.
    .terse = { $square } prepara { $lines }, nenhuma peça segura, { $either }: { $threats }.
# -turn: said of a turn, after which the opponent holds the piece.
reason-trap = Onde quer que se coloque a peça na mão, depois nenhuma se pode entregar sem perigo.
    .terse = Nenhuma casa deixa uma peça segura.
reason-trap-turn = Onde quer que se coloque a peça entregue, depois nenhuma se pode entregar sem perigo.
    .terse = Nenhuma casa deixa uma peça segura.

## Turns that keep the value: $count of $of.

reason-only-win-one = Só uma de { $of } jogadas ganha: { $turn }.
    .terse = 1 de { $of } ganha: { $turn }.
reason-only-win = { $count } de { $of } jogadas ganham.
    .terse = { $count } de { $of } ganham.
reason-only-draw-one = Só uma de { $of } jogadas mantém o empate: { $turn }.
    .terse = 1 de { $of } empata: { $turn }.
reason-only-draw = { $count } de { $of } jogadas mantêm o empate.
    .terse = { $count } de { $of } empatam.
reason-held = { $count ->
    [one] Só uma de { $of } jogadas mantém o empate.
   *[other] { $count } de { $of } jogadas mantêm o empate.
}
reason-held-all = Todas as jogadas mantêm o empate.
# -turn: of the opponent's replies to a turn. Said so: after a task, "answers" would be what was answered there.
reason-held-turn = { $count ->
    [one] Só uma das { $of } respostas do adversário mantém o empate.
   *[other] { $count } das { $of } respostas do adversário mantêm o empate.
}
reason-held-all-turn = Todas as respostas do adversário mantêm o empate.
# $percent of the opponent's replies lose after $turn, more than after any other turn that holds.
reason-pressure = Pressão máxima: { $turn }; perdem cerca de { $percent }% das respostas do adversário.
reason-pressure-none = Depois de uma jogada que mantém o empate, nenhuma resposta do adversário perde.
reason-pressure-turn = Resposta do adversário de pressão máxima: { $turn }; perdem cerca de { $percent }% das jogadas seguintes.
reason-pressure-none-turn = Depois de uma resposta que mantém o empate, nenhuma jogada perde.

## Draws for good, with the headings of the lines that can no longer be completed.

reason-dead = Empate: nenhum alinhamento aberto pode ainda tornar-se um Quarto.
reason-dead-full = Empate: o tabuleiro está cheio.
reason-dead-nothing = Nada em comum que conte
reason-dead-few = Faltam peças que sirvam

## Wins and losses that need several turns. $turns: turns of best play.

reason-refuted-win = Jogada vencedora: { $turn }; qualquer resposta perde.
reason-refuted-win-turn = Resposta vencedora do adversário: { $turn }; não há defesa.
reason-refuted-loss = Todas as jogadas perdem.
reason-refuted-loss-turn = Todas as respostas do adversário perdem.
reason-best-play = O melhor: { $turns }.
reason-best-play-then = Melhor continuação: { $turns }.

## Quartos that were made and not called by $who: called by the opponent, by nobody, or still open at the end.

reason-overlooked-taken = { CAPITAL($who) } formou um Quarto sem o anunciar, { $line }, em comum: { $sides }; o adversário anunciou-o.
reason-overlooked-expired = { CAPITAL($who) } formou um Quarto sem o anunciar, { $line }, em comum: { $sides }; já não vale.
reason-overlooked-open = { CAPITAL($who) } formou um Quarto sem o anunciar, { $line }, em comum: { $sides }; a partida acabou antes.

## What the rows hold that can be unfolded.

reason-summary-trap = { $count ->
    [one] As { $squares } casas, uma razão
   *[other] As { $squares } casas, { $count } razões
}
reason-summary-turns = { $count ->
    [one] A única jogada
   *[other] As { $count } jogadas
}
reason-summary-answers = { $count ->
    [one] A única resposta
   *[other] As { $count } respostas
}
reason-summary-lines = { $count ->
    [one] O único alinhamento aberto
   *[other] Os { $count } alinhamentos abertos
}
