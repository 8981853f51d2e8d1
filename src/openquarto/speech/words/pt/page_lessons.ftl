### Lessons on the page: their list, one of them, the small game at its end, and the way to them from home.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## The list of lessons, and the way to it. $number is the number of a lesson, $task of a task in it, $title its title, $count how many there are.

lessons-lead = Dez lições curtas, cada uma com alguns exercícios e uma partida de treino. Para quando quiseres e continua mais tarde.
lessons-five-minutes = Aprende em cinco minutos
lessons-begin = Começar pela lição 1
lessons-go-on = Continuar: lição { $number }, exercício { $task }
lessons-go-on-match = Continuar: lição { $number }, partida de treino
lessons-go-on-home = Continuar a aprender
lessons-door = Dez lições curtas, do primeiro alinhamento à armadilha.
lessons-next = A seguir: { $title }
lessons-count = { $done } de { $count } lições
lessons-course-done = Completaste as dez lições.
lessons-ten = Dez lições
lessons-extras = Lições extra
lessons-tasks = { $count } exercícios e uma partida de treino
lessons-some = { $done } de { $count } exercícios feitos
lessons-match-left = Exercícios feitos, falta a partida de treino
lessons-is-done = Feita
lessons-now = Agora
lessons-more = Também aqui
lessons-edition = Peças nas lições

## One lesson.

lesson-number = Lição { $number } de { $count }
lesson-extra = Lição extra
lesson-all = Todas as lições
lesson-pass-on = Partilhar esta lição
lesson-pass-on-how = Para uma turma ou para alguém próximo: este link abre esta lição. Cada pessoa aprende ao seu ritmo.
lesson-scripts = Os exercícios precisam de JavaScript. Sem ele, podes ler as regras.
page-lesson-task = Exercício { $number } de { $count }
page-lesson-to-task = Exercício { $number }
page-lesson-to-task-done = Exercício { $number }, feito
page-lesson-tasks = Exercícios
page-lesson-match = Partida de treino
page-lesson-match-done = Partida de treino, superada
page-lesson-next-task = Próximo exercício
page-lesson-on-to-match = Ir para a partida de treino
page-lesson-start-match = Jogar a partida de treino
page-lesson-failed = Não foi possível carregar a lição.

## The end of the small game. $title is the title of a lesson.

page-lesson-passed = Superada: a lição «{ $title }» está feita.
page-lesson-passed-game = Partida de treino superada. Na lição «{ $title }» ainda há exercícios.
page-lesson-not-passed = Desta vez não passaste. Podes repeti-la ou continuar.
page-lesson-next = Próxima lição: { $title }
page-lesson-no-connection = Sem conexão. Nada se perdeu: tenta de novo.
page-lesson-again = Jogar outra vez
page-lesson-back = Voltar à lição
page-lesson-all = Todas as lições
