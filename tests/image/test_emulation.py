"""Where another processor's programs cannot run, one sentence says what to do."""

from __future__ import annotations

import pytest

from image.emulation import CannotEmulate, needs_emulation, registration


@pytest.mark.parametrize(
    ("architecture", "machine", "needed"),
    [("arm64", "x86_64", True), ("arm64", "aarch64", False), ("amd64", "x86_64", False)],
)
def test_only_another_processor_is_emulated(architecture: str, machine: str, needed: bool) -> None:
    assert needs_emulation(architecture, machine) is needed


@pytest.mark.parametrize(
    ("architecture", "machine", "said"),
    [("armhf", "x86_64", "take one of amd64, arm64"), ("amd64", "aarch64", "run this on such a machine itself")],
)
def test_what_cannot_be_emulated_is_refused(architecture: str, machine: str, said: str) -> None:
    with pytest.raises(CannotEmulate, match=said):
        needs_emulation(architecture, machine)


def test_setuid_programs_keep_their_rights() -> None:
    """Without C nobody could use sudo there; without F the emulator would have to lie in the folder."""
    assert registration("raja-arm64", "/usr/bin/qemu-aarch64-static").split(":")[-2:] == [
        "/usr/bin/qemu-aarch64-static",
        "POCF",
    ]
    assert len(registration("raja-arm64", "/usr/bin/qemu-aarch64-static")) < 1920  # the kernel reads no more
