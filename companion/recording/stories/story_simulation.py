"""Simulates a story by the rules: finds the commands it leaves out and the numbers it has wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.games.errors import IllegalCommand
from companion.games.raja import commands as c
from companion.games.raja import events as e
from companion.games.raja.game import ENGINE
from companion.games.raja.phases.turn.rules import points_of
from companion.games.raja.state import (
    Auction,
    Building,
    Commerce,
    Ended,
    Production,
    Siege,
    State,
    active_seat,
)
from companion.recording.stories.story import Step, Story
from companion.texts.message import Message, Value

MOST_IMPLIED = 64
"""Upper limit of implied passes between two events of a story."""


@dataclass(frozen=True, slots=True)
class Change:
    """A place where the rules differ from the story.

    Attributes:
        message: what differs, as a message with a code.
        refused: why the rules refuse it, where they do.
    """

    message: Message
    refused: IllegalCommand | None = None


@dataclass(frozen=True, slots=True)
class StorySimulation:
    """What the recording needs besides frames and sentences.

    Attributes:
        given: (time, whether it is a statement about the table, command), in order.
        changes: numbers of the story that the rules corrected.
        state: the game at the end of the story.
    """

    given: tuple[tuple[int, bool, c.Command], ...]
    changes: tuple[Change, ...]
    state: State

    @property
    def commands(self) -> list[c.Command]:
        """The players' commands."""
        return [command for _, word, command in self.given if not word]

    @property
    def words(self) -> list[c.Command]:
        """The players' statements about the table."""
        return [command for _, word, command in self.given if word]


def simulate_story(story: Story) -> StorySimulation:
    """Play the story through the rules."""
    stage = _Stage(ENGINE.setup(story.options))
    for step in story.steps:
        stage.play(step)
    return StorySimulation(tuple(stage.given), tuple(stage.changes), stage.state)


@dataclass
class _Stage:
    """The simulation in progress."""

    state: State
    given: list[tuple[int, bool, c.Command]] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    happened: list[e.Event] = field(default_factory=list)
    scored: list[State] = field(default_factory=list)

    def play(self, step: Step) -> None:
        """Play a step: its commands, its dice, and the numbers it states."""
        first_new = len(self.happened)
        for command in step.commands:
            self.command(step, command, word=False)
        if step.word is not None:
            self.command(step, step.word, word=True)
        if step.throw is not None:
            self.rolled(step)
        if step.name == "trade":
            self.leave_trade_to_market(step.t_ns)
        if step.name in ("cleanup", "score"):
            self.end_turn(step.t_ns)
        self.check(step, self.happened[first_new:])

    def command(self, step: Step, command: c.Command, *, word: bool) -> None:
        """Give a command, after the passes that must have come before it; note a change where the rules refuse it."""
        for attempt in (command, self.as_rules_have_it(command)):
            if attempt is None:
                continue
            passes = self.passes_before(attempt)
            if passes is None:
                continue
            if attempt != command:
                values = {**_place(step), "told": _numbers(command), "ruled": _numbers(attempt)}
                self.changes.append(Change(Message("story.says_otherwise", values)))
            for silent in passes:
                self.give(step.t_ns, silent, word=False)
            self.give(step.t_ns, attempt, word=word)
            return
        try:
            ENGINE.decide(self.state, command)
        except IllegalCommand as error:
            self.changes.append(Change(Message("story.left_out", _place(step)), error))

    def passes_before(self, command: c.Command) -> list[c.Command] | None:
        """Return the silent passes after which the command is legal; None if no number of them makes it so."""
        state = self.state
        passes: list[c.Command] = []
        for _ in range(MOST_IMPLIED):
            if _is_legal(state, command):
                return passes
            silent = _silent_pass(state, command)
            if silent is None or not _is_legal(state, silent):
                return None
            passes.append(silent)
            state = _after(state, silent)
        return None

    def as_rules_have_it(self, command: c.Command) -> c.Command | None:
        """Return the same command with the number that the rules demand, if exactly one is possible."""
        step = self.state.step
        if isinstance(command, c.FinishRemoval) and isinstance(step, Siege) and step.result is not None:
            left = max(0, step.result.stones - max(0, step.result.x) - (command.fallen or 0))
            return replace(command, standing=left, width=min(command.width, left) or min(1, left))
        if isinstance(command, c.DeclareBuild) and command.grain_from:
            return replace(command, grain_from=())
        return None

    def give(self, t_ns: int, command: c.Command, *, word: bool) -> None:
        """Add a legal command to the recording and apply it."""
        self.given.append((t_ns, word, command))
        self.follow(command)

    def follow(self, command: c.Command) -> None:
        """Apply a command's events."""
        for event in ENGINE.decide(self.state, command):
            self.state = ENGINE.apply(self.state, event)
            self.happened.append(event)
            if isinstance(event, (e.Scored, e.GameEnded)):
                self.scored.append(self.state)

    def rolled(self, step: Step) -> None:
        """Apply dice of the story without recording a command: the recorded board reports them."""
        assert step.throw is not None
        roll = c.RollSiegeDice(step.throw.seat, step.throw.dice)
        passes = self.passes_before(roll)
        if passes is None:
            dice = " ".join(str(face) for face in step.throw.dice)
            self.changes.append(Change(Message("story.dice_unwanted", {"at_s": _at_s(step), "dice": dice})))
            return
        for silent in passes:
            self.give(step.t_ns, silent, word=False)
        self.follow(roll)

    def leave_trade_to_market(self, t_ns: int) -> None:
        """Decline a trade for everybody who did not fill it, because a story tells a trade with its outcome."""
        while isinstance(self.state.step, Commerce) and self.state.step.trade is not None:
            silent = _silent_pass(self.state, None)
            if silent is None or not _is_legal(self.state, silent):
                return
            self.give(t_ns, silent, word=False)

    def end_turn(self, t_ns: int) -> None:
        """Pass for everybody until the turn is over."""
        turn = self.state.turn.number
        for _ in range(MOST_IMPLIED):
            if self.state.turn.number != turn or isinstance(self.state.step, Ended):
                return
            if isinstance(self.state.step, Production) and self.scored:
                return
            silent = _silent_pass(self.state, None)
            if silent is None or not _is_legal(self.state, silent):
                return
            self.give(t_ns, silent, word=False)

    def check(self, step: Step, new: list[e.Event]) -> None:
        """Compare the numbers a step states with those of the rules; note each difference."""
        for name, stated, ruled in _statements(step, new, self):
            if stated != ruled:
                values = {**_place(step), "name": name, "told": str(stated), "ruled": str(ruled)}
                self.changes.append(Change(Message("story.number_otherwise", values)))


def _at_s(step: Step) -> float:
    return round(step.t_ns / 1e9, 1)


def _place(step: Step) -> dict[str, Value]:
    return {"at_s": _at_s(step), "step": step.name}


def _statements(step: Step, new: list[e.Event], stage: _Stage) -> list[tuple[str, Any, Any]]:
    """Return (name, the story's number, the rules' number) for everything that a step states."""
    said: Mapping[str, Any] = step.stated
    found: list[tuple[str, Any, Any]] = []

    def hold(name: str, ruled: Any) -> None:
        if name in said:
            found.append((name, said[name], ruled))

    for event in new:
        match event:
            case e.GrainHarvested(_, _, grain):
                hold("grain", grain)
            case e.TradeFilled(price=price, cost=cost, new_price=new_price):
                hold("price", price)
                hold("cost", cost)
                hold("new_price", new_price)
            case e.BuildDeclared(grain=grain):
                hold("grain_paid", grain)
            case _:
                pass
    for name, ruled in _ruled(step, stage):
        hold(name, ruled)
    return found


def _ruled(step: Step, stage: _Stage) -> Iterator[tuple[str, Any]]:
    """Yield the rules' numbers for a step that states something about the present game."""
    newest = reversed(stage.happened)
    match step.name:
        case "production_ended":
            yield "pile", stage.state.market.grain
        case "siege_result":
            battle = next((b for b in newest if isinstance(b, e.BattleDecided)), None)
            for name in ("attacker_total", "defender_total", "stones", "x", "elephants_lost") if battle else ():
                yield name, getattr(battle, name)
        case "auction_won":
            won = next((a for a in newest if isinstance(a, e.AuctionWon)), None)
            if won is not None:
                yield "paid", won.paid
        case "score":
            points = points_of(stage.scored[-1] if stage.scored else stage.state)
            stated = step.stated.get("points", {})
            yield "points", {key: points[int(key)] for key in stated if int(key) < len(points)}
        case _:
            return


def _silent_pass(state: State, wanted: c.Command | None) -> c.Command | None:
    """Return the pass that somebody made without a word, so that the game can go on; None if there is none."""
    step, seat = state.step, active_seat(state)
    if isinstance(step, Commerce) and step.trade is not None:
        return _decline_fill(state, wanted)
    silent: Callable[[int], c.Command] | None = None
    if isinstance(step, Auction):
        silent = c.PassBid
    elif isinstance(step, Commerce):
        silent = c.EndCommerce
    elif isinstance(step, Building):
        silent = c.EndBuilding
    elif isinstance(step, Siege) and not step.declared:
        silent = c.PassSiege
    elif isinstance(step, Siege) and not step.shields_assigned:
        return c.AssignShields(step.defender, ())
    elif isinstance(step, Siege) and step.result is not None and step.result.removed:
        # A wall was destroyed and the story says no more: the ransom was not paid, or the noble was simply taken (G7).
        return c.RefuseRansom(step.defender) if step.ransom is not None else c.TakeNoble(state.turn.order[step.place])
    return None if silent is None or seat is None else silent(seat)


def _decline_fill(state: State, wanted: c.Command | None) -> c.Command | None:
    """Return the refusal of the next player who has not answered a trade, except the one who fills it in the story."""
    step = state.step
    assert isinstance(step, Commerce)
    assert step.trade is not None
    filler = wanted.seat if isinstance(wanted, c.FillTrade) else None
    active = state.turn.order[step.place]
    willing = {seat for seat, _ in step.trade.willing}
    for offset in range(1, len(state.players)):
        seat = (active + offset) % len(state.players)
        if seat != filler and seat not in step.trade.declined and seat not in willing:
            return c.DeclineFill(seat)
    return None


def _is_legal(state: State, command: c.Command) -> bool:
    try:
        ENGINE.decide(state, command)
    except IllegalCommand:
        return False
    return True


def _after(state: State, command: c.Command) -> State:
    for event in ENGINE.decide(state, command):
        state = ENGINE.apply(state, event)
    return state


def _numbers(command: c.Command) -> Value:
    if isinstance(command, (c.FinishBuild, c.FinishRemoval)):
        return Message("story.stones_stand", {"count": command.standing})
    if isinstance(command, c.DeclareBuild) and command.grain_from:
        return Message("story.stones_paid_from", {"count": command.stones, "columns": str(list(command.grain_from))})
    if isinstance(command, c.DeclareBuild):
        return Message("story.stones_paid", {"count": command.stones})
    return str(command)
