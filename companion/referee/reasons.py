"""Why the camera is not sure, in German: each of vision's reasons, with the words and numbers that stand in it."""

from __future__ import annotations

from typing import Final

from companion.phrasebook import in_german

REASONS: Final = {
    "its mat is not in the picture": "ihre Matte ist nicht im Bild",
    "nothing shows on that tile": "auf dem Feld ist nichts zu sehen",
    "no mat is in the picture": "keine Matte ist im Bild",
    "it sees {} stones and a width of {}": "sie sieht {} Steine und eine Breite von {}",
    # light, hands and the picture's edge
    "a hand covers it: take it away": "eine Hand verdeckt es: nimm sie weg",
    "a hand may cover stones: take it away": "eine Hand verdeckt vielleicht Steine: nimm sie weg",
    "a hand covers part of it": "eine Hand verdeckt einen Teil davon",
    "something of the colour of skin lies over the mat": "etwas Hautfarbenes liegt über der Matte",
    "part of it lies outside the picture: move the camera back": "ein Teil davon liegt außerhalb des Bildes: rücke die Kamera zurück",
    "it is not in the picture": "es ist nicht im Bild",
    "out of the picture: turn the camera so that the whole mat shows": "außerhalb des Bildes: drehe die Kamera, bis die ganze Matte zu sehen ist",
    # mats
    "only {} of its markers shows and it takes {}: uncover the mat": "nur {} ihrer Marken ist zu sehen, und es braucht {}: decke die Matte auf",
    "{} of its markers show but they disagree: lay the mat flat, and clear away what looks like a marker": "{} ihrer Marken sind zu sehen, widersprechen sich aber: lege die Matte flach und räume weg, was wie eine Marke aussieht",
    "its markers allow two poses: show one more of them, or look more steeply": "ihre Marken lassen zwei Lagen zu: zeige noch eine davon, oder blicke steiler",
    "its markers do not fit a flat mat: lay the mat flat, or calibrate anew": "ihre Marken passen zu keiner flachen Matte: lege sie flach oder kalibriere neu",
    # walls and stones
    "the camera is not calibrated: run `raja calibrate`": "die Kamera ist nicht kalibriert: starte `raja calibrate`",
    "something stands before part of the wall": "etwas steht vor einem Teil der Mauer",
    "something lies over a marker behind it and hides part of it: take it away": "etwas liegt über einer Marke dahinter und verdeckt einen Teil: nimm es weg",
    "it turns its end to the camera: look from its broad side": "sie kehrt der Kamera ihr Ende zu: schau von ihrer breiten Seite",
    "stones may stand behind it and what stands before it: look from another side": "hinter ihr und dem, was vor ihr steht, können Steine stehen: schau von einer anderen Seite",
    "something stands before the wall: look from another side": "etwas steht vor der Mauer: schau von einer anderen Seite",
    "another wall would look nearly the same": "eine andere Mauer sähe fast gleich aus",
    "something shows there that was not recognised": "dort zeigt sich etwas, das nicht erkannt wurde",
    "something of the stones' colour stands there": "etwas in der Farbe der Steine steht dort",
    "a stone alone may be a wall or may have fallen": "ein einzelner Stein kann eine Mauer sein oder gefallen",
    "black and white stones look like shadows and paper: count the fallen ones": "schwarze und weiße Steine sehen aus wie Schatten und Papier: zähle die gefallenen",
    "single stones lie close to a wall or hardly show: move them apart": "einzelne Steine liegen dicht an einer Mauer oder sind kaum zu sehen: lege sie auseinander",
    "a single stone lies by a noble: it may be a wall or have fallen": "ein einzelner Stein liegt bei einem Fürsten: er kann eine Mauer sein oder gefallen",
    # grain
    "something stands before part of the column": "etwas steht vor einem Teil der Säule",
    "something stands before the column: look from another side": "etwas steht vor der Säule: schau von einer anderen Seite",
    "the column's height lies between two counts": "die Höhe der Säule liegt zwischen zwei Zahlen",
    "a low column may stand behind what stands there: look from another side": "hinter dem, was dort steht, kann eine niedrige Säule stehen: schau von einer anderen Seite",
    "something brown stands there": "etwas Braunes steht dort",
    "an elephant stands where disks may stand: set it aside": "ein Elefant steht, wo Scheiben stehen könnten: nimm ihn weg",
    "something brown shows on the tile": "auf dem Feld ist etwas Braunes zu sehen",
    # tiles, nobles, shields, pieces
    "what stands there hides part of the tile": "was dort steht, verdeckt einen Teil des Feldes",
    "something covers it: clear the view of this cell": "etwas verdeckt es: mache die Sicht auf dieses Feld frei",
    "it is not sure that a tile lies there": "es ist nicht sicher, ob dort ein Feld liegt",
    "part of what may be a noble shows: move what stands before it": "ein Teil von etwas ist zu sehen, das ein Fürst sein kann: rücke weg, was davor steht",
    "a noble may stand behind what stands on its tile: look from another side, or say so": "hinter dem, was auf seinem Feld steht, kann ein Fürst stehen: schau von einer anderen Seite, oder sage es",
    "something covers part of the shield: uncover its numeral": "etwas verdeckt einen Teil des Schildes: decke seine Zahl auf",
    "the shield's numeral is blurred or partly covered: uncover it or lay it flat": "die Zahl des Schildes ist unscharf oder teils verdeckt: decke sie auf oder lege ihn flach",
    "it is small, blurred or partly covered: turn it, or move what stands before it": "es ist klein, unscharf oder teils verdeckt: drehe es, oder rücke weg, was davor steht",
    "an elephant or a player marker: turn it to the camera": "ein Elefant oder eine Spielfigur: drehe es zur Kamera",
    # the market
    "the disk that lies face up is covered, likely {}: uncover it": "die offene Scheibe ist verdeckt, wohl {}: decke sie auf",
    "the disks of this row are covered or missing: uncover them": "die Scheiben dieser Reihe sind verdeckt oder fehlen: decke sie auf",
    "no disk of this row shows a numeral: turn one face up": "keine Scheibe dieser Reihe zeigt eine Zahl: decke eine auf",
    "two disks of this row show dark marks: turn one face down": "zwei Scheiben dieser Reihe zeigen dunkle Zeichen: drehe eine um",
    "something covers a disk of this row: uncover it": "etwas verdeckt eine Scheibe dieser Reihe: decke sie auf",
}
"""English to German; ``{}`` stands for a number or word, in the same order in both."""

_WORDS: Final = {"one": "eine"}


def reason_in_german(reason: str) -> str:
    """That reason in German; as it is where nobody has put it into German."""
    return in_german(REASONS, reason, lambda word: _WORDS.get(word, word)) or reason
