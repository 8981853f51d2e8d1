"""Quarto, whole: the rules, the records, the referee. `import openquarto` loads no third-party module."""

from openquarto import about
from openquarto.rules import *  # noqa: F403  the rules are the library's front door
from openquarto.rules import __all__ as _rules

__version__ = about.VERSION

__all__ = ["__version__", *_rules]  # noqa: PLE0604  names of the rules, listed there
