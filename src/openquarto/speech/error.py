"""What can be wrong with a typed line or with a wish how to be spoken to."""

from openquarto.rules.error import Fault

SENTENCES = {
    "nothing typed": "expected a command, got nothing",
    "typed too long": "expected at most {longest} characters, got {count}",
    "word unknown": "expected a word of the vocabulary, got {text!r}",
    "words unclear": "expected a command, got {text!r}",
    "letter alone": "expected a square, or give and a letter, got only {text!r}",
    "number alone": "expected a square or a row, got only {text!r}",
    "several readings": "expected one meaning, got {readings}",
    "several pieces": "expected one piece, got words that fit {pieces}",
    "many pieces": "expected one piece, got words that fit {count}",
    "no such piece": "expected a piece of the stock, got {text!r}, which fits none",
    "sides exclude": "expected sides that a piece can have together, got {sides}",
    "square unknown": "expected a square a1 to d4, got {text!r}",
    "row unknown": "expected a row 1 to 4, got {text!r}",
    "column unknown": "expected a column a to d, got {text!r}",
    "diagonal unknown": "expected a square of a diagonal, got {square}",
    "block unknown": "expected the top left square of a block, got {square}",
    "no line between": "expected the two ends of a line, got {text!r}",
    "which line": "expected a line such as row 2, got none that can be told",
    "no call now": "expected no call before the first placement or after the end",
    "which setting": "expected one of {choices}, got something else",
    "language unknown": "expected one of the languages {choices}, got {text!r}",
    "opponent unknown": "expected a level by name or from 1 to 10, random or here, got {text!r}",
}


class SpeechFault(Fault):
    """A fault of what was typed."""

    sentences = SENTENCES
