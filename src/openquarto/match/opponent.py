"""The opponents that can be chosen, a level, chance or a person: how each is typed, and how it is said."""

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import NoReturn

from openquarto.players.roster import NAMES, NUMBERS, RANDOM, name_of
from openquarto.rules.error import TextError
from openquarto.speech.catalogue import Catalogue, catalogue, languages
from openquarto.speech.error import SpeechFault
from openquarto.speech.lexicon import Filler, Form, Word, lexicon, tokens
from openquarto.speech.manner import Hearer, Manner
from openquarto.speech.template import capital

HERE = "here"  # the opponent is a person at the same keyboard or screen
LINK = "link"  # or elsewhere, with a link to this table
OPPONENTS = (*NAMES, HERE)
# For a first game: it sees enough to punish a careless gift, and overlooks enough to be beaten.
FRIENDLY = "pine"


def is_ready(opponent: str) -> bool:
    """Whether somebody can play: the levels search, and need the kernel to be built."""
    if opponent in (RANDOM, HERE, LINK):
        return True
    try:
        import openquarto.kernel  # noqa: F401, PLC0415  only to see whether it can be had
    except ImportError:
        return False
    return True


# How an opponent is typed


def opponent_of(text: str, spoken: Iterable[str]) -> str:
    """Who is asked for: by the name in any of these languages, by the number of a level, or as perfect."""
    return _found(tokens(text), spoken) or _nobody(text)


def player_named(text: str) -> str | None:
    """The player of ours that a name in any language, or the number of a level, stands for, if any."""
    found = _found(tokens(text), languages())
    return None if found == HERE else found


def similar_players(text: str) -> tuple[str, ...]:
    """The players whose names, in any language, look most like a text that is none: perhaps one was meant."""
    names = {" ".join(form): name for each in languages() for form, name in _names(each).items()}
    close = get_close_matches(" ".join(tokens(text)), names, n=3)
    return tuple(dict.fromkeys(names[form] for form in close if names[form] != HERE))


def opponent_asked(text: str, manner: Manner) -> str:
    """Who is asked for at a table, where "against the oak" and "opponent level 8" will do."""
    words, own = lexicon(manner.language, manner.edition), [manner.language]
    skipped = (Filler(), Word("opponent"))
    typed = tokens(text)
    bare = [token for token in typed if not any(each.reading in skipped for each in words.meanings((token,)))]
    return _found(typed, own) or _found(tuple(bare), own) or _nobody(text)


def _found(typed: Form, spoken: Iterable[str]) -> str | None:
    if typed == (HERE,):
        return HERE
    named = name_of(" ".join(typed))
    return named or next((name for each in spoken if (name := _names(each).get(typed))), None)


def _nobody(text: str) -> NoReturn:
    raise TextError(SpeechFault("opponent unknown", text=text))


@cache
def _names(language: str) -> dict[Form, str]:
    """All names of a language; they are no words of the vocabulary, where they would mean other things."""
    words = catalogue(language)
    return {
        tokens(form): name_of(name) or name
        for name in (*OPPONENTS, "perfect")
        for form in words.forms(f"level-{name}")
    }


# How an opponent is said


def opponent_name(opponent: str, words: Catalogue) -> str:
    """The name of an opponent alone."""
    return words.forms(f"level-{opponent}")[0]


def opponent_in_full(opponent: str, words: Catalogue) -> str:
    """The name of an opponent, with its number if it is a level."""
    name, number = opponent_name(opponent, words), NUMBERS.get(opponent)
    return words.say("level-numbered", level=name, number=number) if number else name


def opponent_title(opponent: str, words: Catalogue) -> str:
    """The name of an opponent as a page shows it, also inside a sentence: "Oak (level 8)"."""
    name, number = opponent_name(opponent, words), NUMBERS.get(opponent)
    return words.say("titled-level", level=name, number=number) if number else capital(name)


def opponent_label(opponent: str, words: Catalogue) -> str:
    """An opponent in the fewest letters, to stand alone: "oak 8"."""
    name, number = opponent_name(opponent, words), NUMBERS.get(opponent, "")
    return f"{name} {number}".rstrip()


def opponent_lines(hearer: Hearer) -> tuple[str, ...]:
    """Everybody, to be heard: a sentence each."""
    words = hearer.words
    lines = []
    for opponent in OPPONENTS:
        said = {"level": opponent_name(opponent, words), "about": words.say(f"about-{opponent}")}
        number = NUMBERS.get(opponent)
        lines.append(
            words.say("opponent-level", number=number, **said)
            if number
            else words.say("opponent-other", **said)
        )
    return tuple(lines)


def opponent_table(words: Catalogue) -> list[tuple[str, str]]:
    """Everybody, to be read in columns: number, name, character; each with what it is called in code."""
    names = {opponent: opponent_name(opponent, words) for opponent in OPPONENTS}
    width = max(map(len, names.values()))
    return [
        (f"{NUMBERS.get(opponent, ''):>2}  {name:<{width}}  {words.say(f'about-{opponent}')}", opponent)
        for opponent, name in names.items()
    ]
