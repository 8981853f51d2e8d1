"""Which measure of a trap wins most: `python -m benchmarks.traps`."""
