"""What a page may send, and what it may not: strategies by the types of wire/messages.py, and frames."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from hypothesis import strategies as st

from openquarto.wire.messages import FROM_PAGE, LONGEST_FRAME

WORDS = [
    "A",
    "p",
    "b2",
    "=",
    "#a1-d1",
    "5",
    "hand",
    "give M",
    "place d4",
    "undo",
    "yes",
    "language french",
    "?",
]
SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]
TEXT, BINARY, MORE, FINAL = 0x01, 0x02, 0x00, 0x80
DEEP = [b'{"t":"hello","d":' + b"[" * 4000, b'{"x":' * 600 + b"1" + b"}" * 600, b"[" * LONGEST_FRAME]
Data = dict[str, Any]


def of_type(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a field that the protocol allows."""
    match kind:
        case msgspec.inspect.StrType(max_length=most):
            return st.sampled_from([word for word in WORDS if len(word) <= (most or 64)]) | st.text(
                max_size=most
            )
        case msgspec.inspect.LiteralType(values=values):
            return st.sampled_from(sorted(values, key=str))
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.IntType():
            return st.integers() | st.sampled_from([10**18, 10**400, -(10**400)])
    raise NotImplementedError(f"no strategy yet for a field of {kind}")


def fields_of(name: str) -> Mapping[str, st.SearchStrategy[Any]]:
    """What each field of a message can be, by its key."""
    info = msgspec.inspect.type_info(FROM_PAGE[name])
    assert isinstance(info, msgspec.inspect.StructType)
    return {field.encode_name: of_type(field.type) for field in info.fields}


def honest(name: str) -> st.SearchStrategy[Data]:
    """A message as the protocol describes it."""
    data = st.fixed_dictionaries(dict(fields_of(name)))
    return st.fixed_dictionaries({"t": st.just(name), "d": data, "v": st.integers(0, 40)})


WRONG: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def mutated(draw: st.DrawFn, message: st.SearchStrategy[Data]) -> Data:
    """A message with one thing wrong: a value of another type, a key too many, a key too few."""
    found = draw(message)
    place = draw(st.sampled_from([found, found["d"]]))
    key = draw(st.sampled_from([*place, "unknown", "__proto__", ""]))
    if draw(st.booleans()):
        place[key] = draw(WRONG)
    else:
        place.pop(key, None)
    return found


def _encoded(message: Data) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode("utf-8", "surrogatepass")


@st.composite
def _torn(draw: st.DrawFn, text: st.SearchStrategy[bytes]) -> bytes:
    """A text with some bytes in the middle exchanged for others."""
    found = draw(text)
    begin = draw(st.integers(0, len(found)))
    return found[:begin] + draw(st.binary(max_size=4)) + found[begin + draw(st.integers(0, 8)) :]


messages = st.sampled_from(sorted(FROM_PAGE)).flatmap(honest)
good_texts = messages.map(_encoded)
texts = st.one_of(
    good_texts,
    mutated(messages).map(_encoded),
    _torn(good_texts),
    st.binary(max_size=300),
    st.sampled_from(DEEP),
)


def frame(head: int, body: bytes, *, mask: bytes = bytes(4), is_masked: bool = True) -> bytes:
    """One frame with this first byte."""
    size, bit = len(body), 0x80 if is_masked else 0
    if size < 126:
        length = bytes((bit | size,))
    elif size < 1 << 16:
        length = bytes((bit | 126,)) + size.to_bytes(2, "big")
    else:
        length = bytes((bit | 127,)) + size.to_bytes(8, "big")
    covered = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body)) if is_masked else body
    return bytes((head,)) + length + (mask if is_masked else b"") + covered


@st.composite
def fragments(draw: st.DrawFn) -> bytes:
    """A text in several frames, perhaps with control frames between them."""
    text, pieces = draw(texts), []
    ends = sorted(draw(st.lists(st.integers(0, len(text)), max_size=15)))
    for begin, end in zip([0, *ends], [*ends, len(text)], strict=True):
        pieces.append(text[begin:end])
    last = len(pieces) - 1
    heads = [(MORE if at else TEXT) | (FINAL if at == last else 0) for at in range(len(pieces))]
    between = draw(st.sampled_from([b"", frame(0x89, b"ping"), frame(0x8A, b"")]))
    return between.join(frame(head, piece) for head, piece in zip(heads, pieces, strict=True))


whole_text = st.builds(frame, st.just(TEXT | FINAL), texts, mask=st.binary(min_size=4, max_size=4))
sound = st.one_of(whole_text, fragments(), st.builds(frame, st.just(BINARY | FINAL), texts))
# What no page can send: a head that is none, no mask, more than is allowed.
strange = st.one_of(
    st.builds(frame, st.integers(0, 255), st.binary(max_size=200), is_masked=st.booleans()),
    st.just(frame(TEXT | FINAL, bytes(LONGEST_FRAME + 1))),
)


@st.composite
def scripts(draw: st.DrawFn, *, begin: int) -> list[bytes]:
    """A game that is played from this event on, with anything at all between its actions and at its end."""
    given, placed = draw(st.permutations("ABCDEFGHIJKLMNOP")), draw(st.permutations(SQUARES))
    actions = [action for turn in zip(given, placed, strict=True) for action in turn]
    script: list[bytes] = []
    played = 0
    for is_played in draw(st.lists(st.booleans(), min_size=1, max_size=10)):
        if is_played:
            action = {"id": f"played {played}", "action": actions[played]}
            script.append(frame(TEXT | FINAL, _encoded({"t": "act", "d": action, "v": begin + played})))
            played += 1
        else:
            script.append(draw(sound))
    return script + draw(st.just([]) | strange.map(lambda last: [last]))
