# Was Befehle ablehnen: „refusal-“ und der Code der Ablehnung. Seiten laden dies nicht.

refusal-calibration-bad_fit = Die Aufnahmen weichen um { $error } px voneinander ab (gut ist höchstens { $limit }): lege die Tafel flach, halte sie ruhig, prüfe ihre Größe in den Einstellungen und nimm { $worst } neu auf.
refusal-calibration-field_missing = In der Kameradatei fehlt { $fields }: ergänze es, oder kalibriere mit `raja calibrate` neu.
refusal-calibration-mixed_sizes = { $file } hat { $size }, die erste Aufnahme { $first }: gib nur Aufnahmen einer Größe.
refusal-calibration-no_fit = Die Aufnahmen passen zu gar keiner Kamera: nimm neue einer flachen Tafel auf, verschieden geneigt.
refusal-calibration-no_such_view = Ein Bildwinkel von { $fov }° auf { $width }×{ $height } Pixeln gehört zu keiner Kamera: nenne 5 bis 150 Grad für die Breite des Bildes (66 bei der Camera Module 3) und die Größe des Bildes.
refusal-calibration-not_json = Die Kameradatei { $file } ist kein lesbares JSON: berichtige sie, oder kalibriere mit `raja calibrate` neu.
refusal-calibration-poor_coverage = Die Aufnahmen decken nur { NUMBER($covered, style: "percent", maximumFractionDigits: 0) } des Bildes ab: ergänze Aufnahmen mit der Tafel { $where }.
refusal-calibration-too_few_shots = Nur { $shots } brauchbare Aufnahmen, nötig sind { $needed }: nimm weitere auf, scharf, mit der Tafel oder Matte in verschiedenen Teilen des Bildes und bis 45° verschieden geneigt.
refusal-calibration-too_many = { $cameras } Kameradateien für { $photos } Fotos: lass welche weg.
refusal-calibration-uncertain = Mit { $tilted } geneigten Aufnahmen bleibt die Brennweite unsicher: ergänze Aufnahmen, bei denen die Tafel 30° bis 45° nach links, rechts, oben und unten geneigt ist.
refusal-calibration-unreadable = Die Kameradatei { $file } ist nicht lesbar: gib die JSON-Datei, die `raja calibrate` schreibt.
refusal-calibration-unwritable = { $file } lässt sich nicht schreiben ({ $reason }): nenne eine Datei in einem Ordner, den es gibt.
refusal-calibration-wrong_form = Die Kameradatei hat nicht die Form, die `raja calibrate` schreibt: berichtige sie, oder kalibriere neu.

refusal-camera-calibrations = Nenne zu jeder --camera eine --calibration, in derselben Reihenfolge, oder gar keine.
refusal-camera-calibration_no_json = Die Kameradatei { $file } ist kein JSON: gib die, die `raja calibrate` geschrieben hat.
refusal-camera-shots_of_one = Aufnahmen sind von einer Kamera: nenne eine mit --camera.
refusal-camera-cannot_write = { $folder } lässt sich nicht beschreiben ({ $reason }): nenne mit --shots einen anderen Ordner.
refusal-camera-no_calibration = Die Kameradatei { $file } ist nicht lesbar ({ $reason }): gib die, die `raja calibrate` geschrieben hat.
refusal-camera-serve_one = Weitergegeben wird eine Kamera: nenne eine mit --camera, ohne --once und --json.
refusal-camera-no_code = Der Code der Kamera lässt sich nicht in { $file } aufheben ({ $reason }): mach diesen Ordner beschreibbar.
refusal-camera-none_served = Die Kamera bei { $place } wird ohne ihre Kalibrierung weitergegeben: starte sie dort mit --calibration KAMERA.json, oder nenne hier eine Datei.
refusal-camera-bad_address = Das ist keine Adresse einer Kamera: nimm die, die `raja camera --serve` nennt, etwa raja://kueche.local:8001/abcd2345.
refusal-camera-port_taken = Port { $port } auf { $host } ist nicht frei ({ $reason }): nimm mit --port einen anderen.

refusal-demonstration-lacks = In dieser Aufzeichnung kommt { $what } nicht vor: nimm eine andere.

refusal-evaluation-bad_looks = Schreibe die Zahlen der Fotos mit Kommas: --looks 0,1,2,5.
refusal-evaluation-bad_truth = In { $file } steht keine Wahrheit, die sich lesen lässt: was dorthin gehört, sagt docs/truth-format.md.
refusal-evaluation-no_folder = Es gibt keinen Ordner { $folder }: nenne einen mit Fotos und einer truth.json.
refusal-evaluation-no_truth = Im Ordner { $folder } fehlt truth.json (oder frames.json einer Aufzeichnung), und ohne Wahrheit gibt es nichts zu werten: Fotos liest auch `raja count`.
refusal-evaluation-not_for_cards = Bei Fotos von Karten gibt es weder Kontaktbogen noch Diagramm, Verzerrung oder Reihe: lass sie weg.
refusal-evaluation-not_for_views = Bei Tischen von mehreren Seiten gibt es weder Kontaktbogen noch Diagramm, Verzerrung oder Reihe: lass sie weg.
refusal-evaluation-not_with_looks = Beim Anlernen gibt es weder Reihe noch Verzerrung, Kontaktbogen oder Liste: lass sie weg.
refusal-evaluation-not_with_sweep = Bei einer Reihe gibt es weder Verzerrung noch Kontaktbogen oder Liste: lass sie weg.
refusal-evaluation-photo_missing = Die Wahrheit nennt { $file }, und das fehlt: lege es dazu, oder nimm den Eintrag heraus.
refusal-evaluation-photo_unreadable = { $file } ist kein lesbares Bild: gib eine vollständige JPEG- oder PNG-Datei.
refusal-evaluation-too_few = Zum Anlernen braucht es mindestens zwei Fotos: eines zum Lehren, eines zum Messen.
refusal-evaluation-unwritable = { $file } lässt sich nicht schreiben: nenne eine .png-Datei in einem Ordner, den es gibt.

refusal-evening-eyes = Der virtuelle Tisch hat eine bis { $cameras } Kameras und bis zu { $phones } Telefone.
refusal-evening-mats = --mats nimmt Zahlen von 0 bis 4, etwa 0,2, nicht { $given }.
refusal-evening-players = An einem Tisch sitzen zwei bis fünf, jeder an einer eigenen Matte.
refusal-evening-stuck = Die virtuellen Spieler gaben einen Befehl, der abgelehnt wurde ({ $command }): melde diesen Seed.

refusal-export-cannot_write = { $file } lässt sich nicht schreiben ({ $reason }): wähle mit -o einen anderen Ort.
refusal-export-no_pictures = In dieser Aufzeichnung sind keine Bilder: mache html, csv oder json daraus.
refusal-export-same_file = Nenne mit -o einen anderen Namen: die Aufzeichnung bleibt, wie sie ist.

refusal-https-cannot_keep = Das Zertifikat lässt sich in { $folder } nicht ablegen ({ $reason }): mache den Ordner beschreibbar.

refusal-hub-engine_failed = PostgreSQL startet nicht ({ $reason }): warum, sagen seine Zeilen darüber.
refusal-hub-engine_missing = { $what } fehlt hier: installiere es mit apt install { $package }.
refusal-hub-engine_version = Die Daten in { $folder } hat PostgreSQL { $version } geschrieben, und das fehlt hier: installiere postgresql-{ $version }.
refusal-hub-folder_too_deep = { $socket } ist zu lang für einen Socket: wähle einen Ordner mit kürzerem Namen.
refusal-hub-news_address = { $address } ist keine Adresse von Valkey oder Redis: schreibe redis://localhost:6379.
refusal-hub-proxy_address = --proxy nimmt IP-Adressen und Netze wie 127.0.0.1 oder 172.18.0.0/16, nicht aber { $given }.
refusal-hub-here_address = Auf einer Maschine teilen sich Hub und Tore einen Namen: gib bei --address nur ihn an, nicht { $address }.
refusal-hub-not_installed = Dem Club fehlt { $missing }: installiere es mit pip install 'raja-table[hub]'.

refusal-image-edited = Die Marken in { $name } passen zu keiner Linse: gib das Foto, wie es aus der Kamera kam, weder beschnitten noch verzerrt, mit flach liegenden Matten dieses Tisches.
refusal-image-empty_crop = Diese Stelle liegt nicht im Bild: bewege die Kamera.
refusal-image-mirrored = { $name } ist gespiegelt: nimm es mit der Kamera auf der Rückseite des Telefons neu auf.
refusal-image-not_an_image = { $name } ist kein lesbares Bild: gib ein JPEG oder PNG.
refusal-image-not_encodable = Ein Bild lässt sich nicht als JPEG schreiben: es wird nicht gezeigt.
refusal-image-nothing_stands = Auf keiner Matte dieses Bildes steht etwas: baut zuerst etwas.
refusal-image-unreadable = Das Foto { $file } ist nicht lesbar: prüfe den Namen.
refusal-image-unwritable = Das Bild { $file } lässt sich nicht schreiben: nenne einen Namen auf .png oder .jpg in einem Ordner, den es gibt.

refusal-kernels-none = Bilder werden unter 64-Bit-Linux gelesen (PC oder Raspberry Pi), und dies ist { $machine }: lies sie auf so einem Rechner.
refusal-kernels-unusable = { $file } lässt sich nicht laden ({ $reason }): installiere das Paket neu.

refusal-labels-cannot_write = { $folder } lässt sich nicht beschreiben ({ $reason }): wähle mit -o einen anderen Ort.
refusal-labels-malformed = { $what } hat nicht die Form, die docs/truth-format.md beschreibt: berichtige es.
refusal-labels-none = Niemand hat dort etwas zu dem gesagt, was in einem ruhigen Bild liegt: gesammelt werden Meldungen und Korrekturen.
refusal-labels-not_empty = In { $folder } liegt schon { $file }: wähle einen anderen Ordner, damit sie nicht verloren geht.

refusal-look-no_mat = Auf dem Bild ist keine Spielermatte: zeige der Kamera eine ganze Matte.

refusal-odds-elephants = In einer Belagerung kämpfen 1 bis { $most } Elefanten, nicht { $given }.
refusal-odds-no_elephants = Wie viele Elefanten greifen an? Nenne sie mit --elephants, oder gib --at-least.
refusal-odds-no_stones = Wie viele Steine hat die Mauer? Nenne sie mit --stones, 0 bei einer Stadt ohne Mauer.
refusal-odds-not_a_number = { $option } braucht eine ganze Zahl, nicht { $given }: gib etwa 3.
refusal-odds-probability = Eine Chance liegt über 0 und bei höchstens 1: gib 0.75, 3/4 oder 75%.
refusal-odds-shield_value = Es gibt keinen Schild mit dem Wert { $given }: gib Werte von 1 bis 3, etwa 2,1.
refusal-odds-shields = Alle Schilde zusammen haben 0 bis { $most } Punkte, nicht { $given }.
refusal-odds-stones = Eine Mauer hat 0 bis { $most } Steine, nicht { $given }.
refusal-odds-too_many_shields = In der Schachtel sind von jedem Wert { $most } Schilde: gib weniger.

refusal-outbox-hub_away = Der Club nimmt gerade nichts an ({ $reason }): es wird wieder versucht.
refusal-outbox-hub_refused = Der Club nimmt diesen Tisch nicht an: { $reason }
refusal-outbox-joined_already = Dieser Tisch ist schon in einem Club: tritt dort zuerst mit `raja hub leave` aus.
refusal-outbox-no_file = Nur ein Tisch, dessen Protokoll eine SQLite-Datei ist, kann einem Club beitreten: nenne die Datei.
refusal-outbox-no_progress = Der Club nimmt nicht an, was gesendet wird: es wird wieder versucht.
refusal-outbox-not_joined = Dieser Tisch ist in keinem Club: tritt mit `raja hub join ADDRESS CODE` bei.
refusal-outbox-unreadable = { $file } ist nicht lesbar: tritt dem Club neu bei.
refusal-outbox-unwritable = { $file } lässt sich nicht schreiben ({ $reason }): mache seinen Ordner beschreibbar.
refusal-outbox-wrong_url = { $url } ist keine Adresse eines Clubs: gib eine wie http://192.168.1.5:8020.

refusal-palette-no_mat = Auf dem Foto ist keine Spielermatte: lege je einen Stein jeder Farbe in die oberste Reihe einer leeren Spielermatte und zeige die ganze Matte.
refusal-palette-stones_alike = Die Steine der Plätze { $one } und { $other } sehen gleich aus ({ $colours }): lege je einen Stein jeder Farbe in die oberste Reihe, den von Platz 0 ganz links, sorge für gleichmäßiges Licht und nimm das Foto neu auf.
refusal-palette-unwritable = { $file } lässt sich nicht schreiben ({ $reason }): nenne eine Datei in einem Ordner, den es gibt.

refusal-photos-cannot_write = { $folder } lässt sich nicht beschreiben ({ $reason }): wähle einen anderen Ort.

refusal-play-no_calibration = Nenne auch die Datei der Kamera { $camera }: --calibration CAMERA.json (`raja calibrate`), eine für jede Kamera in derselben Reihenfolge.
refusal-play-no_camera = Zu welcher Kamera gehört die Kalibrierung? Nenne sie: --camera 0.
refusal-play-no_folder = { $folder } lässt sich nicht anlegen ({ $reason }): nenne mit --database eine Datenbank.
refusal-play-no_recording = Nenne die Aufzeichnung, die abgespielt werden soll: --recording FILE.
refusal-play-port_taken = Port { $port } auf { $host } ist nicht frei ({ $reason }): beende, was ihn belegt, oder nimm mit --port einen anderen (make play PORT={ $next }).
refusal-play-same_camera = Kamera { $camera } ist zweimal genannt: nenne jede einmal.
refusal-play-two_cameras = Ein Tisch hat eigene Kameras oder die virtuelle: nenne sie, oder nimm --virtual.

refusal-recording-beyond_repair = In { $file } ist nichts von einer Aufzeichnung zu finden: nimm eine frühere Kopie.
refusal-recording-cannot_write = { $file } lässt sich nicht schreiben ({ $reason }): schaffe Platz, oder wähle einen anderen Ort.
refusal-recording-cut_needs_game = { $file } enthält nur, was hereinkam, dem Teil fehlte also das Spiel davor: schneide ab 0, oder zeichne mit `raja replay { $file } --record WHOLE.mcap` alles auf und schneide das.
refusal-recording-damaged = { $file } ist keine ganze MCAP-Aufzeichnung; ist sie abgebrochen, rettet `raja recording repair { $file } -o REPAIRED.mcap`, was geschrieben war.
refusal-recording-damaged_message = Eine Nachricht bei { $at } s ist nicht lesbar: lass `raja recording repair` über die Datei laufen.
refusal-recording-empty_cut = Zwischen diesen Zeiten liegt nichts von { $file }: es reicht von { $start } s bis { $end } s.
refusal-recording-exists = { $file } gibt es schon: nimm einen anderen Namen, oder ersetze es mit --force.
refusal-recording-folder_incomplete = { $file } ist nicht lesbar ({ $reason }): zum Ordner einer Aufzeichnung gehören Bilder, frames.json und events.json.
refusal-recording-frame_missing = Das Bild { $file } ist nicht lesbar ({ $reason }): kopiere es dorthin.
refusal-recording-gap = In { $file } fehlt ein Teil des Spiels: spiele mit `raja replay { $file } --record WHOLE.mcap` neu ab, was hereinkam, und nimm das.
refusal-recording-merge_two = Nenne mindestens zwei Aufzeichnungen: sonst gibt es nichts zu verbinden.
refusal-recording-missing = Die Aufzeichnung { $file } lässt sich nicht öffnen ({ $reason }): prüfe den Namen.
refusal-recording-no_camera = { $file } enthält keine Kalibrierung einer Kamera: mache die Aufzeichnung mit `raja recording import`.
refusal-recording-no_events = { $file } enthält, was hereinkam, aber nicht, was daraus folgte: spiele es mit `raja replay { $file } --record WHOLE.mcap` durch und nimm das.
refusal-recording-no_names = { $file } sagt nicht, wer gespielt hat, also auch nicht, wessen Namen herauszunehmen sind: es bleibt, wie es ist.
refusal-recording-no_options = Die Aufzeichnung sagt nicht, zu welchem Spiel sie gehört: mache sie mit `raja recording import`.
refusal-recording-not_json = { $file } ist kein JSON ({ $reason }): berichtige es dort.
refusal-recording-not_one_game = { $first } und { $other } sind nicht vom selben Spiel: verbinde nur Teile desselben.
refusal-recording-other_camera = { $other } wurde mit einer anderen Kalibrierung aufgenommen als { $first }: daraus wird keine eine Aufzeichnung.
refusal-recording-other_game = Das ist die Aufzeichnung eines kleinen Spiels, ohne Tisch zum Ansehen: `raja transcript` gibt sie aus, `raja replay --depth re-decide` entscheidet sie neu.
refusal-recording-same_file = Nenne mit -o einen anderen Namen: was gelesen wird, bleibt, wie es ist.
refusal-recording-time = { $given } ist keine Zeit: gib Sekunden (95.5), oder auch Minuten und Stunden (1:35, 1:02:03).
refusal-recording-too_large = { $file } wäre entpackt viel größer als jede Aufzeichnung: sie bleibt unberührt; nimm eine von `raja play`.
refusal-recording-unreadable = Die Aufzeichnung { $file } ist nicht lesbar ({ $reason }): versuche es noch einmal.

refusal-replay-depth_alone = --depth geht nur mit --json zusammen: lass die anderen Optionen weg.
refusal-replay-failed = Die Aufzeichnung ließ sich nicht durchsehen: warum, steht dort, wo `raja` läuft.
refusal-replay-speed = Die Geschwindigkeit ist 'max' oder eine Zahl von 0.25 bis 32, nicht { $given }.

refusal-settings-hash_cost = Die Einstellung 'pin.hash_cost' ist eine Zweierpotenz von 128 bis 1048576: berichtige sie.
refusal-settings-impossible_value = Die Einstellung { $key } kann nicht { $value } sein: berichtige sie.
refusal-settings-missing_key = In den Einstellungen fehlt { $key }: ergänze es.
refusal-settings-not_toml = Die Einstellungsdatei { $file } ist kein TOML ({ $reason }): berichtige diese Zeile.
refusal-settings-unknown_key = Die Einstellungen kennen { $key } nicht: ist { $near } gemeint?
refusal-settings-unreadable = Die Einstellungsdatei { $file } ist nicht lesbar ({ $reason }): prüfe den Namen.
refusal-settings-wrong_type = Die Einstellung { $key } kann nicht { $value } sein: berichtige sie.

refusal-stats-cannot_write = { $file } lässt sich nicht schreiben ({ $reason }): wähle einen anderen Ort.

refusal-story-field_missing = Der Geschichte fehlt { $field }: ergänze es in events.json.
refusal-story-no_frames = In { $file } ist kein Bild mit seiner Wahrheit: eine Aufzeichnung braucht mindestens eines.
refusal-story-seat_unknown = Platz { $seat } ist weder auf dem ersten Bild noch unter 'offstage': sage dort, womit er anfängt.
refusal-story-wrong_form = Die Geschichte ist nicht lesbar ({ $what }): vergleiche events.json mit docs/truth-format.md.

refusal-table-bad_name = Der Name eines Tisches hat Buchstaben, Ziffern, Leerzeichen und Bindestriche: nenne ihn so.
refusal-table-malformed = Das ist keine Tischdatei, wie `raja teach` sie schreibt: lerne den Tisch neu an.
refusal-table-missing = In { $file } ist kein Tisch angelernt: lerne ihn mit `raja teach` an, oder lass --table weg.
refusal-table-other_version = Den Tisch hat eine neuere Version angelernt: installiere sie, oder lerne ihn neu an.
refusal-table-unreadable = Die Tischdatei { $file } ist nicht lesbar: lerne den Tisch mit `raja teach` neu an.
refusal-table-unwritable = { $file } lässt sich nicht ändern ({ $reason }): nenne eine Datei in einem eigenen Ordner.

refusal-teach-labels_twice = Gib --labels oder --layout, nicht beides.
refusal-teach-labels_unreadable = { $file } ist keine lesbare JSON-Datei: ihre Form beschreibt docs/truth-format.md.
refusal-teach-no_camera = Nenne die Kamera, die { $picture } aufgenommen hat: --camera CAMERA.json.
refusal-teach-no_label = In { $file } steht nichts zu { $picture }: ergänze einen Eintrag mit dieser "file".
refusal-teach-nothing = Nenne Fotos zum Anlernen, oder --evening, --undo, --reset oder --explain.
refusal-teach-one_thing = Fotos, --evening, --undo und --reset tun Verschiedenes: rufe sie einzeln auf.
refusal-teach-picture_of_nothing = Ein Bild gibt es nur zu einer Erklärung: gib auch --explain.
refusal-teach-too_many = Ein Tisch lernt aus höchstens { $most } Fotos: lass welche weg.

refusal-transcript-empty = Die Datei ist leer: ihre erste Zeile nennt die Optionen des Spiels als JSON.
refusal-transcript-no_log = { $file } ist eine Datenbank, aber kein Protokoll von Tischen: gib eine andere Datei.
refusal-transcript-not_json = Zeile { $line } ist kein JSON: gib ein Protokoll, eine Aufzeichnung oder ein JSON-Objekt je Zeile.
refusal-transcript-not_text = { $file } ist kein Text: gib ein Protokoll, eine Aufzeichnung oder eine Textdatei.
refusal-transcript-unreadable = { $file } ist nicht lesbar ({ $reason }): gib ein Protokoll, eine Aufzeichnung oder eine Textdatei.
refusal-transcript-which_table = Nenne mit --table einen Tisch dieses Protokolls: { $tables }.

refusal-truth-unreadable = Die Wahrheit { $file } ist nicht lesbar ({ $reason }): prüfe den Namen.
refusal-truth-wrong_form = Die Wahrheit hat nicht die Form, die docs/truth-format.md beschreibt ({ $what }): berichtige sie.
refusal-archive-facts_unreadable = Fakten in { $folder } lassen sich nicht lesen ({ $reason }): lösche diese Datei und lass sie neu ziehen.
refusal-archive-facts_unwritable = In { $folder } lassen sich keine Fakten schreiben ({ $reason }): schaffe dort Platz oder wähle einen anderen Ordner.
refusal-archive-no_facts = In { $folder } liegen keine Fakten von Abenden: nenne einen Ordner mit welchen, oder Aufzeichnungen, aus denen sie gezogen werden.
refusal-archive-not_installed = Für die Fakten vieler Abende fehlt duckdb: installiere es mit pip install 'raja-table[archive]'.
refusal-archive-unreadable = { $file } lässt sich nicht lesen ({ $reason }): prüfe den Namen.
refusal-mqtt-no_password = { $file } mit dem Passwort des Brokers lässt sich nicht lesen: prüfe den Namen.
refusal-mqtt-not_installed = Für MQTT fehlt paho-mqtt: installiere es mit pip install 'raja-table[makers]', oder leere [mqtt] broker.
refusal-mqtt-table_name = { $name } in [mqtt] taugt nicht als Name: nimm Buchstaben ohne Akzente, Ziffern und Unterstriche.
refusal-archive-no_folder = { $folder } lässt sich nicht anlegen ({ $reason }): nenne mit --archive einen anderen Ordner.
refusal-archive-bucket_not_installed = Für einen Bucket fehlt obstore: installiere es mit pip install 'raja-table[s3]', oder leere [archive] bucket.
refusal-archive-no_bucket = Der Bucket { $bucket } antwortet nicht ({ $reason }): prüfe Namen, Endpunkt und Schlüssel.
