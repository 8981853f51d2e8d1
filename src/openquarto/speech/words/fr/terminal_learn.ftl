### Puzzles and lessons at the terminal: what may be typed there, and what is said around the tasks.

## What may be typed; lists with commas, as in vocabulary.ftl.

# That there is no line.
word-none = aucun, aucune, rien, aucun alignement, aucun quarto, pas de quarto, il n'y en a pas
word-skip = sauter, saute, passer au suivant
word-puzzle = problème, problèmes
word-learn = apprendre, leçon, leçons
# Between the names of lines: row 2 and column b.
practice-and = et

## How an answer is typed, said once each.

practice-how-square = Tapez une case, par exemple b2.
practice-how-piece = Tapez une pièce en toutes lettres, par exemple { $piece }.
practice-how-line = Tapez un alignement, par exemple ligne 2, ou bien aucun. Lire ligne 2 la lit.
practice-how-lines = Tapez les alignements, par exemple ligne 2 et colonne b. Lire ligne 2 la lit.
practice-how-turn = Tapez votre coup comme dans une partie : une case, une pièce à donner, ou quarto et l'alignement.
practice-half-give = C'est posé. Annoncez Quarto, ou donnez une pièce.
    .terse = Annoncez ou donnez.
practice-half-last-look = C'est posé. Annoncez Quarto, ou tapez terminé.
    .terse = Annoncez, ou terminé.
# $lines is a list of the lines named so far.
practice-more-lines = { CAPITAL($lines) }. Nommez un autre alignement, ou tapez terminé.
practice-last = Dernière case : { $square }.
# Prompts, a word each: go on, and which line.
prompt-next = suite ?
prompt-line = alignement ?

## After an answer.

practice-try-again = Essayez encore, ou tapez indice ou sauter.
    .terse = Essayez encore.
practice-why-more = Tapez pourquoi pour en savoir plus.
practice-go-on = Appuyez sur Entrée pour continuer.
    .terse = Entrée : suite.
practice-begin = Appuyez sur Entrée pour commencer, ou tapez sauter.
practice-leave = Appuyez sur Entrée pour quitter.
practice-refuted = Voici la suite :
# $turn is a turn in words.
practice-turn-you = Vous : { $turn }.
practice-turn-opponent = Adversaire : { $turn }.
practice-you = Vous
practice-opponent = Adversaire
# An answer was told before one was given.
practice-told = C'est compté comme non trouvé.
practice-answer-first = Répondez d'abord, ou tapez indice.
practice-no-touches = Plus de contact possible. Répondez maintenant.
practice-touches-left = Contacts restants : { $count }.
practice-time-up = Le temps est écoulé.
practice-not-here = Cela sert dans une partie. Ici, répondez, ou tapez indice, pourquoi, sauter ou quitter.
practice-nothing-asked = Il n'y a pas de question ici. Tapez problème ou leçon.
practice-not-now = Pas avec une pendule ni avec un masque. Finissez d'abord cette partie.
practice-back = Retour à votre partie.
practice-help =
    Répondez comme dans une partie : une case, une pièce en toutes lettres, un alignement comme ligne 2, ou aucun.
    Tapez indice pour une aide en trois étapes, pourquoi pour l'explication complète, sauter pour la réponse.
    Tapez plateau, réserve, main, ou lire suivi d'une case ou d'une ligne, pour entendre la position.
    Tapez annuler pour recommencer votre réponse. Tapez quitter pour arrêter : tout est gardé.

## Labels of the menu.

label-puzzle = Problèmes
label-learn = Leçons
label-skip = Sauter
# Buttons of at most 16 letters: name one more line; say that there is none; go on.
label-line = Un alignement
label-none = { page-task-no }
label-go-on = Continuer

## Puzzles.

# $kind is a kind of puzzle, a title.
practice-puzzle = { CAPITAL($kind) }. Difficulté { $rating }.
practice-puzzle-of = Problème { $number } sur { $of }. { CAPITAL($kind) }. Difficulté { $rating }.
# $rating is a number such as 1250 ± 80, or about 1250; $before is 1230 before.
practice-rating = Votre classement : { $rating }.
practice-rating-moved = Votre classement : { $rating }, { $before }.
practice-rating-none = Votre classement n'est pas encore connu. Il commence à 1200 et change à chaque premier essai.
# $day is a date such as 2026-11-18.
practice-daily = Le problème du { $day }.
practice-daily-done = Vous l'avez déjà essayé : il ne compte pas de nouveau.
practice-streak = Une série, de plus en plus difficile, jusqu'à la première erreur. Votre record : { $best }.
practice-in-a-row = De suite : { $count }.
practice-over-streak = La série est finie : { $count }. Votre record : { $best }.
practice-storm = La tempête : trois minutes. Une erreur coûte dix secondes. Votre record : { $best }.
practice-over-storm = Justes : { $right }. Fausses : { $wrong }. Votre record : { $best }.
practice-again = { $count ->
    [one] Un problème revient aujourd'hui.
   *[other] { $count } problèmes reviennent aujourd'hui.
}
practice-again-none = Aucun problème ne revient aujourd'hui.
practice-again-next = Le prochain revient le { $day }.
practice-set = { $count ->
    [one] Une sélection d'un problème.
   *[other] Une sélection de { $count } problèmes.
}
practice-none-left = Il n'y a pas de tel problème.
practice-over = C'est tout. Justes du premier coup : { $right } sur { $of }.

## Lessons. $title is the title of a lesson.

practice-lesson = Leçon { $number } sur { $of } : { $title }.
practice-lesson-extra = Leçon en plus : { $title }.
practice-task = Exercice { $number } sur { $of }.
practice-passed = Réussi !
practice-lesson-done = Leçon terminée : { $title }.
practice-not-passed = Ce n'est pas encore réussi. Entrée pour rejouer, ou tapez sauter.
practice-lessons-all = Toutes les leçons sont terminées.
# The list of lessons: $number is a number or +, $name is what to type after learn.
practice-list-done = ✓ { $number } { $title } ({ $name }) : terminée.
practice-list-begun = – { $number } { $title } ({ $name }) : { $done } exercices sur { $of }.
practice-list-open = · { $number } { $title } ({ $name }) : pas commencée.

## What is kept. $file is a file.

practice-goodbye = Au revoir. Tout ce que vous avez fait est gardé.
practice-goodbye-not-kept = Au revoir. Ce que vous avez fait n'a pas pu être gardé.
practice-not-kept = Impossible de lire ou d'écrire { $file } : ce que vous faites compte jusqu'à ce que vous quittiez.
practice-newer = { $file } vient d'une version plus récente. Le fichier reste tel quel ; ce que vous faites compte jusqu'à ce que vous quittiez.
practice-broken = Impossible de lire { $file }. Le fichier est gardé sous { $aside }, et vous repartez de zéro.
practice-known = Problèmes essayés : { $tries }, justes du premier coup : { $right }. Leçons terminées : { $lessons }.
practice-bests = Meilleure série : { $streak }. Meilleure tempête : { $storm }.
practice-exported = Écrit dans { $file }.
practice-imported = Lu dans { $file }.
practice-import-sure = Cela remplace ce qui est gardé ici. Continuer ? Oui ou non ?
practice-forget-sure = Oublier votre classement, vos problèmes et vos leçons ? Oui ou non ?
practice-forgotten = C'est oublié.
practice-file-too-large = { $file } est trop gros pour un fichier de progression.
practice-file-unreadable = { $file } n'est pas un fichier de progression : impossible de le lire.
practice-file-foreign = { $file } n'est pas un fichier de progression d'OpenQuarto.
practice-file-newer = { $file } vient d'une version plus récente d'OpenQuarto.
practice-file-empty = Il n'y a aucune progression dans { $file }.
