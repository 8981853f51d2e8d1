"""Names: counted as a reader counts, in any script; whatever shows nothing or hides something is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openquarto.match import names
from openquarto.match.graphemes import graphemes
from openquarto.match.settings import Settings, kept_name
from openquarto.rules.error import SetupError
from openquarto.rules.seat import Seat

FAMILY = "👨‍👩‍👧‍👦"
CLUSTERS = {  # as Unicode's own rule (\X of the module regex 2026.11.9) tells them
    "letters": ("Ada", 3),
    "accents apart": ("Ame\u0301lie", 6),
    "a family": (FAMILY, 1),
    "skins": ("👩🏽‍🚀👍🏿", 2),
    "hearts": ("❤️❤️", 2),
    "flags": ("🇫🇷🇩🇪🇪", 3),
    "keycaps": ("1️⃣2", 2),
    "Devanagari": ("किरण", 3),
    "Devanagari conjuncts": ("लक्ष्मी", 4),
    "Bengali": ("শ্রী", 2),
    "Tamil": ("தமிழ்", 3),
    "Thai": ("น้ำ", 1),
    "Hangul": ("각각", 2),
    "Hangul letters": ("각", 1),
    "Arabic": ("مُحَمَّد", 4),
    "Hebrew": ("שָׁלוֹם", 4),
    "Tibetan": ("བསྒྲུབ", 3),
    "kanji with a variant": ("葛\U000e0100城", 2),
    "half-width katakana": ("ﾊﾞﾝ", 2),
}


@pytest.mark.parametrize("case", CLUSTERS)
def test_graphemes_are_counted_as_a_reader_counts(case: str) -> None:
    text, count = CLUSTERS[case]
    assert (count, text) == (len(graphemes(text)), "".join(graphemes(text)))


@pytest.mark.parametrize(
    "name",
    [
        *(text for text, _ in CLUSTERS.values() if text != "ﾊﾞﾝ"),
        "မောင်",
        FAMILY * 10,
        "é" * 24,
        "Zoë O'Neil-Núñez",
        "علی‌رضا",  # with a non-joiner, as Persian writes it
        "നന്‍",  # with a joiner, as Malayalam did
        "李小龍",
        "🏳️‍🌈",
        "👩🏽‍❤️‍💋‍👨🏻",
        "R2-D2 ☺",
        "⠠⠁⠙⠁",
    ],
)
def test_names_of_all_the_world_are_taken(name: str) -> None:
    assert Settings(first=name).first


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u0301",
        " \u0301\u0302",
        "\u200d",
        "\u200b",
        "\ufe0f",
        "a\u3164b",
        "Ada\u200d",
        "A\u200dda",
        "A\u200cda",
        "a\u202eb",
        "a\u2066b",
        "a\u00adb",
        "Ada\U000e0041\U000e0042",
        "A\ufe0f\ufe0f",
        "a" + "\u0317\u0318\u0319\u031c\u031d",
        "a\x00b",
        "a\tb",
        "a\u2028b",
        "\ue000",
        "क" + "्" * 17,
        " ".join("😀‍😀‍😀‍😀‍😀‍😀‍😀" for _ in range(10)),  # 139 characters
    ],
)
def test_what_shows_nothing_or_hides_something_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as refused:
        Settings(first=name)
    assert "name characters" == refused.value.faults[0].code


@pytest.mark.parametrize(("name", "count"), [("", 0), ("  ", 0), ("é" * 25, 25), ("e\u0301" * 25, 25)])
def test_the_length_is_told_in_graphemes(name: str, count: int) -> None:
    with pytest.raises(SetupError, match=f"expected a name of 1 to 24 characters, got {count}"):
        Settings(first=name)


def test_a_name_is_kept_composed_and_with_single_blanks() -> None:
    assert "Amélie B" == Settings(first=" Ame\u0301lie\u00a0  B ").first


@given(st.text(max_size=140))
def test_any_text_is_a_name_that_stays_as_it_is_or_is_refused(text: str) -> None:
    assert text == "".join(graphemes(text))
    try:
        name = Settings(first=text).first
    except SetupError as refused:
        assert refused.faults[0].code in ("name length", "name characters")  # noqa: PT017  either is right
    else:
        assert name == Settings(first=name).first


def test_a_log_with_a_name_of_before_can_still_be_read() -> None:
    assert (None, None, "Ada") == tuple(kept_name(each, Seat.FIRST) for each in ("\u3164", "First", "Ada"))


@given(st.text(st.characters(max_codepoint=0x17F), max_size=30))
def test_plain_letters_are_judged_as_all_others_are(text: str) -> None:
    assert len(graphemes(text)) == names.length(text)
    shows = any(map(names._is_visible, text))
    assert (shows and names._is_clear(text)) == names.is_readable(text)
