"""Writes the outlines of the playing cards for the pages from those for printing, so that both show the same cards.

Run ``python scripts/write_card_art.py`` after a change of ``hardware/printing/card_art.py``; a test compares both.
"""

from __future__ import annotations

import json
from pathlib import Path

from hardware.printing import card_art

MODULE = Path(__file__).parents[1] / "companion" / "web" / "static" / "js" / "small" / "cards" / "card_art.js"
HEAD = """/**
 * Outlines of the playing cards, the same as `raja print cards` prints. Written by scripts/write_card_art.py: change them
 * there. A court figure is its upper half, from the back to the front: which path, its colour, its width if it is a line.
 */

// biome-ignore format: written by a script
"""


def module_text() -> str:
    """The text of the JavaScript module."""
    paths: dict[str, int] = {}
    courts = {
        rank: {
            suit: [
                [paths.setdefault(layer.path, len(paths)), layer.colour, *([layer.width] if layer.width else [])]
                for layer in card_art.court(rank, suit)
            ]
            for suit in card_art.SUITS
        }
        for rank in (card_art.JACK, card_art.QUEEN, card_art.KING)
    }
    consts = [
        ("SUIT_PATHS", "Record<string, string>", card_art.SUIT_PATHS),
        ("PIPS", "Record<number, [number, number][]>", card_art.PIPS),
        ("PIP", "number", card_art.PIP),
        ("ACE_PIP", "number", card_art.ACE_PIP),
        ("COURT_FRAME", "[number, number, number, number]", card_art.COURT_FRAME),
        ("COURT_PIP", "[[number, number], number]", card_art.COURT_PIP),
        ("ELEPHANT", "string", card_art.ELEPHANT),
        ("COURT_PATHS", "string[]", list(paths)),
        ("COURTS", "Record<number, Record<string, [number, string, number?][]>>", courts),
    ]
    said = [
        f"/** @type {{{kind}}} */\n// biome-ignore format: written by a script\nexport const {name} = {json.dumps(value)};\n"
        for name, kind, value in consts
    ]
    return HEAD.replace("// biome-ignore format: written by a script\n", "") + "\n".join(said)


def main() -> None:
    """Write the module."""
    MODULE.write_text(module_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
