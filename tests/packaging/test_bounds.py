"""Lower bounds admit no version with a known hole: whoever installs without our pins is not let down."""

import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import audit

# What is known of the packages that pyproject.toml names: the first version without the hole, and its name.
MENDED = [
    ("h11", "0.16.0", "CVE-2025-43859"),  # lenient chunks: request smuggling behind some proxies
    ("jinja2", "3.1.6", "CVE-2025-27516"),  # out of the sandbox by |attr
    ("setuptools", "78.1.1", "CVE-2025-47273"),  # files written outside the folder
    ("setuptools", "83.0.0", "GHSA-h35f-9h28-mq5c"),  # files packed that MANIFEST.in leaves out
    ("starlette", "0.40.0", "CVE-2024-47874"),  # multipart without bound
    ("starlette", "0.47.2", "CVE-2025-54121"),  # a large part stops the loop
    ("starlette", "0.49.1", "CVE-2025-62727"),  # Range in quadratic time
    ("starlette", "1.0.1", "CVE-2026-48710"),  # a Host that changes request.url
    ("starlette", "1.1.0", "CVE-2026-48817"),  # methods of HTTPEndpoint; with it CVE-2026-48818
    ("starlette", "1.3.0", "CVE-2026-54282"),  # a path that changes request.url
    ("starlette", "1.3.1", "CVE-2026-54283"),  # forms without bound
    ("uvicorn", "0.11.7", "CVE-2020-7695"),  # header injection; with it CVE-2020-7694
    ("uvloop", "0.20.0", "CVE-2024-24806"),  # of libuv: names of hosts cut short
    ("websockets", "9.1", "CVE-2021-33880"),  # timing of passwords
    ("tqdm", "4.66.3", "CVE-2024-34062"),  # code run by its command line
    ("dask", "2026.1.1", "CVE-2026-23528"),  # scripts in the dashboard of distributed
]


def bounds() -> dict[str, Requirement]:
    """Everything that pyproject.toml asks for, by name."""
    read = tomllib.loads((audit.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = read["project"]
    lists = [read["build-system"]["requires"], project["dependencies"]]
    lists += project["optional-dependencies"].values()
    return {each.name: each for each in map(Requirement, (text for texts in lists for text in texts))}


def lowest(requirement: Requirement) -> Version:
    """The oldest version that a bound admits."""
    (found,) = [each.version for each in requirement.specifier if each.operator == ">="]
    return Version(found)


@pytest.mark.parametrize(("name", "mended", "hole"), MENDED, ids=[hole for _, _, hole in MENDED])
def test_no_bound_admits_a_known_hole(name: str, mended: str, hole: str) -> None:
    assert lowest(bounds()[name]) >= Version(mended), f"{name}: {hole} is mended in {mended}"


def test_our_pins_keep_to_the_bounds() -> None:
    pinned: dict[str, list[str]] = {}
    for name, version in audit.pins(audit.ROOT):
        pinned.setdefault(name, []).append(version)
    for name, requirement in bounds().items():
        lowest(requirement)  # there is one
        assert all(version in requirement.specifier for version in pinned[canonicalize_name(name)]), name
