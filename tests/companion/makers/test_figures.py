"""A table tells Prometheus what it does, where the library is installed."""

from __future__ import annotations

import re
from collections.abc import Callable

from companion.makers.figures import table_figures
from companion.web.connections.open_pages import Follower
from tests.companion.live_rig import Rig


def test_a_tables_commands_pages_and_events_are_counted() -> None:
    rig = Rig()
    rig.app.register_blueprint(table_figures(rig.live, lambda: rig.open_pages.open))

    def told(name: str) -> float:
        text = rig.phone().get("/metrics").text
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        assert found is not None, text
        return float(found[1])

    assert (told("raja_table_game_events"), told("raja_table_command_seconds_count")) == (0, 0)
    phones = rig.started("Asha", "Bo")
    assert phones[0].command("Nonsense").status_code >= 400
    rig.play(3)
    assert told("raja_table_command_seconds_count") == 1
    assert told("raja_table_game_events") == rig.live.playing().table.version
    assert told('raja_table_device_on{device="camera"}') == 0
    close = rig.open_pages.arrive(Follower(None, "192.168.1.9", belongs=False))
    assert told("raja_table_open_pages") == 1
    close()
    assert told("raja_table_open_pages") == 0


def test_commands_that_are_answered_without_flask_are_counted_too() -> None:
    rig = Rig()
    observed: list[Callable[[str, float], None]] = []
    rig.app.register_blueprint(table_figures(rig.live, lambda: 0, observed.append))
    (count,) = observed
    count("/api/commands", 0.004)  # nobody has asked for figures yet
    rig.phone().get("/metrics")
    for path in ("/api/commands", "/api/small/commands", "/api/commands"):
        count(path, 0.004)
    assert "raja_table_command_seconds_count 2.0" in rig.phone().get("/metrics").text
