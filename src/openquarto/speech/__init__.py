"""All words a player meets, in every language and both editions, and the one parser of what players type."""

from openquarto.speech.announce import announce
from openquarto.speech.answer import answer, ask_line, duration, prompt, status
from openquarto.speech.catalogue import languages
from openquarto.speech.command import (
    Act,
    Ask,
    CallAsked,
    Command,
    Help,
    Load,
    Oppose,
    Question,
    Save,
    SetManner,
    Topic,
    Wish,
)
from openquarto.speech.error import SpeechFault
from openquarto.speech.help import help_now, help_with
from openquarto.speech.manner import Hearer, Manner, Pieces, Squares
from openquarto.speech.name import (
    language_names,
    line_name,
    piece_code,
    piece_name,
    side_name,
    square_name,
    trait_name,
    variant_sentences,
)
from openquarto.speech.parser import parse
from openquarto.speech.phrase import phrase
from openquarto.speech.refusal import refuse, refuse_record
from openquarto.speech.setting import tell_change

__all__ = [
    "Act",
    "Ask",
    "CallAsked",
    "Command",
    "Hearer",
    "Help",
    "Load",
    "Manner",
    "Oppose",
    "Pieces",
    "Question",
    "Save",
    "SetManner",
    "SpeechFault",
    "Squares",
    "Topic",
    "Wish",
    "announce",
    "answer",
    "ask_line",
    "duration",
    "help_now",
    "help_with",
    "language_names",
    "languages",
    "line_name",
    "parse",
    "phrase",
    "piece_code",
    "piece_name",
    "prompt",
    "refuse",
    "refuse_record",
    "side_name",
    "square_name",
    "status",
    "tell_change",
    "trait_name",
    "variant_sentences",
]
