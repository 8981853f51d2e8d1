"""The messages of the socket: `{"t": type, "d": data, "v": sequence number}` in both directions."""

from typing import Annotated, Literal

import msgspec

from openquarto.wire import analysis
from openquarto.wire.table import Clock, Cue, Entry, Offers, Table, View

LONGEST_FRAME = 4096  # bytes from a page
LONGEST_LINE = 200  # letters typed
# The last turns of a player that a coach has judged, as the page keeps them: a letter each.
Turns = Annotated[str, msgspec.Meta(max_length=40, pattern="^[cld]*$")]
Name = Annotated[str, msgspec.Meta(max_length=64)]  # what a page calls something that it asks for


# From the page. `v` is the sequence number of the last event that the page has seen.


class Hello(msgspec.Struct, frozen=True, rename="camel"):
    """The first message: how this page wants to be spoken to."""

    language: str
    pieces: Literal["words", "letters", "marked"] = "words"
    squares: Literal["letters", "names", "nato"] = "letters"
    terse: bool = False
    words: bool = True  # whether quick words are wanted


class Act(msgspec.Struct, frozen=True, rename="camel"):
    """Give `M`, place `b2`, call `#a1-d1` or be done `=`; `id` is the page's own, and never used twice.

    Under a mask give a place of the stock: `5`.
    """

    id: Name
    action: str
    turns: Turns = ""  # of this player, for the coach


class Line(msgspec.Struct, frozen=True, rename="camel"):
    """What was typed in the command field."""

    id: Name
    text: str
    turns: Turns = ""


class Ask(msgspec.Struct, frozen=True, rename="camel"):
    """A question of a single key; the page answers those about squares by itself."""

    id: Name
    question: Literal["hand", "turn", "time", "last", "rules"]


class Touch(msgspec.Struct, frozen=True, rename="camel"):
    """Under a mask: feel a square `b2`, a place of the stock `5`, or the `hand`."""

    id: Name
    spot: Annotated[str, msgspec.Meta(max_length=8)]


class Wish(msgspec.Struct, frozen=True, rename="camel"):
    """What is not an action of the game."""

    id: Name
    wish: Literal["resign", "draw", "back", "accept", "decline", "rematch", "claim"]


QuickWord = Literal["hello", "have fun", "well seen", "one moment", "thanks", "good game"]


class Talk(msgspec.Struct, frozen=True, rename="camel"):
    """A quick word to the other player, where two play by link."""

    id: Name
    word: QuickWord


class Hint(msgspec.Struct, frozen=True, rename="camel"):
    """A question for the next step of a hint, in a casual game without masks."""

    id: Name


class Coach(msgspec.Struct, frozen=True, rename="camel"):
    """A wish to have a coach from now on, in a casual game without masks, or to have none."""

    id: Name
    coach: Literal["off", "on", "warn"]


class Ping(msgspec.Struct, frozen=True):
    """A question whether somebody is there."""


FromPage = Hello | Act | Line | Ask | Touch | Wish | Talk | Hint | Coach | Ping


# From the server. `v` is the sequence number of the last event that the message knows of.


class Whole(msgspec.Struct, frozen=True, rename="camel"):
    """The whole table: the answer to hello, and after a change of language or a take back."""

    table: Table
    language: str  # that its words are in; a typed line may have changed it


class News(msgspec.Struct, frozen=True, rename="camel"):
    """Something has happened: the table after it, what is said politely or urgently, and the sounds."""

    view: View
    status: str
    prompt: str
    clock: Clock
    offers: Offers
    entries: list[Entry]
    said: list[str]
    urgent: list[str]
    cues: list[Cue]
    action: str = ""  # what was done, for the motion: M, b2, #a1-d1 or =
    next: str | None = None
    claim_in: int | None = None
    points: list[float] | None = None  # of first and second in this series, once the game is over


class Said(msgspec.Struct, frozen=True, rename="camel"):
    """The answer to a question or a typed line that changed nothing."""

    id: str
    sentences: list[str]
    ask: Literal["", "line", "yes"] = ""  # the page may open the call dialog, or offer yes and no
    step: str = ""  # after the end the page goes to a turn: first, before, next, last, or its number


class Felt(msgspec.Struct, frozen=True, rename="camel"):
    """The answer to a touch, 400 ms after it: to be said, shown for at most 1.5 s, and wiped."""

    id: str
    spot: str
    sentences: list[str]
    piece: str | None  # its letter, for the drawing; None where nothing is


class Done(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """What `id` asked for is committed; sent once, also if the same `id` comes again."""

    id: str
    seen: Literal["", "c", "l", "d"] = ""  # how the coach counts the turn, to be sent with later ones


class Refused(msgspec.Struct, frozen=True, rename="camel"):
    """What `id` asked for is refused, and has changed nothing: a code for programs and a sentence."""

    id: str
    code: str
    sentence: str


class Urgent(msgspec.Struct, frozen=True, rename="camel"):
    """Told by the clock: "10 seconds"."""

    sentences: list[str]
    cues: list[Cue]
    clock: Clock


class Presence(msgspec.Struct, frozen=True, rename="camel"):
    """Who has the table open, where two play by link; and what there is to say about it."""

    first: bool
    second: bool
    watchers: int
    said: list[str]


class Spoken(msgspec.Struct, frozen=True, rename="camel"):
    """A player said a quick word; both players are told, and it is kept nowhere."""

    seat: Literal["first", "second"]
    word: QuickWord
    sentence: str


class Hinted(msgspec.Struct, frozen=True, rename="camel"):
    """The answer to a question for a hint, sent to the asker alone."""

    id: str
    hint: analysis.Hint


class Coached(msgspec.Struct, frozen=True, rename="camel"):
    """The coach speaks instead of `done`: nothing is given yet. `accept` takes back, `decline` gives."""

    id: str
    seen: Literal["", "c", "l", "d"]
    advice: analysis.Advice
    question: str


class Pong(msgspec.Struct, frozen=True):
    """Reply to Ping."""


ToPage = Whole | News | Said | Felt | Done | Refused | Urgent | Presence | Spoken | Hinted | Coached | Pong


# The word that stands for each type in `t`.
FROM_PAGE: dict[str, type[FromPage]] = {
    "hello": Hello,
    "act": Act,
    "line": Line,
    "ask": Ask,
    "touch": Touch,
    "wish": Wish,
    "talk": Talk,
    "hint": Hint,
    "coach": Coach,
    "ping": Ping,
}
TO_PAGE: dict[str, type[ToPage]] = {
    "table": Whole,
    "news": News,
    "said": Said,
    "felt": Felt,
    "done": Done,
    "refused": Refused,
    "urgent": Urgent,
    "presence": Presence,
    "spoken": Spoken,
    "hinted": Hinted,
    "coached": Coached,
    "pong": Pong,
}


class Envelope(msgspec.Struct, frozen=True):
    """What goes over the wire: a type, its data and a sequence number."""

    t: str
    d: msgspec.Raw = msgspec.Raw(b"{}")
    v: int = 0
