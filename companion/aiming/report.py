"""A camera's aim as JSON and as lines of text."""

from __future__ import annotations

from typing import Final

from companion.aiming.aim_watcher import AimShown
from companion.texts.catalogue import Texts
from companion.texts.columns import padded
from vision.calibration.aiming import Aim

SIGNS: Final = {"good": "✓", "poor": "!", "bad": "✗"}


def aim_lines(aim: Aim, text: Texts) -> list[str]:
    """Return a line in that language for each thing that was checked."""
    return [
        f"{SIGNS[item.verdict]} {padded(text(f'doctor.part_{item.name}'), 17)} {text.say(item.found)}"
        f"{'' if item.advice is None else f' – {text.say(item.advice)}'}"
        for item in aim.items
    ]


def aim_json(shown: AimShown, text: Texts) -> dict[str, object]:
    """Return the newest look as the page reads it."""
    return {
        "number": shown.number,
        "camera": {"state": shown.camera.state, "sentence": text.say(shown.camera.message)},
        "trouble": "" if shown.trouble is None else text.say(shown.trouble),
        "verdict": _verdict(shown, text),
        "has_picture": bool(shown.picture),
        "worst": None if shown.aim is None else shown.aim.worst(),
        "items": []
        if shown.aim is None
        else [
            {
                "name": text(f"doctor.part_{item.name}"),
                "verdict": item.verdict,
                "verdict_said": text(f"aim.sign_{item.verdict}"),
                "sign": SIGNS[item.verdict],
                "found": text.say(item.found),
                "advice": "" if item.advice is None else text.say(item.advice),
            }
            for item in shown.aim.items
        ],
    }


def _verdict(shown: AimShown, text: Texts) -> str:
    """Return the page's headline: what is wrong, or how well the camera is aimed."""
    if shown.trouble is not None:
        return text.say(shown.trouble)
    return text("aim.page_waiting") if shown.aim is None else text(f"aim.worst_{shown.aim.worst()}")
