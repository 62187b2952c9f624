"""What an image holds is the same on every card, but for what each machine has of its own."""

from __future__ import annotations

from pathlib import Path

from image.system import without_identity


def test_no_card_has_the_identity_of_the_machine_that_built_it(tmp_path: Path) -> None:
    for name in ("etc/machine-id", "var/lib/dbus/machine-id"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("0123456789abcdef0123456789abcdef\n")
    without_identity(tmp_path)
    assert (tmp_path / "etc/machine-id").read_text() == "", "empty, so that a read-only system gets one at each start"
    assert str((tmp_path / "var/lib/dbus/machine-id").readlink()) == "/etc/machine-id"
