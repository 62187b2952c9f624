"""What the camera, the dice board and the recording say of themselves, in German."""

from __future__ import annotations

from typing import Final

from companion.phrasebook import in_german

DEVICES: Final = {
    # none
    "No camera is connected: walls and grain are counted by people.": "Keine Kamera ist angeschlossen: Mauern und Korn zählen die Leute.",
    "No dice board is connected: rolls are typed or tapped.": "Kein Würfelbrett ist angeschlossen: Würfe werden getippt.",
    "No Arduino is connected: plug it in by USB; dice can be typed in meanwhile.": "Kein Arduino ist angeschlossen: stecke ihn per USB an; Würfe können inzwischen getippt werden.",
    # recordings
    "Frames come from the recording.": "Die Bilder kommen aus der Aufzeichnung.",
    "No board has been heard in this recording so far.": "In dieser Aufzeichnung war bisher kein Würfelbrett zu hören.",
    # the camera
    "The {} gives pictures.": "Die Kamera ({}) gibt Bilder.",
    "The {} is closed: open it.": "Die Kamera ({}) ist geschlossen: öffne sie.",
    "The {} has come to its end: start it again for more.": "Die Quelle ({}) ist zu Ende: starte sie für mehr von neuem.",
    "The {} gives no more pictures: check its cable and plug it in again.": "Die Kamera ({}) gibt keine Bilder mehr: prüfe ihr Kabel und stecke sie neu ein.",
    "The camera has given no picture for {} s: wait a moment, then check its cable; it is opened again by itself.": "Die Kamera gab seit {} s kein Bild: warte einen Moment, dann prüfe ihr Kabel; sie wird von selbst wieder geöffnet.",
    "The camera gives {}×{} but its calibration is for {}×{}: set the camera to that size, or calibrate anew.": "Die Kamera gibt {}×{}, kalibriert ist sie für {}×{}: stelle sie auf diese Größe oder kalibriere neu.",
    "The camera's picture has been exactly the same for {} s, so it is frozen: unplug the camera and plug it in again.": "Das Bild der Kamera ist seit {} s genau dasselbe, also eingefroren: stecke die Kamera aus und wieder ein.",
    "The camera gave something that is no colour picture: restart it.": "Die Kamera gab etwas, das kein Farbbild ist: starte sie neu.",
    "The camera's picture cannot be made a JPEG: restart it.": "Aus dem Bild der Kamera wird kein JPEG: starte sie neu.",
    "The Raspberry Pi camera {} hangs: seat its ribbon at both ends, then restart the companion.": "Die Raspberry-Pi-Kamera {} hängt: setze ihr Flachkabel an beiden Enden neu ein und starte den Begleiter neu.",
    "The Raspberry Pi camera does not answer: switch the Pi off, seat the ribbon at both ends, and start.": "Die Raspberry-Pi-Kamera antwortet nicht: schalte den Pi aus, setze das Flachkabel an beiden Enden neu ein und starte.",
    "The Raspberry Pi camera does not start: seat its ribbon at both ends and restart the Pi.": "Die Raspberry-Pi-Kamera startet nicht: setze ihr Flachkabel an beiden Enden neu ein und starte den Pi neu.",
    "The Raspberry Pi camera cannot be opened ({}): end the program that uses it (another companion, rpicam-hello), then try again.": "Die Raspberry-Pi-Kamera lässt sich nicht öffnen ({}): beende das Programm, das sie benutzt (ein anderer Begleiter, rpicam-hello), und versuche es wieder.",
    "The Raspberry Pi camera gave no picture for {} s: seat its ribbon at both ends; it is opened again by itself.": "Die Raspberry-Pi-Kamera gab seit {} s kein Bild: setze ihr Flachkabel an beiden Enden neu ein; sie wird von selbst wieder geöffnet.",
    "The Raspberry Pi camera gives the same picture again and again: it is opened anew; if that does not help, seat its ribbon.": "Die Raspberry-Pi-Kamera gibt immer dasselbe Bild: sie wird neu geöffnet; hilft das nicht, setze ihr Flachkabel neu ein.",
    "The Raspberry Pi camera does not keep its {}: bring more light to the table, and end other programs that use the camera.": "Die Raspberry-Pi-Kamera hält ihre Einstellung nicht ({}): bringe mehr Licht an den Tisch und beende andere Programme, die sie benutzen.",
    "The light on the table has changed much: the camera looks anew and locks again.": "Das Licht auf dem Tisch hat sich sehr geändert: die Kamera schaut neu und stellt sich fest.",
    # the dice board
    "The Arduino is connected at {} (firmware {}).": "Der Arduino ist an {} angeschlossen (Firmware {}).",
    "Asking who is behind {}: this takes up to 3 s.": "Es wird gefragt, wer hinter {} ist: das dauert bis zu 3 s.",
    "The Arduino has said nothing for {} s: it hangs or is being reset; if it stays so, unplug it and plug it in again.": "Der Arduino sagte seit {} s nichts: er hängt oder startet neu; bleibt es so, stecke ihn aus und wieder ein.",
    "What is behind {} ({}) says nothing: if it is the Arduino, unplug it and plug it in again, then run `raja arduino flash`.": "Was hinter {} ist ({}), sagt nichts: ist es der Arduino, stecke ihn aus und wieder ein, dann `raja arduino flash`.",
    "The Arduino at {} has no firmware of Raja's: run `raja arduino flash`.": "Der Arduino an {} hat keine Firmware von Raja: `raja arduino flash` bringt sie auf.",
    "The Arduino at {} has the old boot loader and no firmware of Raja's that runs: run `raja arduino flash`; after a hang this loader needs unplugging and replugging, a newer one (optiboot) does not.": "Der Arduino an {} hat den alten Bootloader und keine laufende Firmware von Raja: `raja arduino flash` bringt sie auf; nach einem Hänger muss man diesen Lader aus- und einstecken, einen neueren (optiboot) nicht.",
    "The Arduino's firmware speaks protocol {}, the companion protocol {}: {}.": "Die Firmware des Arduino spricht Protokoll {}, der Begleiter Protokoll {}: {}.",
    "What the Arduino says is not being recorded ({}): look after the disk.": "Was der Arduino sagt, wird nicht aufgezeichnet ({}): sieh nach der Festplatte.",
    "The companion could not keep what the Arduino said ({}): a roll stays with the Arduino and comes again.": "Der Begleiter konnte nicht behalten, was der Arduino sagte ({}): ein Wurf bleibt beim Arduino und kommt wieder.",
    "The link to the Arduino was closed.": "Die Verbindung zum Arduino wurde geschlossen.",
    "The tilt sensor does not answer: check its four wires. The dice go on.": "Der Neigungssensor antwortet nicht: prüfe seine vier Drähte. Die Würfel gehen weiter.",
    "The tilt sensor's values do not move: unplug and replug it. The dice go on.": "Die Werte des Neigungssensors stehen still: stecke ihn aus und wieder ein. Die Würfel gehen weiter.",
    "Too much light falls into dice well {}: shade it.": "In Würfelschacht {} fällt zu viel Licht: beschatte ihn.",
    "Dice well {} uses factory levels: run `raja arduino calibrate`.": "Würfelschacht {} hat Werkseinstellungen: starte `raja arduino calibrate`.",
    "The Arduino lost its settings and uses defaults: set them and calibrate again.": "Der Arduino hat seine Einstellungen verloren und nimmt Vorgaben: stelle sie ein und kalibriere neu.",
    "The Arduino holds 32 rolls that nobody took: it keeps no more until the companion is connected.": "Der Arduino hält 32 Würfe, die niemand nahm: mehr behält er nicht, bis der Begleiter verbunden ist.",
    "You may not open {}: add yourself to the group with `sudo usermod -aG dialout $USER`, then log out and in again.": "Du darfst {} nicht öffnen: nimm dich mit `sudo usermod -aG dialout $USER` in die Gruppe auf und melde dich ab und wieder an.",
    "Another program has {} open: close it (a serial monitor, the Arduino IDE, another companion).": "Ein anderes Programm hat {} offen: schließe es (ein serieller Monitor, die Arduino-IDE, ein anderer Begleiter).",
    "{} cannot be opened ({}): unplug the Arduino and replug it.": "{} lässt sich nicht öffnen ({}): stecke den Arduino aus und wieder ein.",
    "{} is gone: plug the Arduino in again.": "{} ist weg: stecke den Arduino wieder ein.",
}
"""English to German; ``{}`` stands for a number or name, in the same order in both."""

_VIRTUAL: Final = "Virtual board: "


def device_in_german(sentence: str) -> str | None:
    """What a device says of itself in German; None where nobody has put all of it into German."""
    whole = in_german(DEVICES, sentence)
    if whole is not None:
        return whole
    if sentence.startswith(_VIRTUAL):
        board = device_in_german(sentence.removeprefix(_VIRTUAL))
        return None if board is None else f"Virtuelles Brett: {board}"
    parts = [in_german(DEVICES, part) for part in sentence.replace(". ", ".\n").split("\n")]
    return None if None in parts else " ".join(part for part in parts if part is not None)
