"""What everybody at a table should know for a while, in German."""

from __future__ import annotations

from typing import Final

from companion.lobby.table_people import Note
from companion.phrasebook import in_german
from companion.session.words.german_devices import device_in_german

NOTES: Final = {
    # nothing can be saved; the reason in the middle is the system's own, in its language
    "The log cannot be written now ({}): free some disk space or close what holds the database; nothing was taken.": "Das Protokoll lässt sich gerade nicht schreiben: schaffe Platz, oder schließe, was die Datenbank festhält; nichts wurde übernommen.",
    "The log at {} cannot be opened ({}): check the database URL.": "Das Protokoll {} lässt sich nicht öffnen: prüfe die Adresse der Datenbank.",
    "The database was written by another version of the companion: use that one.": "Die Datenbank schrieb eine andere Fassung des Begleiters: nimm diese.",
    "The log of {} is damaged: its first {} moves go on as a game of its own. The newest copy of the log may hold more of it.": "Das Protokoll von {} ist beschädigt: seine ersten {} Züge gehen als eigenes Spiel weiter. Die neueste Kopie des Protokolls enthält vielleicht mehr davon.",
    # recording
    "The evening is not recorded: {} cannot be written ({}). Play goes on.": "Der Abend wird nicht aufgezeichnet: {} lässt sich nicht beschreiben. Das Spiel geht weiter.",
    "The evening is not recorded any more: {} cannot be written ({}). Play goes on.": "Der Abend wird nicht mehr aufgezeichnet: {} lässt sich nicht schreiben. Das Spiel geht weiter.",
    # what happens by itself
    "A virtual player cannot go on ({}): the host can take its seat over.": "Ein virtueller Spieler kann nicht weiter: der Gastgeber kann seinen Platz übernehmen.",
    "The virtual players' hands cannot go on: {}": "Die Hände der virtuellen Spieler können nicht weiter: starte den Begleiter neu.",
    "Nobody can reach {} points any more: the virtual players stop. The host can take their seats over or begin another game.": "Niemand kann {} Punkte mehr erreichen: die virtuellen Spieler hören auf. Der Gastgeber kann ihre Plätze übernehmen oder ein anderes Spiel beginnen.",
    "After {} turns there is no end in sight: the virtual players stop. The host can take their seats over or begin another game.": "Nach {} Zügen ist kein Ende in Sicht: die virtuellen Spieler hören auf. Der Gastgeber kann ihre Plätze übernehmen oder ein anderes Spiel beginnen.",
    # dice that nobody waits for
    "A {} was rolled in well {} before the start: it counts for nothing.": "Eine {} wurde in Schacht {} vor dem Beginn gewürfelt: sie zählt nicht.",
    "A {} was rolled in well {}: this game needs no dice.": "Eine {} wurde in Schacht {} gewürfelt: dieses Spiel braucht keine Würfel.",
}
"""English to German; ``{}`` stands for a number or name, in the same order in both, and the last may be left out."""


SOURCES: Final = {
    "the dice board": "vom Würfelbrett",
    "the virtual board": "vom virtuellen Brett",
    "the pure-Python virtual board": "vom virtuellen Brett in reinem Python",
    "the virtual board at the virtual table": "vom virtuellen Brett am virtuellen Tisch",
    "the real firmware in its simulator": "von der echten Firmware in ihrem Simulator",
    "an unknown board": "von einem unbekannten Brett",
}
"""What speaks for the dice in a recording, as recordings name it."""


def note_on_sentences(source: str) -> Note:
    """What the sentences of a recording come from."""
    german = SOURCES.get(source)
    return Note(f"The sentences come from {source}.", german and f"Die Sätze kommen {german}.")


def note_of(sentence: str) -> Note:
    """That sentence in both languages, as far as there is German for it."""
    return Note(sentence, in_german(NOTES, sentence) or device_in_german(sentence))
