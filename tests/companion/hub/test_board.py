"""The board for Grafana shows figures that there are, and all that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from companion.hub.figures import Figures
from companion.hub.hall.figures import HallFigures
from companion.makers.figures import table_figures
from companion.web.connections.open_pages import OpenPages
from tests.companion.hub.archive_rig import ArchiveRig
from tests.companion.hub.club_rig import SETTINGS
from tests.companion.live_rig import Rig

BOARD: Final = Path(__file__).parents[3] / "docs" / "club-grafana.json"
_SAMPLE: Final = re.compile(r"^(raja_\w+)", re.MULTILINE)
_PART: Final = re.compile(r"_(bucket|sum|count|created)$")


def _families(names: set[str]) -> set[str]:
    return {_PART.sub("", name) for name in names}


def _told(tmp_path: Path) -> set[str]:
    """By their names, the samples that table, hub, gate and seal gate tell."""
    at_table = Rig()
    at_table.app.register_blueprint(table_figures(at_table.live, lambda: at_table.open_pages.open))
    hall = HallFigures()
    hall.pages_open(lambda: 0)
    gate = Figures(OpenPages(SETTINGS.open_pages))
    hub = ArchiveRig(tmp_path)
    table = hub.table()
    table.play(table.opened("almost", "g", 1), 1, most=4)
    table.outbox.send_new()
    text = at_table.app.test_client().get("/metrics").text
    texts = (text, hub.client().get("/metrics").text, gate.text().decode(), hall.text().decode())
    return {name for text in texts for name in _SAMPLE.findall(text)}


def test_the_board_asks_for_figures_that_there_are_and_leaves_none_out(tmp_path: Path) -> None:
    board: dict[str, Any] = json.loads(BOARD.read_text("utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"raja_\w+", target["expr"])
    }
    told = _told(tmp_path)
    assert asked <= told
    assert _families(asked) == _families({name for name in told if not name.endswith("_created")})


def test_no_panel_lies_on_another() -> None:
    board: dict[str, Any] = json.loads(BOARD.read_text("utf-8"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in board["panels"]}) == len(places)
