### Lessons on the page: their list, one of them, the small game at its end, and the way to them from home.
### Those that begin with page- are for the browser, which puts the values in by itself: none has a choice inside.

## The list of lessons, and the way to it. $number is the number of a lesson, $task of a task in it, $title its title, $count how many there are.

lessons-lead = Dix leçons courtes, chacune avec quelques exercices et une partie d'entraînement. Arrêtez-vous quand vous voulez, et reprenez plus tard.
lessons-five-minutes = Apprendre en cinq minutes
lessons-begin = Commencer par la leçon 1
lessons-go-on = Continuer : leçon { $number }, exercice { $task }
lessons-go-on-match = Continuer : leçon { $number }, partie d'entraînement
lessons-go-on-home = Continuer à apprendre
lessons-door = Dix leçons courtes, du premier alignement au piège.
lessons-next = À suivre : { $title }
lessons-count = { $done } sur { $count } leçons
lessons-course-done = Vous avez terminé les dix leçons.
lessons-ten = Dix leçons
lessons-extras = Suppléments
lessons-tasks = { $count } exercices et une partie d'entraînement
lessons-some = Exercices faits : { $done } sur { $count }
lessons-match-left = Tous les exercices sont faits, reste la partie d'entraînement
lessons-is-done = Terminée
lessons-now = En cours
lessons-more = À voir aussi
lessons-edition = Pièces des leçons

## One lesson.

lesson-number = Leçon { $number } sur { $count }
lesson-extra = Leçon en plus
lesson-all = Toutes les leçons
lesson-pass-on = Partager cette leçon
lesson-pass-on-how = Pour une classe ou pour vos proches : ce lien ouvre cette leçon. Chaque personne avance à son rythme.
lesson-scripts = Les exercices ont besoin de JavaScript. Sans lui, les règles restent à lire.
page-lesson-task = Exercice { $number } sur { $count }
page-lesson-to-task = Exercice { $number }
page-lesson-to-task-done = Exercice { $number }, fait
page-lesson-tasks = Exercices
page-lesson-match = Partie d'entraînement
page-lesson-match-done = Partie d'entraînement, réussie
page-lesson-next-task = Exercice suivant
page-lesson-on-to-match = Passer à la partie d'entraînement
page-lesson-start-match = Jouer la partie d'entraînement
page-lesson-failed = La leçon n'a pas pu être chargée.

## The end of the small game. $title is the title of a lesson.

page-lesson-passed = Réussi : la leçon « { $title } » est terminée.
page-lesson-passed-game = Partie d'entraînement réussie. Il reste des exercices dans la leçon « { $title } ».
page-lesson-not-passed = Pas encore réussi. Vous pouvez rejouer, ou continuer.
page-lesson-next = Leçon suivante : { $title }
page-lesson-no-connection = Pas de connexion. Rien n'est perdu : réessayez.
page-lesson-again = Rejouer
page-lesson-back = Retour à la leçon
page-lesson-all = Toutes les leçons
