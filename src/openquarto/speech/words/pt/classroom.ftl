### A class: what is refused, what is noted, and how far somebody is.

fault-class-name = Uma turma precisa de um nome de 1 a { $longest } caracteres.
fault-class-setting = { $text } não é possível aqui. Escolhe entre: { $choices }.
fault-pupil-there = { $name } já está nesta turma. Se és tu, pede o teu link a quem ensina. Se não, acrescenta uma letra ao teu nome.
fault-class-full = Esta turma está completa: no máximo { $most } estudantes.
fault-no-such-pupil = Não há estudante { $text } nesta turma.
fault-same-pupil = { $name } não se pode juntar a si. Escolhe duas entradas.
fault-assigned-already = Isso já está distribuído: { $text }.
fault-no-such-assignment = Nesta turma não há nada distribuído com o número { $text }.
fault-too-many-assignments = Uma turma tem no máximo { $most } lições e seleções. Retira primeiro uma.
fault-too-many-tasks = É demasiado para uma turma: no máximo { $most } exercícios.
fault-class-closed = Esta turma está fechada.
fault-class-shut = Agora não pode entrar mais ninguém nesta turma. Pergunta a quem ensina.
fault-class-changed = Alguém foi mais rápido. Olha outra vez e decide.
fault-class-unreadable = Esta turma não se consegue ler: { $why }.
fault-no-such-class = Aqui não há essa turma. Talvez tenha sido apagada, ou o link está cortado.
fault-not-the-teacher = Só quem ensina esta turma pode fazer isso.
fault-not-in-this-class = Neste dispositivo não estás nesta turma.
fault-no-small-match = Não é uma partida de treino tua que tenha acabado.
fault-nothing-chosen = Escolhe primeiro uma lição ou problemas.

## What is noted, and marks of tasks.

class-noted-first = Anotado para { $name }: resolvido à primeira.
class-noted-done = Anotado para { $name }: resolvido.
class-noted-tried = Anotado para { $name }: tentado. Tenta outra vez.
class-noted-nothing = Este exercício não está distribuído em { $name }.
class-not-noted = Nada foi anotado.
class-pupil = Estudante
class-match = partida de treino
class-task = exercício { $number }
class-puzzles = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
}
class-letter-open = –
class-letter-tried = T
class-letter-done = R
class-letter-first = 1
class-mark-open = por começar
class-mark-tried = tentado
class-mark-done = resolvido
class-mark-first = resolvido à primeira
class-tally = { $solved } de { $count } resolvidos, { $first } à primeira
