"""An engine for other programs: the player of my_player.py speaks UGI on standard input and output.

Try it with `openquarto ugi --check python ugi_engine.py`, or let it play:
`openquarto match "ugi:python ugi_engine.py" pine --games 10`.
"""

import sys
from pathlib import Path

from openquarto.cli import main

sys.path.insert(0, str(Path(__file__).parent))  # so that my_player is found from any folder

if __name__ == "__main__":
    sys.exit(main(["ugi", "--player", "my_player:Careful"]))
