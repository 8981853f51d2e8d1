"""The tags of a record: their order, what their values mean, and whether they fit each other."""

import re
from collections.abc import Mapping

from openquarto.notation.error import RecordFault
from openquarto.rules.error import RuleError, TextError
from openquarto.rules.expect import expect
from openquarto.rules.false_call import FalseCall
from openquarto.rules.game import Game
from openquarto.rules.outcome import BY_TERMINATION, Reason
from openquarto.rules.position import Position
from openquarto.rules.setup import Setup
from openquarto.rules.variant import CLASSIC, Variant

ORDER = (
    *("Event", "Site", "Date", "Round", "First", "Second", "Result", "Variant", "Edition", "TimeControl"),
    *("FalseCall", "Mask", "Touches", "Termination", "SetUp", "Position"),
)
FOLLOWING = ("Result", "Variant", "FalseCall", "Termination", "SetUp", "Position")  # from the game itself

# Tags whose values change what the game means. What only tells of it (Edition, TimeControl, Mask and all
# others) is kept as it was written: a game is not lost for an unknown word in them.
_VALUES = {"FalseCall": (FalseCall.LOSES.value,), "SetUp": ("0", "1")}


def check_tag(name: str, value: str) -> None:
    """Raise the fault of one tag whose value changes what the game means."""
    if value not in (allowed := _VALUES.get(name, (value,))):
        raise TextError(RecordFault("tag value", name=name, expected=" or ".join(allowed), text=value))
    if name == "Variant":
        Variant.parse(value)
    elif name == "Position":
        Setup.parse(value).check()


def misfit(tags: Mapping[str, str]) -> tuple[str, RecordFault] | None:
    """The tag that does not fit the others, with its fault; each alone is right."""
    if "Position" not in tags:
        return ("SetUp", RecordFault("set-up without position")) if tags.get("SetUp") == "1" else None
    if "Variant" in tags:
        named = Variant.parse(tags["Variant"])
        inside = Setup.parse(tags["Position"], default=named).variant
        if inside != named:
            return "Position", RecordFault("two variants", tag=named, position=inside)
    return None


def check_tags(tags: Mapping[str, str]) -> None:
    """Raise if these tags cannot be written and read back."""
    for name, value in tags.items():
        expect(name, str, "as name of a tag")
        expect(value, str, f"as value of the tag {name}")
        if not re.fullmatch(r"\w+", name, re.ASCII) or re.search(r"[\x00-\x1f]", value):
            raise TextError(RecordFault("tag characters", name=name, text=value))
        check_tag(name, value)
    if found := misfit(tags):
        raise TextError(found[1])


def start_of(tags: Mapping[str, str]) -> Position:
    """The position before the first turn."""
    variant = Variant.parse(tags["Variant"]) if "Variant" in tags else CLASSIC
    if "Position" in tags:
        return Position.of(Setup.parse(tags["Position"], default=variant))
    return Position(variant=variant)


def false_call_of(tags: Mapping[str, str]) -> FalseCall:
    """What a false call costs."""
    return FalseCall.LOSES if "FalseCall" in tags else FalseCall.GOES_ON


def termination_of(tags: Mapping[str, str]) -> Reason | None:
    """What ended the game, if the Termination tag tells; an unknown one tells nothing."""
    return next((reason for reason in BY_TERMINATION if reason.value == tags.get("Termination")), None)


def tags_of(game: Game) -> dict[str, str]:
    """The tags that follow from a game; a start whose window is half used cannot be written."""
    outcome, variant = game.outcome, game.start.variant
    if game.start != Position.parse(str(game.start)):
        raise RuleError(RecordFault("start unwritable", position=repr(game.start)))
    tags = {"Result": outcome.result if outcome else "*"}
    if variant != CLASSIC:
        tags["Variant"] = str(variant)
    if game.false_call is FalseCall.LOSES:
        tags["FalseCall"] = game.false_call.value
    if outcome and outcome.reason in BY_TERMINATION:
        tags["Termination"] = outcome.reason.value
    if game.start != Position(variant=variant):
        tags |= {"SetUp": "1", "Position": str(game.start)}
    return tags
