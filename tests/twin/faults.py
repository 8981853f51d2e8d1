"""All kinds of faulty records, each broken in one known way at a known line and column."""

from __future__ import annotations

from . import doubts, result_faults, tag_faults, turn_faults, variation_faults
from .kinds import KINDS, Kind

__all__ = ["KINDS", "Kind", "doubts", "result_faults", "tag_faults", "turn_faults", "variation_faults"]
