### Las palabras de los caminos entre las páginas, del inicio, de mis partidas con sus estadísticas y del aprendizaje.

## La cabecera. Cinco palabras una junto a otra, también en un teléfono estrecho: cortas.

nav-play = Jugar
nav-learn = Aprender
nav-puzzles = Problemas
nav-analyse = Analizar
nav-club = Club
nav-skip = Ir al contenido

## El inicio. $level es un número.

home-starts = Jugar empieza una partida contra el ordenador: nivel { $level }, sin reloj.
home-your-turn = Te toca
home-place = Colocarla
home-give = Entregar una pieza
home-more = Otras cosas
home-here = Lado a lado, o pasándose la pantalla.
home-without-sight = De oído y al tacto, con o sin lector de pantalla.
home-all-games = { $count ->
    [one] Todas mis partidas
   *[other] Las { $count } partidas
}

## Mis partidas.

games-masked = Con antifaz
games-look = Mirar
games-placed = { $count ->
    [one] Una pieza colocada.
   *[other] { $count } piezas colocadas.
}
games-won = ganada
games-drawn = empate
games-lost = perdida
games-search = Buscar
games-search-hint = Nombre, resultado o fecha
games-show = Mostrar
games-show-all = todas las partidas
games-show-turn = te toca
games-show-running = sin terminar
games-show-ended = terminadas
games-found = { $count ->
    [0] No se encontró ninguna partida.
    [one] Una partida encontrada.
   *[other] { $count } partidas encontradas.
}
games-page = Página { $page } de { $pages }
games-previous = Página anterior
games-next = Página siguiente
games-export = Descargar todas las anotaciones

## Estadísticas.

stats-title = Mis estadísticas
stats-about = Cuentan las partidas terminadas contra el ordenador y por enlace.
stats-none = Tus estadísticas empiezan con la primera partida que termines.
stats-against = Contra
stats-level = Nivel { $level }
stats-link = Por enlace
stats-played = Jugadas
stats-won = Ganadas
stats-drawn = Empates
stats-lost = Perdidas
stats-taken = Quartos anunciados
stats-left-over = de ellos, antes no vistos por el adversario
stats-missed = Quartos no vistos

## Aprender, y abrir un registro.

learn-title = Aprender Quarto
learn-rules = Dieciséis piezas, cuatro características, un anuncio.
learn-first = Una primera partida
learn-first-about = Al nivel 1 se le escapan muchas cosas: un adversario amable para empezar.
open-lead = Una anotación es una partida puesta por escrito. Ábrela para ver la partida o para seguir donde se quedó.

## Hace cuánto.

ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
ago-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
ago-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
ago-weeks = { $count ->
    [one] hace una semana
   *[other] hace { $count } semanas
}
ago-months = { $count ->
    [one] hace un mes
   *[other] hace { $count } meses
}
ago-years = { $count ->
    [one] hace un año
   *[other] hace { $count } años
}

## Al final de una partida contra el ordenador; lo junta el navegador.

page-ladder-beaten = Has vencido al nivel { $level }.
page-ladder-next = Probar el nivel { $level }
