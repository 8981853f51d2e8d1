"""Where a user's games are kept on this machine."""

import os
from pathlib import Path

from platformdirs import user_data_path

from openquarto.about import COMMAND

FOLDER = "OPENQUARTO_DATA"  # the environment variable that names another folder


def user_folder() -> Path:
    """The folder of everything that is kept for the user."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else user_data_path(COMMAND)
