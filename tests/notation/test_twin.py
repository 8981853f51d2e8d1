"""The reader against an independent referee: its records in all variants, its faults with their places."""

import pytest

from openquarto.cli.replay import tell
from tests.twin import faults, records, referee

Told = list[dict[str, object]]

# Where the rules name two places for one fault, we report the token that stops early, not the result.
OTHERWISE = {"stops-early-before-a-decided-result", "done-missing-before-a-decided-result"}
AGREED = [name for name in faults.KINDS if name not in OTHERWISE]


def replayed(text: str) -> Told:
    """What is told of each game, the sentences of the faults aside."""
    return [_without_message(told) for told in tell(text)]


def _without_message(told: dict[str, object]) -> dict[str, object]:
    match told:
        case {"error": {"line": line, "column": column}}:
            return {"error": {"line": line, "column": column}}
        case _:
            return told


@pytest.mark.parametrize("variant", referee.VARIANTS)
def test_sound_records_in_every_variant(variant: str) -> None:
    for seed in range(25):
        text, expected = records.sound(seed, variant)
        assert [expected] == replayed(text), text


def test_files_of_several_games() -> None:
    for seed in range(40):
        text, expected = records.file(seed)
        assert expected == replayed(text), text


@pytest.mark.parametrize("name", AGREED)
def test_faults_stand_where_the_twin_puts_them(name: str) -> None:
    for seed in range(10):
        text, expected = faults.KINDS[name].make(seed)
        assert expected == replayed(text), text


@pytest.mark.long
@pytest.mark.parametrize("variant", referee.VARIANTS)
def test_many_sound_records_in_every_variant(variant: str) -> None:
    for seed in range(1_000, 1_150):
        text, expected = records.sound(seed, variant)
        assert [expected] == replayed(text), text


@pytest.mark.long
@pytest.mark.parametrize("name", AGREED)
def test_many_faults(name: str) -> None:
    for seed in range(1_000, 1_050):
        text, expected = faults.KINDS[name].make(seed)
        assert expected == replayed(text), text
