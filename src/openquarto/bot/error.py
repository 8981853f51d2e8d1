"""What can go wrong between a bot and its server."""

from openquarto.rules.error import Fault, QuartoError

SENTENCES = {
    "away": "{server} cannot be reached: {why}",
    "refused": "{server} refuses: {why}",
    "no invitation": "expected a link such as https://quarto.example/join/GAME#SECRET, got {text!r}",
    "no address": "expected the address of a server, such as https://quarto.example, got {text!r}",
    "plain": "expected https:// for a server elsewhere: a token is a secret; got {text!r}",
}


class BotFault(Fault):
    """A fault of the way to a server, or of what it answers."""

    sentences = SENTENCES


class BotError(QuartoError):
    """Why a bot cannot go on."""
