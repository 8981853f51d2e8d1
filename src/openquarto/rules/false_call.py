"""What a false call costs: a match option."""

from openquarto.rules.member import Member


class FalseCall(Member):
    """What a false call costs: the call of this window, or the game."""

    GOES_ON = "goes on"
    LOSES = "loses"
