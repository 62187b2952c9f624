# Why the camera is not sure: what stands after a colon in a question, and in the words for a reading.

reason-mat_not_in_picture = ihre Matte ist nicht im Bild
reason-nothing_shows = auf dem Feld ist nichts zu sehen
reason-no_mat = keine Matte ist im Bild
reason-wall_seen = sie sieht { $stones } Steine und eine Breite von { $width }
reason-hand_covers = eine Hand verdeckt es: nimm sie weg
reason-hand_over_stones = eine Hand verdeckt vielleicht Steine: nimm sie weg
reason-hand_covers_part = eine Hand verdeckt einen Teil davon
reason-skin_over_mat = etwas Hautfarbenes liegt über der Matte
reason-part_outside = ein Teil davon liegt außerhalb des Bildes: rücke die Kamera zurück
reason-not_in_picture = es ist nicht im Bild
reason-turn_camera = außerhalb des Bildes: drehe die Kamera, bis die ganze Matte zu sehen ist
reason-few_markers = nur { $shown ->
        [1] eine
       *[other] { $shown }
    } ihrer Marken ist zu sehen, und es braucht { $needed }: decke die Matte auf
reason-markers_disagree = { $shown } ihrer Marken sind zu sehen, widersprechen sich aber: lege die Matte flach und räume weg, was wie eine Marke aussieht
reason-two_poses = ihre Marken lassen zwei Lagen zu: zeige noch eine davon, oder blicke steiler
reason-mat_not_flat = ihre Marken passen zu keiner flachen Matte: lege sie flach oder kalibriere neu
reason-not_calibrated = die Kamera ist nicht kalibriert: starte `raja calibrate`
reason-before_part_of_wall = etwas steht vor einem Teil der Mauer
reason-over_marker = etwas liegt über einer Marke dahinter und verdeckt einen Teil: nimm es weg
reason-end_to_camera = sie kehrt der Kamera ihr Ende zu: schau von ihrer breiten Seite
reason-stones_behind = hinter ihr und dem, was vor ihr steht, können Steine stehen: schau von einer anderen Seite
reason-before_wall = etwas steht vor der Mauer: schau von einer anderen Seite
reason-another_wall = eine andere Mauer sähe fast gleich aus
reason-not_recognised = dort zeigt sich etwas, das nicht erkannt wurde
reason-stones_colour = etwas in der Farbe der Steine steht dort
reason-stone_alone = ein einzelner Stein kann eine Mauer sein oder gefallen
reason-black_and_white = schwarze und weiße Steine sehen aus wie Schatten und Papier: zähle die gefallenen
reason-stones_close = einzelne Steine liegen dicht an einer Mauer oder sind kaum zu sehen: lege sie auseinander
reason-stone_by_noble = ein einzelner Stein liegt bei einem Fürsten: er kann eine Mauer sein oder gefallen
reason-before_part_of_column = etwas steht vor einem Teil der Säule
reason-before_column = etwas steht vor der Säule: schau von einer anderen Seite
reason-between_counts = die Höhe der Säule liegt zwischen zwei Zahlen
reason-low_column_behind = hinter dem, was dort steht, kann eine niedrige Säule stehen: schau von einer anderen Seite
reason-brown_stands = etwas Braunes steht dort
reason-elephant_stands = ein Elefant steht, wo Scheiben stehen könnten: nimm ihn weg
reason-brown_on_tile = auf dem Feld ist etwas Braunes zu sehen
reason-hides_part_of_tile = was dort steht, verdeckt einen Teil des Feldes
reason-clear_cell = etwas verdeckt es: mache die Sicht auf dieses Feld frei
reason-tile_in_doubt = es ist nicht sicher, ob dort ein Feld liegt
reason-part_of_noble = ein Teil von etwas ist zu sehen, das ein Fürst sein kann: rücke weg, was davor steht
reason-noble_behind = hinter dem, was auf seinem Feld steht, kann ein Fürst stehen: schau von einer anderen Seite, oder sage es
reason-shield_covered = etwas verdeckt einen Teil des Schildes: decke seine Zahl auf
reason-shield_blurred = die Zahl des Schildes ist unscharf oder teils verdeckt: decke sie auf oder lege ihn flach
reason-piece_blurred = es ist klein, unscharf oder teils verdeckt: drehe es, oder rücke weg, was davor steht
reason-elephant_or_marker = ein Elefant oder eine Spielfigur: drehe es zur Kamera
reason-disk_covered = die offene Scheibe ist verdeckt, wohl { $disk }: decke sie auf
reason-disks_missing = die Scheiben dieser Reihe sind verdeckt oder fehlen: decke sie auf
reason-no_numeral = keine Scheibe dieser Reihe zeigt eine Zahl: decke eine auf
reason-two_numerals = zwei Scheiben dieser Reihe zeigen dunkle Zeichen: drehe eine um
reason-disk_of_row_covered = etwas verdeckt eine Scheibe dieser Reihe: decke sie auf
reason-no_game = es wird nicht gespielt
