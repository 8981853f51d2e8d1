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
    from openquarto.server.guest import Guest


async def do_typed(guest: "Guest", command: meant.Command, name: str, seen: int) -> None:  # noqa: C901, PLR0912
    """What a typed line means, one case a command."""
    last, hearer = guest.table.last, guest.hearer
    wish, guest.wish = guest.wish, None
    asked_for_line, guest.asked_for_line = guest.asked_for_line, isinstance(command, meant.CallAsked)
    match command:
        case meant.Ask(meant.Question.LINES, (line,)) if asked_for_line:
            await guest.act(Call(line), name, seen)
        case meant.Act(action):
            await guest.act(action, name, seen)
        case meant.GivePlace(place):
            await guest.act(place, name, seen)
        case meant.Touch(spot):
            await guest.touch(spot, name)
        case meant.CallAsked():
            guest.say(name, (ask_line(command, hearer),), "line")
        case meant.Ask():
            guest.say(name, guest.seeing.answer(command, last, guest.table.now()))
        case meant.Wish.ACCEPT if wish:
            guest.wish = wish
            await guest.agree(name)
        case meant.Wish.DECLINE if wish:
            guest.say(name, (hearer.says("cancelled"),))
        case meant.Wish.RESIGN:
            guest.seat_or_refuse()
            guest.wish = lambda agreed: guest.wishes("resign", agreed, seen)
            guest.say(name, (hearer.says("resign-sure"),), "yes")
        case meant.Wish.NEW:
            await guest.rematch(name)
        case meant.Wish.REPEAT:
            guest.say(name, guest.said or (hearer.says("nothing-to-repeat"),))
        case meant.Wish.QUIT:
            guest.say(name, (hearer.says("goodbye" if last.match.outcome else "goodbye-kept"),))
        case meant.Wish.DRAW | meant.Wish.BACK | meant.Wish.ACCEPT | meant.Wish.DECLINE:
            await guest.wishes(command.value, name, seen)
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
