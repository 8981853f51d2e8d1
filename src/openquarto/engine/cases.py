"""What the compliance check tries: positions of every phase, what is known of them, and lines of nonsense."""

FULL = "MICH/FAKE/LOJD/BNGP"  # with no quarto anywhere
LAST = "MICH/FAKE/LOJD/BNG1 P c4"  # the same before the 16th placement
WON = "startpos moves M b4A a2J a3H d4F b3I a4G d3O b2D a1#a1-a4"

# The words after `position`; then gameover, p1turn and result.
QUERIES = (
    ("startpos", "false", "true", "none"),
    ("startpos moves M", "false", "false", "none"),
    ("startpos moves M b4A", "false", "true", "none"),
    (WON, "true", "false", "p2win"),
    ("fen ABCD/4/4/4 E d1 classic moves #a1-d1", "true", "false", "p2win"),
    ("fen ABC1/4/4/4 D c1 auto moves d1", "true", "false", "p1win"),
    (f"fen {FULL} - d4 classic", "false", "true", "none"),
    (f"fen {LAST} classic moves d4=", "false", "false", "none"),
    (f"fen {LAST} classic moves d4= =", "true", "false", "draw"),
    (f"fen {LAST} auto moves d4", "true", "false", "draw"),
)

# One for each thing that a player can have to do.
POSITIONS = (
    "startpos",
    "startpos moves M",
    "startpos moves M b4A a2J a3H",
    "fen 4/4/4/4 - -",  # a variant that is not written
    "fen ABCD/4/4/4 - d1 classic",  # to call, or to give
    "fen ABCD/4/4/4 E d1 classic",  # to call what the opponent missed, or to place
    "fen ABC1/4/4/4 D c1 auto",
    "fen AB2/CD2/4/4 P b2 blocks+traits=cs",
    f"fen {LAST} classic",
    f"fen {LAST} auto",
    f"fen {LAST} classic moves d4=",  # the opponent's last look
    "startpos moves M b4A a2#a1-d1?J",  # a false call in the record
    "startpos moves M b4A a2",  # a turn cut short: the gift is to follow
)

# One limit of each kind, short enough to be tried at every level that an engine has.
LIMITS_OF_LEVELS = ("movetime 50", "nodes 100", "depth 2", "p1time 400 p2time 400", "infinite")
POSITIONS_OF_LEVELS = ("startpos moves M b4A a2J", "fen 1I1C/4/3E/G3 A - classic")

LINES_OF_NONSENSE = (
    "",
    "xyzzy",
    "setoption name NoSuchOption value 1",
    "setoption",
    "position",
    "position fen 9/9/9/9 Z z9 nowhere",
    "position startpos moves M M",
    "query meaning",
    "stop",
)
