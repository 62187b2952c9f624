"""What was found of a camera's aim, as JSON and as lines."""

from __future__ import annotations

from typing import Final

from companion.aiming.looking import AimShown
from companion.texts.catalogue import texts_in
from vision.calibration.aiming import Aim

SIGNS: Final = {"good": "✓", "poor": "!", "bad": "✗"}
NAMES: Final = {
    "mats": "Mats",
    "nearness": "Pixels per stone",
    "angle": "Angle",
    "sharpness": "Sharpness",
    "light": "Light",
    "evenness": "Evenness",
    "glare": "Glare",
}


def aim_lines(aim: Aim) -> list[str]:
    """A line for each thing that was looked at."""
    return [
        f"{SIGNS[item.verdict]} {NAMES[item.name]:<17} {item.found}{f' – {item.advice}' if item.advice else ''}"
        for item in aim.items
    ]


def aim_json(shown: AimShown) -> dict[str, object]:
    """The newest look as the page reads it."""
    return {
        "number": shown.number,
        "camera": {"state": shown.camera.state, "sentence": texts_in("en").say(shown.camera.message)},
        "trouble": shown.trouble,
        "has_picture": bool(shown.picture),
        "worst": None if shown.aim is None else shown.aim.worst(),
        "items": []
        if shown.aim is None
        else [
            {
                "name": NAMES[item.name],
                "verdict": item.verdict,
                "sign": SIGNS[item.verdict],
                "found": item.found,
                "advice": item.advice,
            }
            for item in shown.aim.items
        ],
    }
