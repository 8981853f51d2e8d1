"""The settings of speech as they are typed and told: language, edition, pieces, squares, lens, terse."""

from collections.abc import Sequence
from dataclasses import replace

from openquarto.rules.error import TextError
from openquarto.rules.piece import Trait
from openquarto.speech.catalogue import own_name
from openquarto.speech.error import SpeechFault
from openquarto.speech.lexicon import Language, Number, Reading, Word
from openquarto.speech.manner import Manner, Pieces, Squares
from openquarto.speech.name import language_names, trait_name
from openquarto.view.edition import Edition

SETTINGS = ("language", "edition", "pieces", "squares", "lens", "terse", "full")
_TRAITS = {trait.name.lower(): trait for trait in Trait}
_LENSES = (None, *Trait)  # in the order in which the lens goes round


def change(manner: Manner, said: Sequence[Reading]) -> Manner:  # noqa: C901, PLR0911  one case a setting
    """The manner after a setting was typed; raises TextError with the choices if there is no such one."""
    match said:
        case [Word("terse" | "full" as word)]:
            return replace(manner, terse=word == "terse")
        case [Word("language"), Language(code)]:
            return replace(manner, language=code)
        case [Word("edition"), Word("classic" | "access" as word)]:
            return replace(manner, edition=Edition(word))
        case [Word("pieces"), Word("words" | "letters" | "marked" as word)]:
            return replace(manner, pieces=Pieces(word))
        case [Word("squares"), Word("letters" | "names" | "nato" as word)]:
            return replace(manner, squares=Squares(word))
        case [Word("lens")] | [Word("lens"), Word("next")]:
            return with_next_lens(manner)
        case [Word("lens"), Word("all" | "none")]:
            return replace(manner, lens=None)
        case [Word("lens"), Word(name)] if name in _TRAITS:
            return replace(manner, lens=_TRAITS[name])
        case [Word("lens"), Number(number)] if 1 <= number <= len(Trait):
            return replace(manner, lens=_LENSES[number])
        case [Word(name), *_]:
            raise TextError(SpeechFault("which setting", choices=choices(name, manner)))
    raise TextError(SpeechFault("which setting", choices=tuple(map(manner.words.first, SETTINGS))))


def with_next_lens(manner: Manner) -> Manner:
    """The manner with the lens on the next trait, and after the last one on all."""
    return replace(manner, lens=_LENSES[(_LENSES.index(manner.lens) + 1) % len(_LENSES)])


def choices(setting: str, manner: Manner) -> tuple[str, ...]:
    """What can be typed for a setting, with its name before it."""
    first = manner.words.first
    match setting:
        case "language":
            values: Sequence[str] = tuple(language_names().values())
        case "edition":
            values = [first(edition.value) for edition in Edition]
        case "pieces":
            values = [first(way.value) for way in Pieces]
        case "squares":
            values = [first(way.value) for way in Squares]
        case "lens":
            values = [first("all"), *(trait_name(trait, manner) for trait in Trait)]
        case _:
            return (first(setting),)
    return tuple(f"{first(setting)} {value}" for value in values)


def values(manner: Manner) -> dict[str, str]:
    """The settings that have a value, each in words."""
    first = manner.words.first
    return {
        "language": own_name(manner.language),
        "edition": first(manner.edition.value),
        "pieces": first(manner.pieces.value),
        "squares": first(manner.squares.value),
        "lens": trait_name(manner.lens, manner) if manner.lens else first("all"),
    }


def differences(before: Manner, after: Manner) -> tuple[str, ...]:
    """The names of the settings that are not the same."""
    named = [name for name in SETTINGS[:5] if getattr(before, name) != getattr(after, name)]
    if before.terse is not after.terse:
        named.append("terse" if after.terse else "full")
    return tuple(named)


def tell_change(before: Manner, after: Manner) -> tuple[str, ...]:
    """What was set, in the new manner."""
    said = values(after)
    sentences = tuple(
        after.words.say(f"set-{name}", word=said[name]) if name in said else after.words.say(f"set-{name}")
        for name in differences(before, after)
    )
    return sentences or (after.words.say("set-already"),)
