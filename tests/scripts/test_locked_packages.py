"""The lock with hashes: the same versions as the constraints, every file vouched for, and a bill of materials made of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "constraints.hashes.txt").read_text(encoding="utf-8")
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8")


def plain(name: str) -> str:
    """A package's name as all its spellings are compared (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(text: str) -> dict[str, str]:
    """Versions by name."""
    return {plain(name): version for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE)}


def test_every_pinned_package_has_its_hashes() -> None:
    entries = re.split(r"\n(?=[A-Za-z])", LOCK)
    pinned = [entry for entry in entries if not entry.startswith("#")]
    assert len(pinned) == len(pins(LOCK)) > 30
    for entry in pinned:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}$", entry.rstrip()), entry[:60]
    assert "://" not in LOCK


def test_the_lock_has_what_the_companion_runs_with_in_the_versions_of_the_constraints() -> None:
    locked, constrained = pins(LOCK), pins(CONSTRAINTS)
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert {plain(re.split(r"[<>=~\[; ]", name)[0]) for name in asked} <= set(locked)
    assert {name: version for name, version in locked.items() if constrained.get(name, version) != version} == {}
    assert set(locked) - set(constrained) <= {"setuptools", "tzdata"}, "what builds it, and what Windows alone needs"


def test_a_release_has_a_bill_of_materials() -> None:
    script = ROOT / "scripts" / "make_sbom.py"
    done = subprocess.run(
        [sys.executable, str(script), "1.2.3"], capture_output=True, text=True, timeout=300, check=True
    )
    bill = json.loads(done.stdout)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert {plain(part["name"]): part["version"] for part in bill["components"]} == pins(LOCK)
    assert bill["metadata"]["component"]["version"] == "1.2.3"
    refs = {part["bom-ref"] for part in bill["components"]}
    assert set(bill["dependencies"][0]["dependsOn"]) == refs
