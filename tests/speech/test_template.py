"""The short way to a sentence says what Fluent says."""

from typing import Any

import pytest

from openquarto.speech.catalogue import Catalogue, CatalogueError, catalogue, languages
from openquarto.speech.template import template_of


class Anything(dict[str, str]):
    """A text for every name."""

    def __missing__(self, name: str) -> str:
        self[name] = f"éin % {{ {name} }}"
        return self[name]


def patterns(words: Catalogue) -> list[tuple[str, Any]]:
    messages = [(name, words._message(name)) for name in words.ids]
    plain = [(name, message.value) for name, message in messages if message.value is not None]
    terse = [(name, message.attributes.get("terse")) for name, message in messages]
    return [*plain, *((name, pattern) for name, pattern in terse if pattern is not None)]


@pytest.mark.parametrize("language", languages())
def test_every_template_says_what_fluent_says(language: str) -> None:
    words, checked = catalogue(language), 0
    for name, pattern in patterns(words):
        template = template_of(pattern)
        if template is None:
            continue
        values = Anything()
        for each in template.values:
            values[each]
        said, errors = words._bundle.format_pattern(pattern, values)
        assert ([], said) == (errors, template.fill(values)), name
        checked += bool(template.values)
    assert checked > 100  # and not only messages without a value


def test_a_message_with_a_choice_is_fluents() -> None:
    message = catalogue("en")._message("duration-seconds")
    assert message.value is not None
    assert template_of(message.value) is None


def test_what_is_missing_or_a_number_is_fluents() -> None:
    words = catalogue("en")
    message = words._message("gave")
    assert message.value is not None
    template = template_of(message.value)
    assert template is not None
    assert template.fill({"who": "you"}) is None
    assert template.fill({"who": "you", "piece": 4}) is None
    assert "You gives 4." == words.say("gave", who="you", piece=4)
    with pytest.raises(CatalogueError):
        words.say("gave", who="you")
