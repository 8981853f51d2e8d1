"""What a line means that somebody typed at a table in the browser, one case a command."""

from typing import TYPE_CHECKING

from openquarto.match.greeting import opponent_sentence
from openquarto.match.opponent import opponent_lines
from openquarto.rules.action import Call
from openquarto.server.error import ServerError
from openquarto.speech import command as meant
from openquarto.speech.answer import ask_line
from openquarto.speech.help import help_now, help_with

if TYPE_CHECKING:
    from openquarto.server.doing import Doing


async def do_typed(doing: "Doing", command: meant.Command, name: str, seen: int) -> None:  # noqa: C901, PLR0912
    """What a typed line means, one case a command."""
    guest, last = doing.guest, doing.table.last
    hearer = guest.hearer
    wish, doing.wish = doing.wish, None
    asked_for_line, doing.asked_for_line = doing.asked_for_line, isinstance(command, meant.CallAsked)
    match command:
        case meant.Ask(meant.Question.LINES, (line,)) if asked_for_line:
            await doing.act(Call(line), name, seen)
        case meant.Act(action):
            await doing.act(action, name, seen)
        case meant.GivePlace(place):
            await doing.act(place, name, seen)
        case meant.Touch(spot):
            await doing.touch(spot, name)
        case meant.CallAsked():
            guest.say(name, (ask_line(command, hearer),), "line")
        case meant.Ask():
            guest.say(name, guest.seeing.answer(command, last, doing.table.now()))
        case meant.Wish.ACCEPT if wish:
            doing.wish = wish
            await doing.agree(name)
        case meant.Wish.DECLINE if wish:
            guest.say(name, (hearer.says("cancelled"),))
        case meant.Wish.RESIGN:
            guest.seat_or_refuse()
            doing.wish = lambda agreed: doing.wishes("resign", agreed, seen)
            guest.say(name, (hearer.says("resign-sure"),), "yes")
        case meant.Wish.NEW:
            await doing.rematch(name)
        case meant.Wish.REPEAT:
            guest.say(name, guest.said or (hearer.says("nothing-to-repeat"),))
        case meant.Wish.QUIT:
            guest.say(name, (hearer.says("goodbye" if last.match.outcome else "goodbye-kept"),))
        case meant.Wish.DRAW | meant.Wish.BACK | meant.Wish.ACCEPT | meant.Wish.DECLINE:
            await doing.wishes(command.value, name, seen)
        case meant.Oppose(None):
            guest.say(name, (opponent_sentence(last.arrangement, hearer),))
        case meant.Help(meant.Topic.OPPONENT as topic):
            guest.say(name, (*help_with(topic, hearer), *opponent_lines(hearer)))
        case meant.Help(topic):
            said = help_with(topic, hearer) if topic else help_now(guest.seeing.view(last), hearer)
            guest.say(name, said)
        case meant.SetManner(manner):
            guest.change(manner, name)
        case meant.Save() | meant.Load() | meant.Oppose():
            raise ServerError("not here")
