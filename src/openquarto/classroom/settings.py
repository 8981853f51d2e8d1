"""What a teacher decides once for a class: its name, and the pieces and language of what it hands out."""

import msgspec

from openquarto.classroom.error import ClassroomError
from openquarto.match.names import breaks_lines, is_readable, length, normalised
from openquarto.view.edition import Edition

LONGEST_NAME = 60  # graphemes
ANY = ""  # each pupil's own choice


class Settings(msgspec.Struct, frozen=True):
    """The settings of a class."""

    name: str
    edition: str = ANY
    language: str = ANY  # of the link for pupils; who hands it out knows which there are
    newcomers: bool = True  # whether somebody new may come in

    def __post_init__(self) -> None:
        name = normalised(self.name)
        if not 1 <= length(name) <= LONGEST_NAME or not is_readable(name) or breaks_lines(self.name):
            raise ClassroomError("class name", longest=LONGEST_NAME)
        editions = [each.value for each in Edition]
        if self.edition not in (ANY, *editions):
            choices = ", ".join(editions)
            raise ClassroomError("class setting", field="edition", choices=choices, text=self.edition)
        if name != self.name:
            msgspec.structs.force_setattr(self, "name", name)
