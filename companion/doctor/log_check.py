"""The log: may it be written where it is to lie, and is it whole?"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from companion.doctor.check import Check
from companion.doctor.machine import Machine


def log_check(machine: Machine, file: Path) -> Check:
    """Looks at the SQLite file that ``raja play`` keeps, without changing it."""
    part = "Log"
    if not file.exists():
        above = next(folder for folder in file.absolute().parents if folder.exists())
        if not machine.usable(str(above)):
            advice = f"make {file.parent} yours, or name another with raja play --database"
            return Check("companion", "log", part, "bad", f"{above} may not be written", advice)
        return Check("companion", "log", part, "good", f"{file} will be made by the first game")
    if not machine.usable(str(file)):
        return Check("companion", "log", part, "bad", f"{file} may not be written", f"sudo chown $USER {file}")
    try:
        connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=5)
        try:
            said = str(connection.execute("PRAGMA quick_check").fetchone()[0])
        finally:
            connection.close()
    except sqlite3.Error as error:
        said = str(error)
    if said != "ok":
        advice = f"keep a copy of {file}, and begin another with raja play --database"
        return Check("companion", "log", part, "bad", f"{file} is damaged ({said.splitlines()[0]})", advice)
    return Check("companion", "log", part, "good", f"{file}, {file.stat().st_size / 1e6:.1f} MB, whole")
