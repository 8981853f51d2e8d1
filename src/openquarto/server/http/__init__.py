"""Everything over plain HTTP."""
