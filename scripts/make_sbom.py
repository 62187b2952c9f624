"""Writes what a release is made of as a CycloneDX 1.5 file: make_sbom.py VERSION [LOCK] > raja-table.cdx.json.

The components are those of the lock with hashes, so that what is listed is what is installed.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)\s*(?:;\s*([^\\]+?))?\s*\\?$", re.MULTILINE)


def sbom(version: str, lock: str) -> dict[str, Any]:
    """The bill of materials of that version, which runs with what the lock names."""
    components = []
    for name, pinned, marker in _PIN.findall(lock):
        component: dict[str, Any] = {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name.lower()}@{pinned}",
            "name": name,
            "version": pinned,
            "purl": f"pkg:pypi/{name.lower()}@{pinned}",
        }
        if marker:
            component["properties"] = [{"name": "python:marker", "value": marker}]
        components.append(component)
    own = f"pkg:pypi/raja-table@{version}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "bom-ref": own, "name": "raja-table", "version": version, "purl": own}
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [component["bom-ref"] for component in components]}],
    }


def main() -> None:
    """As the module says."""
    version, *named = sys.argv[1:]
    lock = Path(named[0] if named else Path(__file__).parents[1] / "constraints.hashes.txt").read_text(encoding="utf-8")
    json.dump(sbom(version, lock), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
