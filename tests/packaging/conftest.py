"""A copy of the source tree for each test that builds or breaks it."""

from pathlib import Path

import pytest

from tests.packaging.source_tree import copy_tree


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copy_tree(tmp_path / "the tree")  # the space is wanted: people keep projects in such folders
