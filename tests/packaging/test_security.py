"""docs/security.md: every requirement of ASVS 5.0, levels 1 and 2, once; and what it names is there."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/security.md"
VERDICTS = ("test", "by design", "does not apply", "open")
# The requirements of each section of the standard, in their order, by level.
LEVELS = {
    "1.1": "22", "1.2": "1111122223", "1.3": "112222222223", "1.4": "222", "1.5": "123",
    "2.1": "122", "2.2": "112", "2.3": "12223", "2.4": "23",
    "3.1": "3", "3.2": "113", "3.3": "12223", "3.4": "11222233", "3.5": "11122333", "3.6": "3",
    "3.7": "22333",
    "4.1": "12233", "4.2": "23333", "4.3": "22", "4.4": "1222",
    "5.1": "2", "5.2": "112333", "5.3": "113", "5.4": "222",
    "6.1": "122", "6.2": "111111112222", "6.3": "11223333", "6.4": "112233", "6.5": "22222333", "6.6": "2223",
    "6.7": "33", "6.8": "2222",
    "7.1": "222", "7.2": "1111", "7.3": "22", "7.4": "11222", "7.5": "223", "7.6": "22",
    "8.1": "1233", "8.2": "1123", "8.3": "133", "8.4": "23",
    "9.1": "111", "9.2": "1222",
    "10.1": "22", "10.2": "223", "10.3": "22223", "10.4": "1111122222233333", "10.5": "22222", "10.6": "22",
    "10.7": "222",
    "11.1": "2233", "11.2": "22233", "11.3": "11233", "11.4": "1222", "11.5": "23", "11.6": "23",
    "11.7": "33",
    "12.1": "12233", "12.2": "11", "12.3": "22223",
    "13.1": "2333", "13.2": "222223", "13.3": "2233", "13.4": "1222233",
    "14.1": "22", "14.2": "12223333", "14.3": "122",
    "15.1": "12233", "15.2": "12233", "15.3": "1222222", "15.4": "3333",
    "16.1": "2", "16.2": "22222", "16.3": "2222", "16.4": "222", "16.5": "2223",
    "17.1": "23", "17.2": "22223333", "17.3": "22",
}  # fmt: skip
REQUIRED = {
    f"{section}.{number}": int(level)
    for section, levels in LEVELS.items()
    for number, level in enumerate(levels, 1)
    if level != "3"
}


@dataclass(frozen=True, slots=True)
class Row:
    number: str
    level: int
    subject: str
    verdict: str
    where: str


def rows() -> list[Row]:
    """The rows of the page, in its order."""
    found = re.findall(
        r"^\| V([\d.]+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$",
        PAGE.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    return [Row(number, int(level), *rest) for number, level, *rest in found]


@cache
def functions_of(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def links(text: str) -> Iterator[tuple[str, Path]]:
    """The links of a cell: what they say, and the file they lead to."""
    for said, address in re.findall(r"\[([^]]+)\]\(([^)#]+)\)", text):
        yield said, (PAGE.parent / address).resolve()


def test_the_standard_has_so_many() -> None:
    assert {1: 70, 2: 183} == Counter(REQUIRED.values())


def test_every_requirement_stands_there_once_and_in_order() -> None:
    assert [*REQUIRED.items()] == [(row.number, row.level) for row in rows()]


def faults_of(row: Row) -> Iterator[str]:
    """What is wrong with a row."""
    if row.verdict not in VERDICTS:
        yield f"{row.verdict} is no verdict"
    named = [*links(row.where)]
    for said, path in named:
        file, _, function = said.partition("::")
        if not path.is_file():
            yield f"{path} is not there"
        elif function and (path.name != file or function not in functions_of(path)):
            yield f"{said} is not there"
    for function in re.findall(r"`(test_\w+)`", row.where):
        if not any(function in functions_of(path) for path in (ROOT / "tests").rglob("test_*.py")):
            yield f"{function} is not there"
    if row.verdict == "test" and not any("::test_" in said for said, _ in named):
        yield "no test is named"
    if row.verdict == "by design" and not named:
        yield "no place is named"


def test_every_verdict_names_what_is_there() -> None:
    assert [] == [(row.number, fault) for row in rows() for fault in faults_of(row)]


@pytest.mark.parametrize(
    ("verdict", "where"),
    [
        ("surely", "[a](security.md)"),
        ("test", "we have tried"),
        ("test", "[test_security.py::test_nothing](../tests/packaging/test_security.py)"),
        ("test", "[test_other.py::test_the_counts_are_right](../tests/packaging/test_security.py)"),
        ("by design", "everywhere"),
        ("by design", "[here](../src/openquarto/nowhere.py)"),
        ("open", "but for `test_nothing_such`"),
    ],
)
def test_what_is_wrong_with_a_row_is_found(verdict: str, where: str) -> None:
    assert [*faults_of(Row("1.1.1", 2, "input", verdict, where))]


@pytest.mark.parametrize("name", ["SECURITY.md", "docs/threat-model.md"])
def test_the_pages_beside_it_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for said, address in re.findall(r"\[([^]]+)\]\(([^)#]+)[^)]*\)", text):
        assert ((ROOT / name).parent / address).resolve().exists(), said


def test_the_counts_are_right() -> None:
    counts = Counter((row.level, row.verdict) for row in rows())
    text = PAGE.read_text(encoding="utf-8")
    for level in (1, 2):
        figures = [counts[level, verdict] for verdict in VERDICTS]
        assert f"| {level} | {' | '.join(map(str, figures))} | {sum(figures)} |" in text
    both = [counts[1, verdict] + counts[2, verdict] for verdict in VERDICTS]
    assert f"| both | {' | '.join(map(str, both))} | {sum(both)} |" in text
