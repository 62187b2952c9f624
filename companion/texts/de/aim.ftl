# How a camera is aimed: what was found, and what to change.

aim-mat_green = die grüne Matte { $symbol }
aim-mat_purple = die violette Matte { $symbol }
aim-mat_orange = die orange Matte { $symbol }
aim-mat_black = die schwarze Matte { $symbol }
aim-mat_white = die weiße Matte { $symbol }
aim-mat_of_seat = die Matte von Platz { $number }
aim-market_mat = die Marktmatte
aim-no_mat = keine Matte gefunden
aim-at_a_mat = richte die Kamera auf eine gedruckte Matte (raja print mats), bis ihre Marken im Bild sind
aim-listed = { $parts }
aim-mat_with_markers =
    { $mat } mit { $count ->
        [one] einer Marke
       *[other] { $count } Marken
    }
aim-mat_beyond = { $mat } ({ $sides })
aim-left_edge = linker Rand
aim-right_edge = rechter Rand
aim-top_edge = oberer Rand
aim-bottom_edge = unterer Rand
aim-move_back = rücke die Kamera zurück, oder drehe sie zu dem, was abgeschnitten ist: { $where }
aim-hidden = { $mat }: { $why }
aim-stone_wide = am fernen Rand ist ein Stein { $pixels } Pixel breit: { $mat }
aim-bring_nearer = rücke die Kamera näher, oder nimm größere Bilder: { $pixels } Pixel sind gut
aim-looks_down = sie blickt unter { $degrees }° hinab
aim-looks_down_between = sie blickt unter { $low }° bis { $high }° hinab
aim-raise_camera = setze die Kamera höher: unter { $degrees }° verdecken Mauern einander
aim-lower_camera = setze die Kamera tiefer: über { $degrees }° lassen sich Lagen nicht zählen
aim-edges_wide = Kanten sind { $pixels } Pixel breit
aim-focus = stelle auf die Matte scharf, putze die Linse, und halte Kamera und Tisch ruhig
aim-white_and_black = weißes Papier hat { $white } und schwarze Farbe { $black } von 255
aim-more_light = bringe mehr Licht an den Tisch: eine Lampe von oben, neben der Kamera
aim-overexposed = es ist überbelichtet: dimme die Lampe, oder lass die Kamera neu schauen
aim-grey_ink = die Farbe sieht grau aus: putze die Linse, und halte Lampen aus dem Bild
aim-brightest = das hellste Papier ist { $times }-mal so hell wie das dunkelste
aim-move_lamp = rücke die Lampe weiter weg, oder stelle eine von der anderen Seite dazu
aim-burnt_out = { $percent } % der Matten sind ausgebrannt
aim-no_mirroring = rücke die Lampe oder drehe die Matte, bis nichts spiegelt; drucke Matten auf mattes Papier
aim-seen_by_none = Keine Kamera sieht { $mats }: eine von ihnen drehen, oder die Matten näher zusammenlegen

# The page of `raja camera`, and the code it asks for.
aim-page_title = Kamera ausrichten
aim-page_asking = Die Kamera wird gefragt …
aim-page_again = Licht und Schärfe neu einstellen
aim-page_none = Noch kein Bild.
aim-page_legend = Grün: gefundene Matten und Marken. Orange durchgestrichen: eine Marke, die zu keiner Matte passt.
aim-page_waiting = Warten auf das erste Bild
aim-page_script = Diese Seite braucht JavaScript, das der Tisch selbst liefert.
aim-page_alt = Was die Kamera sieht, mit den gefundenen Matten und Marken
aim-page_silent = raja camera antwortet nicht: läuft es noch?
aim-page_cameras = Kameras
aim-worst_good = Gut ausgerichtet: nichts zu ändern
aim-worst_poor = Es geht; so ginge es besser
aim-worst_bad = So geht es noch nicht
aim-sign_good = gut
aim-sign_poor = geht besser
aim-sign_bad = schlecht
code-title = Bitte den Code
code-wrong = Das ist nicht der Code.
code-where = Er steht im Terminal, in dem die Seite gestartet wurde.
code-go_on = Weiter
aim-address = Kamera ausrichten: { $address }  (Strg-C beendet; mit einem Telefon: --host 0.0.0.0)
aim-address_and_here = Kamera ausrichten: { $address }  (hier: { $here }; Strg-C beendet)

refusal-camera-no_look = { $why }
refusal-image-not_decodable = Ein Bild der Kamera ist nicht lesbar: es wird übersprungen.
refusal-image-wrong_form = Das Bild ist kein 8-Bit-Farbbild: gib ein JPEG oder PNG.
refusal-calibration-wrong_shape = Das Bild hat { $width }×{ $height }, kalibriert wurde die Kamera mit { $own_width }×{ $own_height }: kalibriere in der Größe des Bildes, oder gib die Kameradatei, die dazu gehört.
