### Hints, reasons and the review of a game, as they are said at a table. $who is a player, $value a value such as "win in 3".

## Told to everybody at the table: only that somebody asked, whatever the hint was.

hint-asked-you = Pediste uma dica.
hint-asked = { CAPITAL($who) } pede uma dica.
# After the end: $hints is a list of players with their number of hints.
hint-review = Dicas: { $hints }.
hint-count = { $who } { $count }

## What is refused.

fault-hint-masked = Sem dicas antes do fim: esta partida joga-se com máscara.
fault-hint-counts = Sem dicas antes do fim: esta partida conta.
fault-too-many-hints = Já bastam as dicas nesta jogada. Primeiro, continua a jogar.
fault-review-too-soon = A revisão vem quando a partida acabar.
insight-not-built = As dicas e as razões precisam do motor de cálculo, que aqui não está instalado.

## A hint. The first step tells that there is something, the second where, the third what.

hint-step = Dica { $step } de { $steps }: { $text }
hint-call = Há um Quarto que se pode anunciar agora.
hint-complete = A peça na mão pode ganhar já.
# $keep of $of turns win; in the next one all of them.
hint-win = { $keep ->
    [one] Pode ganhar-se: 1 jogada em { $of } ganha.
   *[other] Pode ganhar-se: { $keep } jogadas em { $of } ganham.
}
hint-win-all = Jogando na perfeição, qualquer jogada ganha.
# $count of $of pieces that could be given complete a line; the others keep the draw.
hint-avoid = { $count ->
    [one] Cuidado ao entregar: 1 peça em { $of } completa um alinhamento.
   *[other] Cuidado ao entregar: { $count } peças em { $of } completam um alinhamento.
}
hint-hold = { $keep ->
    [one] Cuidado: só 1 jogada em { $of } mantém o empate.
   *[other] Cuidado: só { $keep } jogadas em { $of } mantêm o empate.
}
hint-quiet = Nada de urgente: qualquer jogada mantém o empate.
hint-lost = Contra um jogo perfeito, qualquer jogada perde; procura o caminho mais longo.
hint-where-place = Olha aqui: { $place }.
# $line has three pieces with $sides in common.
hint-where-threat = Olha aqui: { $line }. As três peças têm em comum: { $sides }.
# $side is one word such as dark: a piece to give is among those.
hint-where-side = Procura entre as peças com esta característica: { $side }.
hint-where-any = Nenhum lugar pede cuidado especial.

## Why, and work that takes a while.

why-value = { CAPITAL($who) }: { $value }.
why-more = Escreve outra vez porquê para saber mais.
why-row = { $heading }: { $text }
why-no-more = Não há mais nada a dizer.
why-no-turn = Não se fez nenhuma jogada.
insight-working = Um momento.
insight-progress = Por agora, jogada { $done } de { $all }. Ctrl+C para.
insight-stopped = Parado.

## The review of a game that is over. A slip is a turn that gave a win or a draw away.

review-how = Escreve outra vez revisão para os percorrer.
# $number of $of; $turn is the turn as it is called elsewhere, $who the player.
mark-at = { $number } de { $of }. { CAPITAL($turn) }, { $who }.
marks-end = Era tudo.
review-elsewhere = A revisão desta partida tem a sua própria página: escolhe Rever a partida.

## Trying again from a slip: another turn is typed.

try-how = Experimenta uma jogada melhor: escreve primeiro a casa e depois a peça. Com revisão avanças.
try-right = Certo: { $value }.
try-wrong = Esta não: { $value }.
try-again = Experimenta outra.

## Help, in the terminal and on the page.

help-hints =
    Numa partida que não conta e sem máscaras, dica diz que há alguma coisa; outra vez, onde; mais uma, o que fazer.
    Porquê diz quanto vale a posição, e a razão; outra vez, mais.
    Cada pedido conta-se. O adversário sabe que perguntaste, nunca o que te foi dito.
    Depois do fim, revisão percorre os erros, e porquê explica a jogada em que estás.
help-review = Escreve revisão para ouvir onde a partida mudou, porquê para a jogada em que estás.

## The page and the menus: their entries, the key, and the button that asks for the next step.

label-hint = Dica
label-why = Porquê?
label-review = Revisão
key-hint = N: uma dica
page-key-hint = { key-hint }
page-hint-waiting = { insight-working }
page-hint-more = Diz-me mais
