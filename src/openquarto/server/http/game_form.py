"""The form of a new game: read from an address, a form or JSON, with all its faults at once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar, cast

from starlette.datastructures import ImmutableMultiDict

from openquarto.match.arrangement import Arrangement
from openquarto.match.choice import Choice, Clocks, Masked
from openquarto.match.coach import Coach, check_coach
from openquarto.match.mask import MOST_TOUCHES, Mask
from openquarto.match.opponent import FRIENDLY, HERE, LINK, is_ready
from openquarto.match.settings import Settings
from openquarto.players.roster import PERFECT, RANDOM, name_of
from openquarto.rules.clock import TimeControl, parse_time_control
from openquarto.rules.error import Fault, QuartoError, SetupError
from openquarto.rules.false_call import FalseCall
from openquarto.rules.piece import Trait
from openquarto.rules.seat import Seat
from openquarto.rules.variant import Calling, Variant
from openquarto.server.error import ServerFault
from openquarto.speech.error import SpeechFault
from openquarto.view.edition import Edition

OWN_CLOCK = "own"  # minutes and increment stand in fields of their own
Read = TypeVar("Read")
Fields = ImmutableMultiDict[str, str]  # what was sent: each name with one value or several


@dataclass(frozen=True, slots=True)
class GameForm:
    """A new game as a form shows it: texts, and what they mean if there is no fault."""

    opponent: str = FRIENDLY
    traits: tuple[str, ...] = tuple(trait.value for trait in Trait)
    blocks: bool = False
    calling: str = Calling.ANNOUNCED.value
    false_call: str = FalseCall.GOES_ON.value
    edition: str = Edition.CLASSIC.value
    clock_me: str = ""
    clock_other: str = ""
    counts: bool = False
    mask: str = "none"
    mask_pieces: bool = False
    mask_touches: str = ""
    first: str = "lot"
    name_me: str = ""
    name_other: str = ""
    faults: tuple[Fault, ...] = ()
    clocks: Clocks = field(default=(None, None))
    touches: int | None = None
    coach: str = Coach.OFF.value

    @property
    def is_special(self) -> bool:
        """Whether more is chosen than an opponent, an edition and names."""
        usual = GameForm(
            opponent=self.opponent,
            edition=self.edition,
            counts=_counts_by_default(self.opponent, self.coach),
            faults=self.faults,
        )
        return usual != replace(self, name_me="", name_other="", clocks=(None, None), touches=None)

    @property
    def variant(self) -> Variant:
        """The variant of a form without faults."""
        traits = tuple(trait for trait in Trait if trait.value in self.traits)
        return Variant(traits, self.blocks, Calling(self.calling))

    @property
    def is_by_lot(self) -> bool:
        """Whether the lot says who gives first."""
        return self.first == "lot"

    @property
    def me(self) -> Seat:
        """Where whoever chooses sits, unless the lot changes it."""
        return Seat.SECOND if self.first == "them" else Seat.FIRST

    def checked_edition(self) -> Edition:
        """The edition of a form without faults, where nothing else is asked; raises SetupError."""
        if self.faults:
            raise SetupError(*self.faults)
        return Edition(self.edition)

    def arrangement(self) -> Arrangement:
        """The table that was chosen, me first where the lot decides; raises SetupError with all faults."""
        if self.faults:
            raise SetupError(*self.faults)
        choice = Choice(
            opponent=self.opponent,
            variant=self.variant,
            edition=Edition(self.edition),
            # Whoever comes by link says their own name.
            names=(self.name_me or None, None if self.opponent == LINK else self.name_other or None),
            clocks=self.clocks,
            false_call=FalseCall(self.false_call),
            counts=self.counts,
            mask=cast("Masked", self.mask),
            announces=self.mask_pieces,
            touches=self.touches,
            coach=Coach(self.coach),
        )
        return choice.arrangement(self.me)


def read_game_form(fields: Fields) -> GameForm:
    """A new game as it was filled in, with everything that is wrong with it."""
    faults: list[Fault] = []
    form = GameForm(
        opponent=_try(faults, FRIENDLY, lambda: _opponent(fields.get("opponent", FRIENDLY))),
        edition=_one_of(faults, fields, "edition", [each.value for each in Edition]),
        false_call=_one_of(faults, fields, "false_call", [each.value for each in FalseCall]),
        mask=_one_of(faults, fields, "mask", ["none", "me", "them", "both"]),
        mask_pieces=_is_on(fields.get("mask_pieces", "")),
        mask_touches=fields.get("mask_touches", "").strip(),
        first=_one_of(faults, fields, "first", ["lot", "me", "them", "opponent"]).replace("opponent", "them"),
        coach=_one_of(faults, fields, "coach", [each.value for each in Coach]),
        name_me=fields.get("name_me", "").strip(),
        name_other=fields.get("name_other", "").strip(),
    )
    usual = _counts_by_default(form.opponent, form.coach)
    form = replace(form, counts=_is_on(fields["counts"]) if "counts" in fields else usual)
    variant = _try(faults, Variant(), lambda: variant_of(fields))
    mine, theirs = _clock_texts(fields)
    no_clocks: Clocks = (None, None)
    clocks = _try(faults, no_clocks, lambda: (_clock(mine), _clock(theirs)))
    touches = _try(faults, None, lambda: _touches(form.mask_touches))
    _try(faults, None, lambda: _check_names(form))
    _try(faults, None, lambda: _check_coach(form))
    return replace(
        form,
        traits=tuple(trait.value for trait in variant.traits),
        blocks=variant.blocks,
        calling=variant.calling.value,
        clocks=clocks,
        touches=touches,
        clock_me=mine,
        clock_other=theirs,
        faults=tuple(faults),
    )


def _try(faults: list[Fault], default: Read, read: Callable[[], Read]) -> Read:
    try:
        return read()
    except QuartoError as error:
        faults += error.faults
        return default


def _one_of(faults: list[Fault], fields: Fields, name: str, choices: Sequence[str]) -> str:
    text = fields.get(name, "") or choices[0]
    if text in choices:
        return text
    faults.append(ServerFault("choice", field=name, choices=", ".join(choices), text=text))
    return choices[0]


def _opponent(text: str) -> str:
    """A level as level3, 3 or pine; perfect; here; or by link."""
    named = text if text in (HERE, LINK) else name_of(text.removeprefix("level")) or None
    if named is None or (text.startswith("level") and named in (RANDOM, PERFECT) and not text[5:].isdigit()):
        raise SetupError(SpeechFault("opponent unknown", text=text))
    if not is_ready(named):
        raise SetupError(ServerFault("opponent not ready"))
    return named


def variant_of(fields: Fields) -> Variant:
    """From the text form, or from the parts of a form; a calling that is said twice must agree."""
    text, calling = fields.get("variant", ""), fields.get("calling", "")
    if calling and calling not in (each.value for each in Calling):
        choices = ", ".join(each.value for each in Calling)
        raise SetupError(ServerFault("choice", field="calling", choices=choices, text=calling))
    if text:
        variant = Variant.parse(text.replace(" ", "+"))  # a plus in an address is a blank
        if calling and Calling(calling) is not variant.calling:
            # Only the flag says something about the calling, so its absence does not contradict.
            if variant.is_automatic:
                raise SetupError(ServerFault("two callings", calling=calling, variant=variant))
            variant = replace(variant, calling=Calling(calling))
        return variant
    given = fields.getlist("traits")  # a form sends an empty one besides, so that none at all is seen as such
    letters = "".join(given) if given else "cshf"
    traits = Variant.parse(f"traits={''.join(sorted(letters, key='cshf'.find))}").traits
    blocks = _is_on(fields.get("blocks", ""))
    return Variant(traits, blocks, Calling(calling or Calling.ANNOUNCED.value))


def _clock_texts(fields: Fields) -> tuple[str, str]:
    """My clock and the other one's, as texts: one for both, or each its own."""
    both = fields.get("clock", "")
    mine, comma, theirs = both.partition(",")
    texts = fields.get("clock_me", mine), fields.get("clock_other", theirs if comma else mine)
    return _own_clock(fields, "me", texts[0]), _own_clock(fields, "other", texts[1])


def _own_clock(fields: Fields, who: str, text: str) -> str:
    """The text of a clock, or what is said in fields of their own about one for the whole game."""
    if text != OWN_CLOCK:
        return text
    minutes = fields.get(f"minutes_{who}", "10").strip()
    increment = fields.get(f"increment_{who}", "0").strip()
    is_number = minutes.isascii() and minutes.isdigit() and len(minutes) < 6
    return f"{int(minutes) * 60 if is_number else minutes}+{increment or 0}"


def _clock(text: str) -> TimeControl | None:
    """Seconds a turn, or a time control as a record writes it."""
    text = text.strip().replace(" ", "+")
    if text in ("", "-", "0"):
        return None
    return parse_time_control(f"{text}/turn" if text.isdecimal() else text)


def _touches(text: str) -> int | None:
    """How many touches a turn; nothing for as many as one likes."""
    if text in ("", "-", "0"):
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise SetupError(
            ServerFault("choice", field="mask_touches", choices=f"1 – {MOST_TOUCHES}", text=text)
        )
    return Mask(touches=int(text)).touches


def _check_names(form: GameForm) -> None:
    other = None if form.opponent == LINK else form.name_other or None
    Settings(first=form.name_me or None, second=other)


def _check_coach(form: GameForm) -> None:
    if form.coach != Coach.OFF.value:
        check_coach(counts=form.counts, is_masked=form.mask != "none")


def _counts_by_default(opponent: str, coach: str) -> bool:
    """Whether a game counts where nothing is said: by link it does, unless somebody is to be coached."""
    return opponent == LINK and coach == Coach.OFF.value


def _is_on(text: str) -> bool:
    return text not in ("", "0", "false", "no", "off")
