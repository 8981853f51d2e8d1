"""What one seat may see (View) and is told (Event): plain data that cannot give a live quarto away."""

from openquarto.view.edition import Edition
from openquarto.view.event import Event
from openquarto.view.view import Shown, View

__all__ = ["Edition", "Event", "Shown", "View"]
