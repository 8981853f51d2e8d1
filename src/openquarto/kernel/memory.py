"""How much memory there is, so that a table that cannot be had is refused before it is filled."""

import os
from collections.abc import Iterator
from pathlib import Path

MEGABYTE = 1 << 20
# A container may have less than the machine: the newer and the older place where its limit stands.
_LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))


def memory_mb() -> int | None:
    """The memory of the machine or of its container, where the system tells."""
    return min((size // MEGABYTE for size in _sizes()), default=None)


def _sizes() -> Iterator[int]:
    if hasattr(os, "sysconf") and {"SC_PHYS_PAGES", "SC_PAGE_SIZE"} <= os.sysconf_names.keys():
        yield os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    for file in _LIMITS:
        try:
            text = file.read_text(encoding="ascii").strip()
        except OSError:
            continue  # no such limit here
        if text.isdigit():
            yield int(text)
