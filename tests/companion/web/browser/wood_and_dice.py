"""Somebody's hands at the virtual table of a real server: what the game asks for is laid, built, taken off and thrown."""

from __future__ import annotations

from typing import Any

from companion.games.raja import commands as c
from companion.games.raja.state import Building, Siege, State, tile_at, waiting_for
from tests.companion.web.browser.real_server import RealServer
from tests.said import said

MOST_WIDE = 5
Cell = tuple[int, int]


class WoodAndDice:
    """Moves the virtual table's pieces, by the interface that its page uses."""

    def __init__(self, server: RealServer) -> None:
        self._server = server

    def do(self, action: str, **fields: object) -> None:
        """One thing."""
        self._server.post(f"/api/virtual/{action}", **fields)

    def lay_out(self) -> None:
        """Everything as the game says."""
        self.do("lay-out")

    def standing(self, mat: int, cell: Cell) -> tuple[int, int, int]:
        """Stones, width and grain that truly stand on a cell."""
        for found in self._server.get("/api/virtual")["mats"]:
            for city in found["cities"] if found["seat"] == mat else ():
                if (city["row"], city["col"]) == cell:
                    return city["wall"]["stones"], city["wall"]["width"], city["grain"]
        return 0, 0, 0

    def carry_out(self, state: State, command: c.Command) -> bool:
        """What hands do for a command that the table itself shows; False for any other."""
        match command:
            case c.FinishBuild(standing=standing, width=width):
                self._build(state, standing, width)
            case c.FinishRemoval(standing=standing):
                self._take_off(state, standing)
            case c.RollSiegeDice(dice=dice):
                self.do("throw-dice", count=len(dice), faces=list(dice))
            case c.LayLands(seat=seat, tiles=tiles) if seat == 0:
                for (row, col), side in tiles:
                    self.do("lay-tile", seat=seat, row=row, col=col, side=side)
            case c.PlaceNobles(seat=seat, cells=cells) if seat == 0:
                for row, col in cells:
                    self.do("set-noble", seat=seat, row=row, col=col, there=True)
            case _:
                return False
        return True

    def _build(self, state: State, standing: int, width: int) -> None:
        """All that was declared is stacked; what does not stand at the end falls."""
        step = state.step
        assert isinstance(step, Building)
        assert step.cell is not None
        seat, (row, col) = waiting_for(state)[0], step.cell
        tile = tile_at(state.players[seat], step.cell)
        assert tile is not None
        wide = min(MOST_WIDE, max(width, tile.width, 2))
        self.do("build-wall", seat=seat, row=row, col=col, stones=step.stones, width=wide)
        fall = tile.stones + step.stones - standing
        if fall:
            self.do("knock-wall", seat=seat, row=row, col=col, fall=fall)

    def _take_off(self, state: State, standing: int) -> None:
        step = state.step
        assert isinstance(step, Siege)
        assert step.result is not None
        row, col = step.battles[0].cell
        taken = min(step.result.x, step.result.stones)
        self.do("take-stones", seat=step.defender, row=row, col=col, stones=taken)
        fall = step.result.stones - taken - standing
        if fall > 0:
            self.do("knock-wall", seat=step.defender, row=row, col=col, fall=fall)


def place_shown(state: State) -> tuple[int, Cell] | None:
    """Mat and cell of the wall that hands move now."""
    step = state.step
    if isinstance(step, Building) and step.cell is not None:
        return waiting_for(state)[0], step.cell
    if isinstance(step, Siege) and step.result is not None and not step.result.removed and step.battles:
        return step.defender, step.battles[0].cell
    return None


def likely_answer(question: dict[str, Any], truth: tuple[int, int, int]) -> str:
    """What a person who looks at the table answers: the count that stands there, else that the table or the yes is right."""
    about = question["id"].rsplit(".", 1)[-1]
    counts = dict(zip(("stones", "width", "grain"), truth, strict=True))
    if about in counts and question["pad"] is not False:
        return str(counts[about])
    words = [said(answer["message"]) for answer in question["answers"] if not isinstance(answer, int)]
    games = [text for text in words if text.startswith("The game")]
    first: str = games[0] if games else words[0]
    return first
