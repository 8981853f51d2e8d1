"""How processes tell each other which games have changed: by name and last event, never the content."""

from collections.abc import Iterator, Mapping

from openquarto.server.store.protocol import MOST_SENT

CHANGED = "changed"


def texts_of(changed: Mapping[str, int], most: int = MOST_SENT) -> Iterator[str]:
    """As few texts as can be that tell of changed games, each with the last event that was written, or 0."""
    text = CHANGED
    for game, seq in changed.items():
        word = f" {game}:{seq}"
        if len(text.encode()) + len(word.encode()) > most:
            yield text
            text = CHANGED
        text += word
    if text != CHANGED:
        yield text
