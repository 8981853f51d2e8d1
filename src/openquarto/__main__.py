"""`python -m openquarto` is the command `openquarto`."""

import sys

from openquarto.cli import main

sys.exit(main())
