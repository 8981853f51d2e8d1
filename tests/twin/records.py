"""Spells random games as records in every odd but sound way, with what a replay must print."""

from __future__ import annotations

from random import Random

from .layout import Token, lay
from .play import Game, draft, mood, play_token, twin
from .referee import VARIANTS, FaultError, Referee, Variant

Outcome = dict[str, object]

VALUES = ("Ann", 'Bo "the one"', "back\\slash", "", "é 中 🎲", "] 1-0 {", "; (", "% *", "\\\\x\\")
PLAIN = {
    "Event": VALUES,
    "Site": VALUES,
    "Date": ("2024.05.01", "????.??.??"),
    "Round": ("1", "?"),
    "First": VALUES,
    "Second": VALUES,
    "Edition": ("classic", "access"),
    "TimeControl": ("60/turn", "450+5", "-"),
    "Mask": ("first", "second", "both"),
}
# Case counts, so the last two are unknown tags as well.
UNKNOWN = {"Annotator": VALUES, "X_1": VALUES, "result": VALUES, "variant": ("none", "Blocks")}
ORDER = (
    "Event",
    "Site",
    "Date",
    "Round",
    "First",
    "Second",
    "Result",
    "Variant",
    "Edition",
    "TimeControl",
    "FalseCall",
    "Mask",
    "Termination",
    "SetUp",
    "Position",
)
BRACES = (
    "{a comment}",
    "{}",
    "{[%clk 0:00:42]}",
    "{[%val W5]}",
    "{[%val D] then [%clk 1:02:03]}",
    "{over\ntwo lines}",
    "{1-0}",
    "{ *) ( }",
    '{[Event "x"]}',
    "{; % $}",
    "{é中🎲}",
    "{a1#}",
)
RESTS = ("; to the end", ";", "; { not open", "; ) 0-1", ";é中🎲 }")
PERCENTS = ("% escaped", "%", "%{ 1/2-1/2 (", "%% 中🎲")
DOTS = (".", "..", "...", " ...")


def comment(rng: Random) -> Token:
    role, texts = rng.choice([("brace", BRACES)] * 3 + [("rest", RESTS), ("percent", PERCENTS)])
    return Token(rng.choice(texts), role)


def sprinkle(rng: Random, chance: float) -> list[Token]:
    """Some comments, most often none."""
    return [comment(rng) for _ in range(2) if rng.random() < chance]


# --- tags ---


def tag(name: str, value: str, *, faulty: bool = False) -> Token:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return Token(f'[{name} "{escaped}"]', "tag", faulty)


def odd_space(rng: Random, token: Token) -> Token:
    """The same tag with white space at the places where it has no meaning."""
    inner = token.text[1:-1]
    name, _, rest = inner.partition(" ")
    gaps = [rng.choice(["", " "]), rng.choice([" ", "  ", "\t"]), rng.choice(["", " ", "\t"])]
    return Token(f"[{gaps[0]}{name}{gaps[1]}{rest}{gaps[2]}]", "tag", token.faulty)


def spelling(rng: Random, variant: Variant) -> str:
    """One of the texts that name the variant."""
    flags = ["blocks"] * variant.blocks + ["auto"] * variant.auto
    if variant.traits != "cshf" or not flags or rng.random() < 0.3:
        flags.append(f"traits={variant.traits}")
    plain = variant == Variant() and rng.random() < 0.6
    return "classic" if plain else "+".join(rng.sample(flags, len(flags)))


def start_tags(rng: Random, game: Game) -> dict[str, str]:
    """Variant, SetUp and Position, each variant named at least once unless it is classic."""
    text = spelling(rng, game.start.variant)
    must = game.start.variant != Variant()
    if not game.position:
        return {"Variant": text} if must or rng.random() < 0.3 else {}
    named, inside = rng.choice([(1, 0), (0, 1), (1, 1)] + [(0, 0)] * (not must))
    game.marks.add(f"Variant tag {named}, variant inside Position {inside}")
    tags = {"Position": game.position + f" {text}" * inside}
    if named:
        tags["Variant"] = text
    if rng.random() < 0.6:
        tags["SetUp"] = "1"
    game.marks.add(f"Position {'with' if 'SetUp' in tags else 'without'} SetUp")
    return tags


def tags(rng: Random, game: Game) -> list[Token]:
    """All tags of the record, most often in the written order."""
    chosen = start_tags(rng, game)
    chance = rng.choice([0, 0.2, 0.5])  # many records have few tags, some have nearly all
    chosen |= {name: rng.choice(PLAIN[name]) for name in PLAIN if rng.random() < chance}
    if game.start.loses:
        chosen["FalseCall"] = "loses"
    if game.termination:
        chosen["Termination"] = game.termination
    if game.result and rng.random() < 2 * chance:
        chosen["Result"] = game.result.text
    given = {token.text[1:].split(" ")[0] for token in game.tags}
    names = sorted(set(chosen) - given, key=ORDER.index)
    if rng.random() < 0.4:
        rng.shuffle(names)
    for name, values in UNKNOWN.items():
        if rng.random() < chance / 2:
            chosen[name] = rng.choice(values)
            names.insert(rng.randint(0, len(names)), name)
    return [tag(name, chosen[name]) for name in names] + game.tags


# --- move text ---


def number(rng: Random, index: int, style: str) -> list[Token]:
    """A move number before a token, or none; right, wrong or dots alone."""
    if style == "right" and index % 2 == 0:
        return [Token(f"{index // 2 + 1}.", "number")]
    if style == "wrong" and rng.random() < 0.5:
        text = rng.choice(["", str(rng.randint(1, 99))]) + rng.choice(["", *DOTS])
        return [Token(text, "number")] if text else []
    return []


def variation(rng: Random, before: Referee, depth: int, marks: set[str]) -> list[Token]:
    """Another way to go on from the position before the last token."""
    referee, how = twin(before), mood(rng)
    tokens: list[list[str]] = []
    while not referee.over and (not tokens or rng.random() < 0.6):
        tokens.append(play_token(rng, referee, how))
    marks.add(f"variation at depth {depth}")
    if len(tokens[-1]) > 1 and rng.random() < 0.3:
        tokens[-1] = tokens[-1][: rng.randrange(1, len(tokens[-1]))]
        marks.add("variation cut short")
    turns = [Token("".join(parts)) for parts in tokens]
    return [Token("(", "open"), *moves(rng, before, turns, depth, marks), Token(")", "close")]


def advance(referee: Referee | None, token: Token) -> Referee | None:
    """The referee after one more turn; none from the first fault on."""
    if referee is None or token.faulty or token.role != "turn":
        return None
    after = twin(referee)
    try:
        after.play(token.text)
    except FaultError:
        return None
    return after


def moves(rng: Random, start: Referee, turns: list[Token], depth: int, marks: set[str]) -> list[Token]:
    """The turns with numbers, comments, glyphs, variations; nothing right after a faulty one."""
    style = rng.choice(["right", "right", "wrong", "none"])
    busy, branch = rng.choice([0, 0.03, 0.15]), rng.choice([0, 0, 0.05, 0.1])
    marks.add(f"numbers {style}")
    referee: Referee | None = start
    found: list[Token] = []
    for index, token in enumerate(turns):
        found += number(rng, index, style) if token.role == "turn" else []
        found.append(token)
        before, referee = referee, advance(referee, token)
        if token.faulty or token.role == "number":
            continue
        if token.role == "turn" and rng.random() < busy:
            found.append(Token(f"${rng.randint(0, 139)}", "glyph"))
        found += sprinkle(rng, busy)
        while referee and before and depth < 3 and rng.random() < branch:
            found += variation(rng, before, depth + 1, marks) + sprinkle(rng, busy)
    return found


def dress(rng: Random, game: Game, *, tagged: bool = False) -> list[Token]:
    """The whole record as tokens; tagged: it starts with a tag, where reading can resume."""
    found = [tag("Next", "game")] if tagged else sprinkle(rng, 0.05)
    for token in tags(rng, game):
        found += [odd_space(rng, token) if rng.random() < 0.1 else token, *sprinkle(rng, 0.03)]
    found += moves(rng, game.start, game.turns, 0, game.marks)
    if game.result:
        found += [Token("99.", "number")] if rng.random() < 0.05 else []
        found.append(game.result)
    broken = any(token.faulty for token in found)
    return found + ([] if broken else sprinkle(rng, 0.05))


def build(seed: int, variant: str) -> tuple[str, Game]:
    """One sound record and the game it spells."""
    rng = Random(f"sound {seed} {variant}")
    game = draft(rng, variant)
    return lay(rng, dress(rng, game))[0], game


def sound(seed: int, variant: str) -> tuple[str, Outcome]:
    """One sound record and what its replay must print."""
    text, game = build(seed, variant)
    return text, game.outcome()


def file(seed: int) -> tuple[str, list[Outcome]]:
    """Several sound records in one text, in any variants, and what their replay must print."""
    rng = Random(f"file {seed}")
    games = [draft(rng, rng.choice(VARIANTS)) for _ in range(rng.randint(2, 6))]
    tokens = [token for game in games for token in dress(rng, game)]
    return lay(rng, tokens)[0], [game.outcome() for game in games]
