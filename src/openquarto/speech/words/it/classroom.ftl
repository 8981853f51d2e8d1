### A class: what is refused, what is noted, and how far somebody is.

fault-class-name = A una classe serve un nome da 1 a { $longest } caratteri.
fault-class-setting = { $text } qui non è possibile. Scegli tra: { $choices }.
fault-pupil-there = { $name } è già in questa classe. Se sei tu, chiedi il tuo link a chi insegna. Altrimenti aggiungi una lettera al nome.
fault-class-full = Questa classe è al completo: al massimo { $most } alunni.
fault-no-such-pupil = In questa classe non c'è l'alunno { $text }.
fault-same-pupil = { $name } non si può unire a sé stesso. Scegli due voci.
fault-assigned-already = È già assegnato: { $text }.
fault-no-such-assignment = In questa classe non è assegnato niente con il numero { $text }.
fault-too-many-assignments = Una classe ha al massimo { $most } lezioni e raccolte. Prima togline una.
fault-too-many-tasks = È troppo per una classe: al massimo { $most } esercizi.
fault-class-closed = Questa classe è chiusa.
fault-class-shut = Ora nessun altro può entrare in questa classe. Chiedi a chi insegna.
fault-class-changed = Qualcuno è stato più veloce. Guarda di nuovo, poi decidi.
fault-class-unreadable = Questa classe non si può leggere: { $why }.
fault-no-such-class = Qui non c'è una classe così. Forse è stata eliminata, o al link manca un pezzo.
fault-not-the-teacher = Può farlo solo chi insegna in questa classe.
fault-not-in-this-class = Su questo dispositivo non sei in questa classe.
fault-no-small-match = Non è una tua partita di allenamento finita.
fault-nothing-chosen = Prima scegli una lezione o dei problemi.

## What is noted, and marks of tasks.

class-noted-first = Annotato per { $name }: risolto al primo tentativo.
class-noted-done = Annotato per { $name }: risolto.
class-noted-tried = Annotato per { $name }: provato. Prova ancora.
class-noted-nothing = Questo esercizio non è assegnato in { $name }.
class-not-noted = Non è stato annotato niente.
class-pupil = Alunno
class-match = partita di allenamento
class-task = esercizio { $number }
class-puzzles = { $count ->
    [one] 1 problema
   *[other] { $count } problemi
}
class-letter-open = –
class-letter-tried = P
class-letter-done = R
class-letter-first = 1
class-mark-open = non iniziato
class-mark-tried = provato
class-mark-done = risolto
class-mark-first = risolto al primo tentativo
class-tally = { $solved } di { $count } risolti, { $first } al primo tentativo
