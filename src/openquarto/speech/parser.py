"""The one parser of typed lines: every reading of every word is tried, and the cheapest sense is meant."""

from itertools import product
from math import prod

from openquarto.rules.error import QuartoError, TextError
from openquarto.speech.command import Command, Load, Oppose, Save
from openquarto.speech.error import SpeechFault
from openquarto.speech.grammar import Grammar
from openquarto.speech.lexicon import Filler, Lexicon, Meaning, Reading, Word, lexicon, tokens
from openquarto.speech.manner import Manner
from openquarto.speech.masked import MaskedGrammar
from openquarto.speech.name import language_names
from openquarto.view.error import ViewFault
from openquarto.view.masked import MaskedView, Sight

LONGEST_LINE = 200  # characters
_MOST_SENSES = 512  # ways to read one line; what people type has fewer than ten
_UNCLEAR = "words unclear"
_NAMED: dict[str, type[Save | Load | Oppose]] = {"save": Save, "load": Load, "opponent": Oppose}
_PUNCTUATION = ".,;:!?¡¿()\"'“”«»"
_QUOTES = "\"'“”«» "


def parse(line: str, manner: Manner, view: Sight) -> Command:
    """Read a line typed at this table; raises TextError, with the candidates where it is ambiguous."""
    text = line.strip()
    if not text:
        raise TextError(SpeechFault("nothing typed"))
    if len(text) > LONGEST_LINE:
        raise TextError(SpeechFault("typed too long", longest=LONGEST_LINE, count=len(text)))
    words = lexicon(manner.language, manner.edition)
    if command := _named_command(text, words):
        if isinstance(command, Save) and isinstance(view, MaskedView):
            raise TextError(ViewFault("masked reading"))
        return command
    spelled = tokens(text)
    if not spelled:
        raise TextError(SpeechFault("word unknown", text=text))
    try:
        found = _meanings(spelled, words)
    except _UnknownWordError as unknown:
        raise TextError(_unknown(unknown, text)) from None
    grammar = (
        MaskedGrammar(view, manner, text) if isinstance(view, MaskedView) else Grammar(view, manner, text)
    )
    return _cheapest(found, grammar)


def _meanings(spelled: tuple[str, ...], words: Lexicon) -> list[tuple[Meaning, ...]]:
    """What each form of the line can mean; of forms with several words the longest is taken."""
    found = []
    at = 0
    while at < len(spelled):
        for length in range(min(words.longest, len(spelled) - at), 0, -1):
            if meanings := words.meanings(spelled[at : at + length]):
                found.append(meanings)
                at += length
                break
        else:
            raise _UnknownWordError(spelled[at], found)
    return found


class _UnknownWordError(Exception):
    """A word that is not listed, without case and accents, and what stands before it."""

    def __init__(self, word: str, before: list[tuple[Meaning, ...]]) -> None:
        super().__init__(word)
        self.word = word
        self.is_language = (Meaning(Word("language")),) in before


def _unknown(unknown: _UnknownWordError, text: str) -> SpeechFault:
    """An unknown word, quoted as it was typed; after "language" it was meant as one."""
    typed = next((word for word in text.split() if unknown.word in tokens(word)), unknown.word)
    said = typed.strip(_PUNCTUATION) or unknown.word
    if unknown.is_language:
        return SpeechFault("language unknown", text=said, choices=tuple(language_names().values()))
    return SpeechFault("word unknown", text=said)


def _cheapest(found: list[tuple[Meaning, ...]], grammar: Grammar | MaskedGrammar) -> Command:
    """Try every sense of a line: the cheapest one that is a command, or what is wrong with the line."""
    if prod(map(len, found)) > _MOST_SENSES:
        raise TextError(SpeechFault(_UNCLEAR, text=grammar.text))
    commands: dict[Command, int] = {}
    refusals: list[tuple[bool, int, QuartoError]] = []
    for sense in product(*found):
        cost = sum(meaning.cost for meaning in sense)
        said = [meaning.reading for meaning in sense if meaning.reading != Filler()]
        try:
            command = grammar.command(said)
        except QuartoError as error:
            refusals.append((error.faults[0].code == _UNCLEAR, cost, error))
        else:
            commands[command] = min(cost, commands.get(command, cost))
    if not commands:
        raise min(refusals, key=lambda refusal: refusal[:2])[2]
    meant = [command for command, cost in commands.items() if cost == min(commands.values())]
    if len(meant) > 1:
        raise TextError(SpeechFault("several readings", readings=tuple(meant)))
    return meant[0]


def _named_command(text: str, words: Lexicon) -> Save | Load | Oppose | None:
    """Save or load with a file's name, or an opponent with theirs, which is taken as it was typed."""
    typed = text.split()
    for length in range(min(words.longest, len(typed)), 0, -1):
        readings = _readings(" ".join(typed[:length]), words)
        for name, kind in _NAMED.items():
            if Word(name) in readings:
                rest = typed[length:]
                # "Here" says nothing of a file, and of an opponent it says who.
                is_named = kind is Oppose or not all(Filler() in _readings(word, words) for word in rest)
                return kind(text.split(maxsplit=length)[-1].strip(_QUOTES) if rest and is_named else None)
    return None


def _readings(text: str, words: Lexicon) -> list[Reading]:
    return [meaning.reading for meaning in words.meanings(tokens(text))]
