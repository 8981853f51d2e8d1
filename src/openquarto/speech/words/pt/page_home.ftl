### As palavras dos caminhos entre as páginas, do início, das minhas partidas com as suas estatísticas, e da aprendizagem.

## O cabeçalho. Cinco palavras lado a lado, também num telefone estreito: curtas.

nav-play = Jogar
nav-learn = Aprender
nav-puzzles = Problemas
nav-analyse = Analisar
nav-club = Clube
nav-skip = Ir para o conteúdo

## O início. $level é um número.

home-starts = Jogar começa uma partida contra o computador: nível { $level }, sem relógio.
home-your-turn = É a tua vez
home-place = Colocá-la
home-give = Entregar uma peça
home-more = Mais para fazer
home-here = Lado a lado, ou passando o ecrã de mão em mão.
home-without-sight = De ouvido e pelo tato, com ou sem leitor de ecrã.
home-all-games = { $count ->
    [one] Todas as minhas partidas
   *[other] As { $count } partidas
}

## As minhas partidas.

games-masked = Com máscara
games-look = Ver
games-placed = { $count ->
    [one] Uma peça colocada.
   *[other] { $count } peças colocadas.
}
games-won = ganha
games-drawn = empate
games-lost = perdida
games-search = Procurar
games-search-hint = Nome, resultado ou data
games-show = Mostrar
games-show-all = todas as partidas
games-show-turn = é a tua vez
games-show-running = por acabar
games-show-ended = terminadas
games-found = { $count ->
    [0] Nenhuma partida encontrada.
    [one] Uma partida encontrada.
   *[other] { $count } partidas encontradas.
}
games-page = Página { $page } de { $pages }
games-previous = Página anterior
games-next = Página seguinte
games-export = Descarregar todos os registos

## Estatísticas.

stats-title = As minhas estatísticas
stats-about = Contam as partidas terminadas contra o computador e por link.
stats-none = As tuas estatísticas começam com a primeira partida que terminares.
stats-against = Contra
stats-level = Nível { $level }
stats-link = Por link
stats-played = Jogadas
stats-won = Ganhas
stats-drawn = Empates
stats-lost = Perdidas
stats-taken = Quartos anunciados
stats-left-over = dos quais não vistos antes pelo adversário
stats-missed = Quartos não vistos

## Aprender, e abrir um registo.

learn-title = Aprender Quarto
learn-rules = Dezasseis peças, quatro características, um anúncio.
learn-first = Uma primeira partida
learn-first-about = Ao nível 1 escapa muita coisa: um adversário simpático para começar.
open-lead = Um registo é uma partida passada a escrito. Abre um para a rever, ou para continuar onde ela parou.

## Há quanto tempo.

ago-now = agora mesmo
ago-minutes = { $count ->
    [one] há um minuto
   *[other] há { $count } minutos
}
ago-hours = { $count ->
    [one] há uma hora
   *[other] há { $count } horas
}
ago-days = { $count ->
    [one] ontem
   *[other] há { $count } dias
}
ago-weeks = { $count ->
    [one] há uma semana
   *[other] há { $count } semanas
}
ago-months = { $count ->
    [one] há um mês
   *[other] há { $count } meses
}
ago-years = { $count ->
    [one] há um ano
   *[other] há { $count } anos
}

## No fim de uma partida contra o computador, composto pelo navegador.

page-ladder-beaten = Venceste o nível { $level }.
page-ladder-next = Experimentar o nível { $level }
