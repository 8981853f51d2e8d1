"""Another turn tried at a slip: played action by action on a board of its own, then judged by the solver."""

from functools import partial

from openquarto.claims.claim import Claim
from openquarto.rules.action import Action, Call, Done, Give, Phase
from openquarto.rules.position import Position
from openquarto.rules.value import Value
from openquarto.speech.manner import Hearer
from openquarto.speech.reason import Told, tell_turn, value_words
from openquarto.terminal.insights import tell_reason
from openquarto.terminal.study import Said, Study, Tell, solver
from openquarto.view.view import View


class Trial:
    """A position in which a turn is wanted that keeps the class of its value."""

    def __init__(self, position: Position, value: Value) -> None:
        self._start = position
        self._value = value
        self._actions: tuple[Action, ...] = ()
        self.position = position
        self.is_over = False  # a right turn was found
        self.reason: Told | None = None  # of the turn that was tried last; its rows wait to be asked for

    @property
    def view(self) -> View:
        """The position as its player saw it."""
        return View.of(self.position, seat=self.position.to_act)

    def act(self, action: Action, hearer: Hearer) -> Study | Said:
        """Play an action; a whole turn is judged. Raises RuleError and changes nothing if it is refused."""
        after = self.position.play(action)
        if isinstance(action, Call) and not after.won:
            self._again()
            return (hearer.says("call-false"), hearer.says("try-again"))
        self._actions, self.position = (*self._actions, action), after
        if isinstance(action, Give | Done) or after.phase is Phase.OVER:
            return Study(partial(self._judge, self._actions, after))
        return (hearer.says("next-last-look" if after.phase is Phase.LAST_LOOK else "next-give"),)

    def _judge(self, actions: tuple[Action, ...], after: Position, study: Study) -> Tell:
        from openquarto.insight.explain import Explainer  # noqa: PLC0415  a terminal works without the kernel
        from openquarto.insight.looks import can_call  # noqa: PLC0415

        placements = after.placed - self._start.placed
        claims: tuple[Claim, ...]
        if after.phase is Phase.OVER:
            value = Value("W", placements) if after.won else Value("D")
        else:
            value = solver().solve(after, stop=study.stop).value.before(placements)
        passed = can_call(after)  # a quarto of its own that it did not call: the opponent does
        if passed:
            claims = (passed,)
        else:
            claims = Explainer(solver(), stop=study.stop).turn_claims(self._start, actions, value)

        def tell(hearer: Hearer) -> Said:
            reason = tell_turn(claims, value, hearer)
            self.is_over = value.letter == self._value.letter
            self._again()
            verdict = hearer.says(
                "try-right" if self.is_over else "try-wrong", value=value_words(value, hearer)
            )
            self.reason = reason
            again = () if self.is_over else (hearer.says("try-again"),)
            return (verdict, *tell_reason(reason, hearer), *again)

        return tell

    def _again(self) -> None:
        """Back to the beginning of the turn."""
        self._actions, self.position = (), self._start
