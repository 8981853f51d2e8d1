"""The command `openquarto`, also as `python -m openquarto`; it can be stopped from its first moment on."""

import sys


def main() -> int:
    """Run the command; the rest of the program is loaded where Ctrl-C is heard already."""
    try:
        from openquarto.cli import main as run  # noqa: PLC0415  see above

        return run()
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130  # as shells tell it; also where nothing else could be loaded yet


if __name__ == "__main__":
    sys.exit(main())
