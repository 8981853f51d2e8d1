"""What all tests share: Hypothesis profiles, a data folder, and leaving out tests whose part is missing."""

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import settings

import system
from tests.repeat import again, may_repeat, told_repeats

LEFT_OUT = "left out for want of"
STAGES = ("setup", "test", "more", "long")

# How many examples a property is tried with, by the target of the Makefile that asks.
EXAMPLES = {"quick": 25, "more": 100, "long": 600}

for name, count in EXAMPLES.items():
    # No deadlines: on a busy machine they fail sound code. Speed has benchmarks.
    told = settings(deadline=None, max_examples=count)
    settings.register_profile(name, told)
    # In CI a red run must be red again when it is repeated.
    settings.register_profile(f"{name}-ci", told, derandomize=True, database=None, print_blob=True)
settings.load_profile("quick")


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Where games and progress go that a test does not place elsewhere: not among those of the user."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OPENQUARTO_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@cache
def is_present(name: str) -> bool:
    # Starting a browser to ask whether it is there should happen once.
    return system.PARTS[name].probe()


def pytest_itemcollected(item: pytest.Item) -> None:
    for marker in item.iter_markers("needs"):
        unknown = set(marker.args) - set(system.PARTS)
        if unknown or not marker.args:
            named = ", ".join(sorted(unknown)) or "no part"
            known = ", ".join(system.PARTS)
            raise pytest.UsageError(f"{item.nodeid} needs {named}; the parts of tools/system.py are {known}")
        for name in marker.args:
            # Where it is there already nobody would notice; on a clean machine the test would be red.
            if STAGES.index(part_stage := system.PARTS[name].stage) > STAGES.index(stage_of(item)):
                raise pytest.UsageError(f"{item.nodeid} needs {name}, which only {part_stage} tests have")


def stage_of(item: pytest.Item) -> str:
    """The first target of the Makefile that runs a test: its parts must be installed by then."""
    return next((stage for stage in ("long", "more") if item.get_closest_marker(stage)), "test")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Stop before any fixture runs: a fixture is often what wants the part."""
    names = [name for marker in item.iter_markers("needs") for name in marker.args]
    missing = [name for name in names if not is_present(name)]
    if not missing:
        return
    parts = [system.PARTS[name] for name in missing]
    message = f"needs {' and '.join(part.noun for part in parts)}; install with: {system.apt_line(parts)}"
    if system.everything_is_required():
        pytest.fail(message, pytrace=False)
    # The properties travel with the report, also from another process, and are counted at the end.
    item.user_properties.append((LEFT_OUT, tuple(missing)))
    pytest.skip(message)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    return again(item, nextitem) if may_repeat(item) else None


@pytest.hookimpl(trylast=True)  # at the very end, where the eye rests
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts: dict[str, int] = {}
    for report in terminalreporter.stats.get("skipped", []):
        for key, names in report.user_properties:
            if key == LEFT_OUT:
                for name in names:
                    counts[name] = counts.get(name, 0) + 1
    for line in told_repeats(terminalreporter):
        terminalreporter.write_line(line)
    if counts:
        terminalreporter.write_line(closing_line(counts))


def closing_line(counts: dict[str, int]) -> str:
    """Say in one line what was left out and how to have it; a test that needs two parts counts for both."""
    parts = [system.PARTS[name] for name in counts]
    phrases = [
        f"{count} {'test that needs' if count == 1 else 'tests that need'} {part.noun}"
        for part, count in zip(parts, counts.values(), strict=True)
    ]
    return f"left out: {', '.join(phrases)}; install with: {system.apt_line(parts)}"
