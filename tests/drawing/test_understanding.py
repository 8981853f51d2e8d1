"""The pictures of docs/understanding.md are what the program draws and says now."""

import understanding


def test_the_pictures_are_up_to_date() -> None:
    for file, picture in understanding.pictures():
        assert f"{picture}\n" == file.read_text(encoding="utf-8"), f"{file.name}: run tools/understanding.py"
