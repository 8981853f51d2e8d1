"""The result of a match, for people and for programs."""

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openquarto.workshop.arena.arena import Arena
    from openquarto.workshop.arena.standing import Standing, Trial

POINTS = ("0", "1/2", "1", "3/2", "2")


def in_words(arena: "Arena") -> str:
    """The whole result, a fact a line."""
    standing, score = arena.standing, arena.standing.score
    one, two = (player.name for player in arena.contest.players)
    won, drawn, lost = standing.results
    played = f"{count_of(len(standing.games), 'game')}, {count_of(score.pairs, 'whole pair')}"
    lines = [
        f"{one} against {two}, {arena.contest.variant}, seed {arena.contest.seed}: {played}",
        f"games:    {one} won {won}, drew {drawn}, lost {lost}",
        "seats:    "
        + "; ".join(_seat(*each) for each in zip(("first", "second"), standing.seats, strict=True)),
        f"score:    {_score(standing)}",
        f"Elo:      {_elo(standing)}",
        "pairs:    " + ", ".join(f"{points}: {n}" for points, n in zip(POINTS, score.counts, strict=True)),
        "ends:     " + (", ".join(f"{count} {reason}" for reason, count in standing.ends.items()) or "none"),
    ]
    for who, name in enumerate((one, two)):
        for kind, (count, sentence) in standing.forfeits(who).items():
            lines.append(f"forfeits: {name} lost {count_of(count, 'game')} by {kind}, first: {sentence}")
    if arena.trial:
        lines.append(f"SPRT:     {_trial(arena.trial)}")
    return "\n".join(lines)


def in_short(standing: "Standing") -> str:
    """Enough for the end of a progress bar."""
    won, drawn, lost = standing.results
    elo = standing.score.elo
    return f"+{won} ={drawn} -{lost}" + ("" if elo is None else f" Elo {_signed(elo)}")


def as_json(arena: "Arena", ended: str) -> dict[str, object]:
    """The whole result as one JSON object; what is unknown or infinite is null."""
    standing, score = arena.standing, arena.standing.score
    low, high = score.elo_range or (None, None)
    told: dict[str, object] = {
        "players": [player.name for player in arena.contest.players],
        "variant": str(arena.contest.variant),
        "seed": arena.contest.seed,
        "ended": ended,
        "games": len(standing.games),
        "pairs": score.pairs,
        **dict(zip(("won", "drawn", "lost"), standing.results, strict=True)),
        "as_first": standing.seats[0],
        "as_second": standing.seats[1],
        "score": _rounded(score.mean, 6),
        "score_error": _rounded(score.error, 6),
        "elo": _rounded(score.elo, 2),
        "elo_low": _rounded(low, 2),
        "elo_high": _rounded(high, 2),
        "superiority": _rounded(score.superiority, 6),
        "pentanomial": list(score.counts),
        "ends": standing.ends,
        "forfeits": [{kind: count for kind, (count, _) in standing.forfeits(who).items()} for who in (0, 1)],
        "faults": [
            {kind: sentence for kind, (_, sentence) in standing.forfeits(who).items()} for who in (0, 1)
        ],
    }
    if arena.trial:
        trial, sprt = arena.trial, arena.trial.sprt
        told["sprt"] = {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "alpha": sprt.alpha,
            "beta": sprt.beta,
            "llr": round(trial.ratio, 4),
            "lower": round(sprt.lower, 4),
            "upper": round(sprt.upper, 4),
            "pairs": trial.pairs,
            "verdict": trial.verdict,
        }
    if arena.trouble:
        told["trouble"] = str(arena.trouble)
    return told


def count_of(number: int, what: str) -> str:
    """Such as `1 game` or `2 games`."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def _seat(name: str, results: tuple[int, int, int]) -> str:
    won, drawn, lost = results
    return f"as {name} won {won}, drew {drawn}, lost {lost}"


def _score(standing: "Standing") -> str:
    score = standing.score
    if score.mean is None:
        return "unknown, because no pair is whole"
    if score.error is None:
        return f"{score.mean:.3f}, without error bars, because all pairs scored the same"
    return f"{score.mean:.3f} ± {score.error:.3f} (95 %, from pairs)"


def _elo(standing: "Standing") -> str:
    score = standing.score
    if score.elo is None:
        return "unknown"
    text = _signed(score.elo)
    if math.isinf(score.elo):
        text += f", because every game was {'won' if score.elo > 0 else 'lost'}"
    if score.elo_range and score.superiority is not None:
        low, high = map(_signed, score.elo_range)
        text += f" (95 %: {low} to {high}), LOS {score.superiority:.1%}"
    return text


def _signed(elo: float) -> str:
    if math.isinf(elo):
        return "+infinite" if elo > 0 else "-infinite"
    return f"{elo:+.1f}" if round(elo, 1) else "0.0"


def _trial(trial: "Trial") -> str:
    sprt = trial.sprt
    how_far = f"after {count_of(trial.pairs, 'pair')}, LLR {trial.ratio:+.2f}"
    if trial.verdict is None:
        return f"not decided {how_far}, between {sprt.lower:.2f} and {sprt.upper:+.2f}"
    accepted, other = (sprt.elo1, sprt.elo0) if trial.verdict == "H1" else (sprt.elo0, sprt.elo1)
    return f"{trial.verdict} accepted, {accepted:g} Elo rather than {other:g}, {how_far}"


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None or math.isinf(number) else round(number, digits)
