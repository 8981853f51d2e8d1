### Tournaments: what is refused, and the words of lists, standings and printed sheets.

## What is refused. $name is a player, $board and $round are numbers, $result is written like 1–0.

fault-tournament-name = Um torneio precisa de um nome de 1 a { $longest } caracteres.
fault-tournament-setting = { $text } não é possível aqui. Escolhas: { $choices }.
fault-rounds-number = Um torneio tem de 1 a { $most } rondas, não { $count }.
fault-entered-already = { $name } já está na lista, com o número { $number }.
fault-too-many-players = A lista está cheia: no máximo { $most } jogadores.
fault-no-such-player = Não há nenhum jogador { $text } na lista.
fault-entries-closed = { $name } já não pode entrar: os adversários estão fixados. Primeiro anula a ronda 1.
fault-has-played = { $name } já foi emparceirado e fica na lista. Podes anotar a desistência.
fault-withdrawn-already = { $name } já saiu.
fault-not-withdrawn = { $name } não saiu.
fault-round-past = Isso já não pode mudar: a ronda { $round } já está emparceirada.
fault-rating-number = Uma pontuação é um número de { $least } a { $most }, não { $text }.
fault-too-few-players = Uma ronda precisa de dois jogadores presentes. Agora: { $count }.
fault-results-missing = A ronda { $round } não acabou. { $count ->
    [one] Falta o resultado no tabuleiro { $boards }.
   *[other] Faltam os resultados nos tabuleiros { $boards }.
}
fault-no-more-rounds = Já se jogaram as { $count } rondas.
fault-rounds-paired = Não pode haver menos de { $count } rondas: já estão emparceiradas.
fault-nobody-left = Já não resta ninguém no quadro, por isso não há mais rondas. Podes terminar o torneio.
fault-no-round = A ronda { $round } ainda não está emparceirada.
fault-not-newest-round = Só a última ronda pode mudar, não a ronda { $round }.
fault-no-such-board = A ronda { $round } não tem tabuleiro { $text }.
fault-paired-twice = { $name } aparece duas vezes.
fault-not-paired = Falta alguém: { $names }.
fault-nobody-waits = Neste momento não se pode emparceirar ninguém.
fault-time-over = O tempo desta arena acabou: { $minutes } minutos desde a ronda 1. Nas definições podes dar mais.
fault-no-swiss = O sistema suíço não está instalado aqui. Os outros formatos funcionam.
fault-result-unreadable = { $text } não é um resultado. Escreve 1-0, 0-1 ou 1/2-1/2, ou +/- para uma falta.
fault-result-of-pair = Os pontos das { $games } partidas vão juntos, por exemplo { $example }.
fault-result-there = O tabuleiro { $board } já tem um resultado: { $result }. Se estiver errado, corrige-o.
fault-result-settled = O tabuleiro { $board } já tem o seu resultado: { $result }. Se estiver errado, diz ao árbitro.
fault-too-many-reports = Já indicaste um resultado { $most } vezes. Diz ao árbitro como acabou.
fault-no-result = O tabuleiro { $board } ainda não tem resultado.
fault-draw-knocks-nobody-out = Alguém tem de passar. Joguem outra vez no tabuleiro { $board }, trocando de lugar.
fault-next-round-paired = A ronda { $round } é jogada pelos vencedores. Anula-a primeiro.
fault-tournament-over = Este torneio acabou.
fault-tournament-not-over = Este torneio não acabou.
fault-nothing-to-undo = Não há nada para desfazer.
fault-undo-too-late = Isso já não se pode desfazer: entretanto a ronda { $round } foi emparceirada. Primeiro anula essa ronda, ou anota a desistência de quem não deve jogar.
fault-log-unreadable = Este ficheiro não é um torneio: linha { $line }, { $why }.
fault-log-newer = Uma versão mais recente escreveu este torneio. Atualiza esta.
fault-log-changed = Alguém foi mais rápido. Vê outra vez e depois decide.

## Lists and sheets.

club-kind-swiss = Sistema suíço
club-kind-round-robin = Todos contra todos
club-kind-knock-out = Eliminatória
club-kind-arena = Arena
club-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
club-players = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
club-round = Ronda { $number }
club-by-name = Ronda { $number }, por nome
club-standings-after = Classificação após a ronda { $number }
club-board = Tabuleiro
club-first = Primeiro (entrega primeiro)
club-second = Segundo
club-first-short = entrega primeiro
club-second-short = coloca primeiro
club-result = Resultado
club-player = Jogador
club-opponent = Adversário
club-seat = Lugar
club-points = Pontos
club-bye-bye = sem adversário: 1 ponto
club-bye-half = pausa pedida: ½ ponto
club-bye-free = sem partida nesta ronda
club-bye-absent = ausente: 0 pontos
club-ties = Como se desfazem os empates
club-tie-direct-encounter = Confronto direto
club-tie-direct-encounter-rule = Os pontos entre os empatados, se todos se defrontaram.
club-tie-buchholz-cut-1 = Sem o pior
club-tie-buchholz-cut-1-rule = Os pontos de todos os adversários, sem o mais fraco.
club-tie-buchholz = Buchholz
club-tie-buchholz-rule = Os pontos de todos os adversários. Uma ronda sem partida conta os teus próprios pontos.
club-tie-sonneborn-berger = Sonneborn-Berger
club-tie-sonneborn-berger-rule = Os pontos de quem venceste e metade dos pontos daqueles com quem empataste.
club-tie-wins-as-second = Vitórias como segundo
club-tie-wins-as-second-rule = Partidas ganhas por quem não entrega primeiro.
