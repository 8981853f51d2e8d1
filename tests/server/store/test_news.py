"""The texts by which processes tell each other which games have changed."""

from openquarto.server.store.news import texts_of
from openquarto.server.store.protocol import MOST_SENT


def test_a_text_names_games_and_how_far_they_have_come() -> None:
    assert ["changed one:3 two:0"] == [*texts_of({"one": 3, "two": 0})]
    assert [] == [*texts_of({})]


def test_many_games_are_told_in_several_texts_and_each_game_once() -> None:
    changed = {f"Spiel-{number:04}-é": number for number in range(2000)}
    texts = [*texts_of(changed)]
    assert all(MOST_SENT - 30 < len(text.encode()) <= MOST_SENT for text in texts[:-1])
    words = [word.rsplit(":", 1) for text in texts for word in text.split(" ")[1:]]
    assert [*changed.items()] == [(game, int(seq)) for game, seq in words]
