"""The type check of the public functions: a wrong type is refused with what was expected and what came."""

from types import NoneType, UnionType

Kind = type | UnionType | tuple[type, ...]  # a tuple is quicker to check than a union
_LONGEST = 80  # characters of a wrong value that are quoted


def expect(value: object, kind: Kind, what: str = "") -> None:
    """Raise TypeError unless a value is of a kind; `what` says what it stands for, such as "as seat"."""
    if not isinstance(value, kind):
        raise wrong_type(value, kind, what)


def expect_fields(owner: object, **kinds: Kind) -> None:
    """Check fields of a value by their names."""
    for name, kind in kinds.items():
        if not isinstance(value := getattr(owner, name), kind):
            raise wrong_type(value, kind, f"as {name} of {type(owner).__name__}")


def expect_each(values: object, kind: Kind, what: str) -> None:
    """Check that something is a tuple, and each part of it."""
    expect(values, tuple, what)
    assert isinstance(values, tuple)  # as was just checked
    if not {type(value) for value in values}.issubset(_kinds(kind)):  # quick where nothing is wrong
        for value in values:
            expect(value, kind, f"in the tuple {what}")


def wrong_type(value: object, kind: Kind, what: str = "") -> TypeError:
    """The error of a value that is of no such kind."""
    kinds = _kinds(kind)
    named = " or ".join("None" if each is NoneType else each.__name__ for each in kinds)
    reader = next((each.__name__ for each in kinds if hasattr(each, "parse")), None)
    hint = f"; {reader}.parse reads text" if reader and isinstance(value, str) else ""
    return TypeError(f"expected {' '.join(filter(None, (named, what)))}, got {quoted(value)}{hint}")


def _kinds(kind: Kind) -> tuple[type, ...]:
    if isinstance(kind, UnionType):
        return kind.__args__
    return kind if isinstance(kind, tuple) else (kind,)


def quoted(value: object) -> str:
    """A wrong value as the sentence that refuses it shows it, however long or broken."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001  whatever a stranger's repr raises must not hide what is wrong here
        text = object.__repr__(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
