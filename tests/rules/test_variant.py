"""The 60 variants and their text form."""

import pytest

from openquarto.rules import CLASSIC, VARIANTS, Calling, SetupError, TextError, Trait, Variant


def test_sixty_variants_with_sixty_names() -> None:
    assert 60 == len(set(VARIANTS)) == len({str(variant) for variant in VARIANTS})
    assert CLASSIC == Variant.parse("classic")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_variant_is_read_back(variant: Variant) -> None:
    assert variant == Variant.parse(str(variant))
    assert variant == eval(repr(variant), {"Variant": Variant})


@pytest.mark.parametrize(
    ("text", "written", "lines", "traits", "calling"),
    [
        ("classic", "classic", 10, "cshf", "announced"),
        ("traits=cshf", "classic", 10, "cshf", "announced"),
        ("blocks", "blocks", 19, "cshf", "announced"),
        ("auto", "auto", 10, "cshf", "automatic"),
        ("traits=c", "traits=c", 10, "c", "announced"),
        ("auto+traits=sf+blocks", "blocks+traits=sf+auto", 19, "sf", "automatic"),
        ("traits=cshf+auto", "auto", 10, "cshf", "automatic"),
    ],
)
def test_flags_are_read_in_any_order_and_written_in_one(
    text: str, written: str, lines: int, traits: str, calling: str
) -> None:
    variant = Variant.parse(text)
    assert written == str(variant)
    assert lines == len(variant.lines)
    assert tuple(Trait(letter) for letter in traits) == variant.traits
    assert Calling(calling) is variant.calling


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "Classic",
            "classic+blocks",
            "blocks+classic",
            "blocks+blocks",
            "auto+auto",
            "traits=c+traits=s",
        ),
        *(
            "traits",
            "traits=",
            "traits=sc",
            "traits=cc",
            "traits=x",
            "traits=C",
            "Blocks",
            "blocks+",
            "+blocks",
        ),
        *("blocks auto", "blocks=1", "auto=", " blocks", "announced"),
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="^expected .*, got "):
        Variant.parse(text)


@pytest.mark.parametrize("traits", [(), (Trait.FILL, Trait.COLOUR), (Trait.FILL, Trait.FILL)])
def test_a_variant_made_by_hand_is_checked_too(traits: tuple[Trait, ...]) -> None:
    with pytest.raises(SetupError, match="a variant counts one to four traits, in the order"):
        Variant(traits)
