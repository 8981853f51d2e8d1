### Games that were played without a network, offered to the site when it is back.

## $count is how many.

bring-title = Partien aus diesem Browser
bring-offer = Partien, die ohne Netz gespielt wurden: {$count}. Sie sind nur in diesem Browser.
bring-now = Auf diese Seite bringen
bring-bringing = Deine Partien werden gebracht.
bring-done = Gebrachte Partien: {$count}. Sie bleiben auch in diesem Browser.
bring-nothing = Es gab noch nichts zu bringen: Diese Partien haben nicht begonnen, oder eine Maske wird noch getragen.
bring-busy = Diese Seite nimmt nur eine begrenzte Zahl von Partien in der Minute an. Noch zu bringen: {$count}. In einer Minute geht es weiter.
bring-cut = Die Seite ist nicht zu erreichen. Nichts ist verloren. Noch zu bringen: {$count}.
bring-refused = Einige kann diese Seite nicht lesen; sie bleiben in diesem Browser: {$count}.
bring-see = Alle meine Partien ansehen
