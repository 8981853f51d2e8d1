### What is said about acts at a table: an expired quarto, a take-back, leaving a game, an invitation that is used up.
### Those that begin with page- are for the browser, which puts the values in by itself.

## A call of a quarto that has lost its value. $square is the one placed on last: its lines can be called.

call-expired = C'était un quarto, mais il n'est plus valable.
    .terse = Plus valable.
call-only = Seuls les alignements passant par { $square } peuvent être annoncés maintenant.
page-call-only = { call-only }

## After "Taken back.", what is different now; and before it, with the question, what would be. $pieces is a list.

undone-placed = { $square } est de nouveau vide.
undone-gave = De retour dans la réserve : { $pieces }.
masked-undone-gave = { $count ->
    [one] Une pièce est de retour dans la réserve.
   *[other] { $count } pièces sont de retour dans la réserve.
}
would-undo-placed = { $square } serait de nouveau vide.
would-undo-gave = Retourneraient dans la réserve : { $pieces }.
masked-would-undo-gave = { $count ->
    [one] Une pièce retournerait dans la réserve.
   *[other] { $count } pièces retourneraient dans la réserve.
}
fault-nothing-own-to-take-back = Vous n'avez encore ni donné ni posé de pièce : vous n'avez rien à annuler.

## Leaving a game by link: while it goes on, and after its end. The first of each is a button.

leave = Quitter
leave-sure = Quitter cette partie pour de bon ? L'autre joueur en sera averti et pourra réclamer la victoire. La partie reste à sa disposition ; vous ne pourrez plus que la regarder.
leave-told = Vous avez quitté la partie.
remove = Retirer
remove-sure = Retirer cette partie de votre liste ? L'autre joueur la garde, sans votre nom.
remove-told = Partie retirée.

## An invitation that opens nothing: the seat is taken, or the invitation is too old. A title and a sentence each.

join-taken = Cette place est prise
join-taken-hint = Quelqu'un s'est déjà installé avec cette invitation. Voulez-vous plutôt regarder ?
join-over = Cette invitation n'est plus valable
join-over-hint = Demandez-en une nouvelle. En attendant, vous pouvez regarder.

## Inviting, where only this computer can be reached; and the form of a new game by link.

page-reach-local = Ce lien ne fonctionne que sur cet ordinateur.
new-link-lead = Réglez la table à votre goût. Vous recevrez ensuite un lien à envoyer.
