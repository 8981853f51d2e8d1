"""No file of the tree tells where it was made or from where its packages come."""

import re

import pytest

from tests.packaging.source_tree import ROOT, source_files

# Brackets keep each pattern from finding itself here.
TELLTALES = {
    "a package registry's address": r"pypi[.]org|python[h]osted|registry[.](npmjs|yarnpkg)|deb[.]debian",
    "a registry's option": r"(?m)^\s*(-i|-f|--(extra-)?index[-]url|--find[-]links|--trusted[-]host)\b",
    "a lock file's download address": r"\"resolved\":\s*\"[a-z]+[:]",
    "someone's home directory": r"(?<![\w.])/(home|Users)[/]\w|(?<![\w.])/root[/]|[A-Z]:\\Users[\\]",
}


def telltales(text: str) -> list[str]:
    return [name for name, pattern in TELLTALES.items() if re.search(pattern, text)]


def test_tree_is_clean() -> None:
    found = {
        str(file.relative_to(ROOT)): names
        for file in source_files()
        if (names := telltales(file.read_bytes().decode("utf-8", errors="replace")))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a package registry's address", "https://pypi" + ".org/simple"),
        ("a package registry's address", "https://files.python" + "hosted.org/x.whl"),
        ("a registry's option", "six==1.0\n--index" + "-url somewhere"),
        ("a registry's option", "--find" + "-links wheels"),
        ("a lock file's download address", '"resolved": "https' + '://host/x.tgz"'),
        ("someone's home directory", "made in /home" + "/someone/x"),
        ("someone's home directory", "#!/root" + "/bin/python"),
    ],
)
def test_each_telltale_is_found(name: str, text: str) -> None:
    assert telltales(text) == [name]


def test_innocent_text_is_not_found() -> None:
    assert telltales("uv pip compile --no-emit-index-url; href=/homepage; the root/ of the tree") == []
