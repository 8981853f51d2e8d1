"""What a referee refuses beyond the rules of play."""

from openquarto.rules.error import Fault

SENTENCES = {
    "match over": "expected nothing more, because the game is over, got {wish}",
    "not your turn": "expected {to_act} to act, got {wish} from {seat}",
    "draw offered already": "expected an answer to the draw offer, got a second offer from {seat}",
    "no draw offered": "expected a draw offer to decline, but there is none",
    "take back not allowed": "expected no take back, because this table counts and does not allow it",
    "nothing own to take back": "expected a give or a place of {seat} to take back, but there is none",
    "take back asked already": "expected an answer to the question, got it again from {seat}",
    "no take back asked": "expected a question to decline, but there is none",
    "own turn": "expected the game to be claimed by {waiting}, who waits, got {seat}",
    "clock runs": "expected no claim where a clock runs: an absent player loses on time",
    "claim too early": "expected a claim after {days} days of absence, got one after {hours} hours",
    "touch too soon": "expected a touch after the answer to the last one, got one too soon",
    "touches used": "expected at most {count} touches a turn, got one more",
    "touches agreed": "expected 1 to {most} touches a turn, or no limit, got {count}",
    "masked not your turn": "expected {to_act} to act",
    "masked give too soon": "expected a place of the stock only when a piece is to be given",
    "masked place first": "expected the piece in hand to be placed on a square",
    "replay before the end": "expected a game that is over: then its turns can be stepped through",
    "no such turn": "expected a turn from {first} to {last}, got {turn}",
    "hint masked": "expected no question for a hint before the end, because a mask is worn",
    "hint counts": "expected no question for a hint before the end, because this table counts",
    "coach masked": "expected no coach, because a mask is worn",
    "coach counts": "expected no coach, because this table counts",
    "coach agreed": "expected the coach as it was agreed, because two people play by link",
    "review too soon": "expected a game that is over: then it can be reviewed",
    "start variant": "expected a start of the variant {expected}, got one of {variant}",
    "name length": "expected a name of 1 to {longest} characters, got {count}",
    "name characters": "expected a name that can be seen, without hidden characters, got {name!r}",
}


class MatchFault(Fault):
    """A fault of a wish to the referee."""

    sentences = SENTENCES
