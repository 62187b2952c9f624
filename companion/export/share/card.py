"""The content of a shared picture or film: words in one language and figures, ready to send to another process."""

from __future__ import annotations

from dataclasses import dataclass

from companion.analysis.luck import Fought
from companion.analysis.summary import GameSummary, how_won, score_of
from companion.analysis.timeline import points_over_time
from companion.games.raja.state import Siege
from companion.session.views.page_state import SEAT_SYMBOLS
from companion.texts.catalogue import Texts
from vision.geometry.table import SEAT_COLOURS


@dataclass(frozen=True, slots=True)
class CardPlayer:
    """One player, with the seat's symbol and colour."""

    name: str
    symbol: str
    colour: str
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class CardBattle:
    """The most important battle: who against whom, the dice of both sides, and the result."""

    title: str
    attacker: int
    defender: int
    attacker_dice: tuple[int, ...]
    defender_dice: tuple[int, ...]
    said: str


@dataclass(frozen=True, slots=True)
class ShareCard:
    """Everything that is drawn on a picture or in a film.

    Attributes:
        result: who has won, in words.
        how: the winner's points by source; empty if nobody has won.
        steps: (share of the game's course from 0 to 1, points by seat) at each change.
        turns: (share, number) where each turn begins.
        wall: (stones, width, words, seat) of the longest wall; None without one.
        awards: (seat, title, line), the clearest first.
    """

    language: str
    title: str
    points_title: str
    result: str
    how: str
    players: tuple[CardPlayer, ...]
    steps: tuple[tuple[float, tuple[int, ...]], ...]
    turns: tuple[tuple[float, str], ...]
    wall_title: str
    wall: tuple[int, int, str, int] | None
    battle: CardBattle | None
    awards: tuple[tuple[int, str, str], ...]


def share_card(told: GameSummary, text: Texts) -> ShareCard:
    """Make the card of a game in one language."""
    timeline, wall = told.timeline, told.wall
    score = score_of(timeline)
    winners = [timeline.names[seat] for seat in timeline.winners]
    how = how_won(timeline)
    over_time = points_over_time(timeline)
    words = None
    if wall is not None:
        values = {"name": timeline.names[wall.seat], "city": wall.cell, "stones": wall.stones, "width": wall.width}
        words = (wall.stones, wall.width, text("afterwards.wall_is", **values), wall.seat)
    return ShareCard(
        language=text.language,
        title="Raja",
        points_title=text("afterwards.points"),
        result=text("score.wins", count=len(winners), names=text.listed(winners))
        if winners
        else text("afterwards.unfinished"),
        how="" if how is None else text.say(how),
        players=tuple(
            CardPlayer(name, SEAT_SYMBOLS[mat], SEAT_COLOURS[mat], score[seat]["points"], seat in timeline.winners)
            for seat, (name, mat) in enumerate(zip(timeline.names, timeline.mats, strict=True))
        ),
        steps=tuple((step["at"], tuple(step["points"])) for step in over_time["steps"]),
        turns=tuple((turn["at"], text("turn.number", number=turn["turn"])) for turn in over_time["turns"]),
        wall_title=text("afterwards.wall"),
        wall=words,
        battle=_battle(told, text),
        awards=tuple(
            (award.seat, text(f"award.{award.code}"), text.say(award.words(timeline.names))) for award in told.awards
        ),
    )


def _battle(told: GameSummary, text: Texts) -> CardBattle | None:
    """Return the battle whose dice mattered most; None if there is none."""
    found = max(told.fought, key=lambda one: abs(one.came - one.expected), default=None)
    if found is None or not isinstance(found.happened.before.step, Siege):
        return None
    battle = found.happened.before.step.battles[0]
    message = told.said.get(found.happened.version)
    return CardBattle(
        text("afterwards.battle", attacker=told.timeline.names[found.attacker], defender=_defender(told, found)),
        found.attacker,
        found.defender,
        battle.attacker_dice,
        battle.defender_dice,
        "" if message is None else text.say(message),
    )


def _defender(told: GameSummary, found: Fought) -> str:
    return told.timeline.names[found.defender]
