"""What is refused when somebody asks for a player."""

from collections.abc import Mapping
from typing import ClassVar

from openquarto.rules.error import Fault


class PlayerFault(Fault):
    """A fault in what a player is asked for by."""

    sentences: ClassVar[Mapping[str, str]] = {
        "player unknown": "expected {names}, perfect, or a level from 1 to {most}, got {text!r}",
        "net missing": "expected a net that was trained, such as examples/net.json, got {file}: {reason}",
        "net unreadable": "expected a net as examples/train_a_net.ipynb writes it, got {file}: {reason}",
    }
