"""Writes a release's components as a CycloneDX 1.5 file: make_sbom.py VERSION [LOCK] > raja-table.cdx.json.

The components are those of the lock file with hashes, so that the list is what is installed.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

_PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)\s*(?:;\s*([^\\]+?))?\s*\\?$", re.MULTILINE)


def sbom(version: str, lock: str) -> dict[str, Any]:
    """The bill of materials of this version, which runs with the packages in the lock file."""
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
    """Print the file, as the module's docstring says."""
    version, *named = sys.argv[1:]
    lock = Path(named[0] if named else Path(__file__).parents[1] / "constraints.hashes.txt").read_text(encoding="utf-8")
    json.dump(sbom(version, lock), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
