"""How long ago something was, in every language."""

import pytest

from openquarto.server.http.elapsed import DAY, HOUR, MINUTE, ago
from openquarto.speech.catalogue import catalogue, languages


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-5, "just now"),
        (59, "just now"),
        (MINUTE, "a minute ago"),
        (12 * MINUTE, "12 minutes ago"),
        (HOUR, "an hour ago"),
        (23 * HOUR, "23 hours ago"),
        (DAY, "yesterday"),
        (3 * DAY, "3 days ago"),
        (8 * DAY, "a week ago"),
        (29 * DAY, "4 weeks ago"),
        (30 * DAY, "a month ago"),
        (364 * DAY, "12 months ago"),
        (800 * DAY, "2 years ago"),
    ],
)
def test_in_english(seconds: float, words: str) -> None:
    assert words == ago(seconds, catalogue("en"))


@pytest.mark.parametrize("language", languages())
def test_every_time_has_words_of_its_own(language: str) -> None:
    times = [0, MINUTE, 2 * MINUTE, HOUR, 2 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 60 * DAY]
    assert len(times) == len({ago(seconds, catalogue(language)) for seconds in times})
