"""The base of our enumerations: single members, quick to compare, whose repr rebuilds them."""

from enum import Enum
from functools import total_ordering


class Member(Enum):
    """An Enum whose text is its value."""

    # Members are single, so identity is all that equality and hashing need; Enum's own hash is slow.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __str__(self) -> str:
        return str(self._value_)  # `value` is a slow way to the same


@total_ordering
class OrderedMember(Member):
    """A member that sorts among those of its own enumeration, by its value."""

    def __lt__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return bool(self._value_ < other._value_)
