# The help of each command and option. `help-raja-play-port` is the option --port of `raja play`, `help-any-port` that
# of all commands that have no text of their own for it; `listed-` stands in the list of commands. English stands in
# the code. Names of commands, options and files stay as they are.

listed-arduino = Zeigt, was der Arduino liest; lädt seine Firmware auf ihn.
listed-calibrate = Kalibriert die Kamera mit Fotos ihrer Tafel oder einer Matte.
listed-camera = Hilft beim Ausrichten der Kamera: ihr Bild, und was zu ändern ist.
listed-cards = Liest auf einem Foto die Spielkarten auf der Kartenmatte.
listed-count = Zählt auf Fotos Mauern, Korn, Fürsten, Plättchen und den Markt.
listed-doctor = Prüft jeden Teil des Aufbaus.
listed-evaluate = Misst das Sehen an Fotos, deren Wahrheit bekannt ist.
listed-evening = Spielt einen ganzen Abend am virtuellen Tisch.
listed-export = Holt einen Abend aus seiner Aufzeichnung.
listed-hub = Betreibt einen Club oder tritt einem bei.
listed-look = Sieht in eine Aufzeichnung: jeder Moment, und was wäre wenn.
listed-odds = Die genauen Chancen im Kampf um eine Stadt.
listed-palette = Lernt die Farben der Steine aus einem Foto.
listed-parts = Würfelturm, Sensorträger, Kamera-Arm und Gehäuse für den 3D-Drucker.
listed-photos = Berechnet Fotos zufälliger Tische samt ihrer Wahrheit.
listed-play = Startet den Begleiter: Tisch, aufgezeichneter Abend oder beides.
listed-print = Macht PDFs zum Drucken und Teile für den 3D-Drucker.
listed-recording = Aufzeichnungen machen, ansehen und reparieren.
listed-replay = Spielt eine Aufzeichnung wie live ab und nennt ihr Ergebnis.
listed-room = Startet einen offenen Raum: ein Spiel für einen ganzen Saal.
listed-stats = Sagt, was Aufzeichnungen zusammen lehren.
listed-teach = Lernt einen Tisch an bis zu zehn Bildern an.
listed-texts = Pflegt die Sprachen.
listed-transcript = Gibt ein Spiel als Text aus oder die Befehle eines Textes.

help-any-address = Adresse oder Name, die Telefonen genannt werden, falls die gefundene falsch ist.
help-any-as_json = JSON ausgeben.
help-any-camera_file = Die JSON-Datei der Kamera.
help-any-database = SQLAlchemy-URL des Protokolls dieses Tisches.  [Vorgabe: eine eigene Datei]
help-any-force = Eine gleichnamige Datei ersetzen.
help-any-host = Adresse, an der gelauscht wird.
help-any-lang = Sprache der Ausgabe.
help-any-output = Ordner.  [Vorgabe: hier]
help-any-paper = a4, a3, letter, tabloid oder eines aus [printing.papers] deiner Einstellungen.
help-any-port = TCP-Port.  [Vorgabe: laut Einstellungen]
help-any-proxies = IP-Adresse oder Netz eines Reverse-Proxys, dessen X-Forwarded-Angaben gelten; darf mehrmals stehen.
help-any-table = Der angelernte Tisch: sein Name oder seine Datei.  [Vorgabe: keiner]
help-any-while_asked = Enden, sobald niemand mehr das andere Ende der Standardeingabe hält.
default-lang = LANG, sonst en

help-raja = Ein Begleiter für das Brettspiel Raja.
help-raja-lang = Sprache von Hilfe und Ausgabe.
help-raja-settings_file = Eine TOML-Datei, deren Werte den mitgelieferten Einstellungen vorgehen.
help-raja-version = Die Version zeigen und enden.

help-raja-arduino = Zeigt, was der Arduino liest: Würfelschächte, Abstände, Neigung, Zähler.
help-raja-arduino-port = Der serielle Port; ohne ihn wird jeder USB-Port gefragt.
help-raja-arduino-virtual = Ein Brett im Computer statt eines echten nehmen.
help-raja-arduino-as_json = Den Zustand einmal als JSON ausgeben.
help-raja-arduino-calibrate = Lehrt die Schächte Schwarz und Weiß und den Sensor, was waagrecht ist. Du brauchst eine weiße Karte.
help-raja-arduino-calibrate-well = Nur diesen Schacht.
help-raja-arduino-calibrate-port = Der serielle Port; ohne ihn wird jeder USB-Port gefragt.
help-raja-arduino-calibrate-virtual = Ein Brett im Computer statt eines echten nehmen.
help-raja-arduino-flash = Lädt die Firmware mit avrdude auf den Arduino.
help-raja-arduino-flash-hex_file = Was geladen wird; sonst, was `make firmware` gebaut hat, sonst, was Raja mitbringt.
help-raja-arduino-flash-port = Der serielle Port; ohne ihn wird jeder USB-Port gefragt.

help-raja-calibrate = Kalibriert die Kamera mit Aufnahmen SHOTS der ChArUco-Tafel oder einer Spielermatte selbst.
help-raja-calibrate-output = Die Kameradatei, die geschrieben wird.
help-raja-calibrate-guess = Eine Kamera aus ihrem Bildwinkel schätzen; braucht keine Aufnahmen.
help-raja-calibrate-fov_deg = Über die Breite, für --default.
help-raja-calibrate-size = Breite x Höhe des Bildes, für --default.

help-raja-camera = Hilft beim Ausrichten der Kamera: eine Seite mit ihrem Bild und dem, was zu ändern ist.
help-raja-camera-cameras = pi, die Nummer einer Webcam, ein Ordner, ein Video oder die Adresse eines Streams; mehrere werden zusammen ausgerichtet.
help-raja-camera-calibrations = Ihre Datei von `raja calibrate`, falls es eine gibt; von mehreren Kameras je eine, in derselben Reihenfolge.
help-raja-camera-port = TCP-Port der Seite.
help-raja-camera-host = 0.0.0.0, um mit einem Telefon auszurichten, mit Code.  [Vorgabe: 127.0.0.1; mit --serve 0.0.0.0]
help-raja-camera-once = Einmal hinsehen, ausgeben und enden; Status 1, wenn sie schlecht steht.
help-raja-camera-as_json = Mit --once: als JSON.
help-raja-camera-serve = Gibt ihr Bild weiter an einen Tisch anderswo im Haus.
help-raja-camera-shots = Aufnahmen für `raja calibrate` in diesen Ordner machen.
help-raja-camera-count = Mit --shots: wie viele.
help-raja-camera-every = Mit --shots: Sekunden zwischen zweien.

help-raja-cards = Liest auf einem Foto die Spielkarten auf der Kartenmatte.
help-raja-cards-as_json = Das Gesehene als JSON ausgeben.
help-raja-cards-details = Im JSON auch Ort und Sicherheit jeder Karte und die Zeiten nennen.
help-raja-cards-overlay = Das Gesehene ins Foto zeichnen, als PNG oder JPEG.

help-raja-count =
    Zählt Mauern und Korn, Fürsten, Plättchen und den Markt auf einem Foto, oder auf mehreren von einem Tisch, den
    dazwischen niemand berührt hat: Was das eine verdeckt, zeigt das andere.
help-raja-count-camera_files = Die JSON-Datei der Kamera des ersten Fotos (wiederholt: des zweiten, …); ohne sie wird das Objektiv anhand der Marken geschätzt, wie bei einem Foto vom Telefon.
help-raja-count-as_json = Das Gesehene als JSON ausgeben.
help-raja-count-details = Im JSON auch Lagen, Teile, Ausschnitte, Sicherheiten und Zeiten nennen.
help-raja-count-overlay = Das Gesehene ins Foto zeichnen, als PNG oder JPEG; ins zweite von mehreren als NAME-2, und so weiter.

help-raja-doctor = Prüft jeden Teil des Aufbaus. Status 1, wenn etwas nicht geht.
help-raja-doctor-camera = Die Kamera, durch die gesehen wird: pi, die Nummer einer Webcam, …  [Vorgabe: pi auf einem Raspberry Pi]
help-raja-doctor-calibration = Die Datei dieser Kamera von `raja calibrate`.
help-raja-doctor-board = Der Port des Würfelbretts; ein genanntes Brett muss da sein.  [Vorgabe: jeder USB-Port]
help-raja-doctor-log = Die SQLite-Datei der Spiele.  [Vorgabe: eine eigene Datei]
help-raja-doctor-no_devices = Kamera und Würfelbrett in Ruhe lassen: ein Spiel hat sie.
help-raja-doctor-mend = Die Dateien der Spiele vor anderen schließen, wo sie offen stehen.
help-raja-doctor-as_json = Für Programme.
help-raja-doctor-lang = Sprache des Berichts.

help-raja-evaluate =
    Misst das Sehen an FOLDER mit Fotos und einer truth.json (oder am Ordner einer Aufzeichnung).

    Einstellungen werden an der einen Hälfte gesucht (--half even), berichtet wird von der anderen (--half odd).
help-raja-evaluate-as_json = Alles als JSON ausgeben.
help-raja-evaluate-contact_sheet = Die Fehler als ein Bild schreiben.
help-raja-evaluate-plot = Behauptete Sicherheit gegen wahre Quote zeichnen (mit --sweep: was bei jedem Schritt genau stimmt).
help-raja-evaluate-half = Nur jedes zweite Foto, vom ersten oder zweiten an.
help-raja-evaluate-every = Nur jedes N-te Foto.
help-raja-evaluate-distort = Jedes Foto verschlechtern, bevor es angesehen wird.
help-raja-evaluate-sweep = Eine Größe der Fotos schrittweise ändern.
help-raja-evaluate-taught = Die Datei des angelernten Tisches (raja teach).
help-raja-evaluate-looks = Mit so vielen der Fotos anlernen, an den anderen messen: 0,1,2,5.
help-raja-evaluate-splits = Mit --looks: wie oft bei jeder Zahl.
help-raja-evaluate-seed = Mit --looks: welche Fotos lehren.
help-raja-evaluate-mistaken = Mit --looks: Anteil falsch gesagter Zahlen.
help-raja-evaluate-together = Alle Fotos eines Tisches zusammen lesen, wie die Bilder von Kameras auf zwei Seiten.
help-raja-evaluate-asked = Auch nennen, was trotz klarer Sicht gefragt wurde.

help-raja-evening = Spielt einen ganzen Abend am virtuellen Tisch: Virtuelle Spieler entscheiden, die Kamera zählt, das Brett würfelt.
help-raja-evening-virtual = Am virtuellen Tisch; einen anderen gibt es noch nicht.
help-raja-evening-seed = Derselbe Startwert spielt denselben Abend.
help-raja-evening-mats = Die benutzten Matten, eine je Spieler, etwa 0,2,4.
help-raja-evening-turns = Nach so vielen Runden enden; 0: zu Ende spielen.
help-raja-evening-collapses = Einer von so vielen Bauten stürzt ein.
help-raja-evening-no_survey = Nur hinsehen, wo Steine bewegt werden; schneller.
help-raja-evening-cameras = So viele sehen auf den Tisch.
help-raja-evening-phones = So viele fotografieren, wonach sonst gefragt würde.
help-raja-evening-ask_all = Nach allem fragen, was der Tisch zeigt, wie am echten Tisch, nicht nur nach bewegten Mauern.
help-raja-evening-output = Den Abend als Aufzeichnung schreiben (.mcap).
help-raja-evening-force = Eine gleichnamige Aufzeichnung ersetzen.
help-raja-evening-as_json = Den Bericht als JSON ausgeben.

help-raja-export = Holt den Abend aus der Aufzeichnung FILE.
help-raja-export-form = Was daraus werden soll.
help-raja-export-output = Die Datei, die geschrieben wird (csv, share: der Ordner).  [Vorgabe: Text auf dem Bildschirm; sonst neben FILE]
help-raja-export-speed = mp4: wievielmal so schnell.
help-raja-export-plain = html, mp4: Bilder ohne das, was darin gesehen wurde.
help-raja-export-lang = csv, html, mp4, share, bgstats: ihre Sprache.

help-raja-hub = Betreibt einen Club: alle Tische auf einen Blick, Rangliste, Wertungen, Rekorde.
help-raja-hub-address = Adresse, Name oder URL für Tische und Gäste.
help-raja-hub-database = SQLAlchemy-URL, postgresql+psycopg://…  [Vorgabe: eine eigene SQLite-Datei]
help-raja-hub-archive = Wo Aufzeichnungen und ihre Fakten aufbewahrt werden.  [Vorgabe: neben der SQLite-Datei; bei einer anderen Datenbank nirgends]
help-raja-hub-valkey = Adresse von Valkey oder Redis, über die Tore es sofort hören: redis://localhost:6379.
help-raja-hub-gate = Bedient neben einem Club die Zuschauer; so viele Tore wie nötig.
help-raja-hub-gate-port = TCP-Port.
help-raja-hub-gate-address = Adresse, Name oder URL für Gäste.
help-raja-hub-gate-database = SQLAlchemy-URL der Datenbank des Clubs.  [Vorgabe: eine eigene SQLite-Datei]
help-raja-hub-gate-valkey = Adresse von Valkey oder Redis, über die Tore es sofort hören: redis://localhost:6379.
help-raja-hub-seal-gate = Nimmt Siegel eines Saals von Almost entgegen; mehrere können sich einen Port dieses Rechners teilen.
help-raja-hub-seal-gate-address = Adresse, Name oder URL für Telefone, falls die gefundene falsch ist.
help-raja-hub-seal-gate-database = SQLAlchemy-URL der Datenbank des Clubs.  [Vorgabe: eine eigene SQLite-Datei]
help-raja-hub-seal-gate-valkey = Adresse von Valkey oder Redis, über die Tore es sofort hören: redis://localhost:6379.
help-raja-hub-here = Startet PostgreSQL, Valkey, Tore und den Club auf diesem Rechner, mit allen Daten in FOLDER.
help-raja-hub-here-gates = Tore, an den folgenden Ports.
help-raja-hub-here-seal_gates = Siegeltore, alle am nächsten Port.
help-raja-hub-here-address = Adresse oder Name, die Tischen und Gästen genannt werden.
help-raja-hub-join = Tritt dem Club unter URL bei, mit dem Code, den seine Seite zeigt.
help-raja-hub-join-name = Wie der Club diesen Tisch nennt.
help-raja-hub-join-certificate = Das eigene Zertifikat eines Clubs, dem vertraut wird.
help-raja-hub-leave = Verlässt den Club; was er hat, behält er.
help-raja-hub-send = Sendet das Gespielte an den Club; `raja play` startet das selbst, wo der Tisch einem beigetreten ist.

help-raja-look = Sieht in die Aufzeichnung FILE: jeder Moment, und was aus einer anderen Zahl gefolgt wäre.
help-raja-look-port = TCP-Port.
help-raja-look-host = 0.0.0.0, um auch mit einem Telefon im Haus hineinzusehen.

help-raja-odds = Die genauen Chancen im Kampf um eine Stadt: x, verlorene Steine und Elefanten, Mauer zerstört.
help-raja-odds-elephants = Elefanten im Angriff, 1 bis 10; mit --at-least: verfügbare.
help-raja-odds-shields = Werte der verteidigenden Schilde, etwa 2,1.
help-raja-odds-stones = Steine in der Mauer; 0 ist eine Stadt ohne Mauer.
help-raja-odds-rulebook = standard oder as-printed (wie gedruckt).
help-raja-odds-at_least = Die wenigsten Elefanten finden, die die Mauer mit dieser Wahrscheinlichkeit zerstören.
help-raja-odds-as_json = Genaue Anzahlen als JSON ausgeben.

help-raja-palette =
    Lernt die Farben der Steine aus PHOTO: eine leere Spielermatte, in ihrer obersten Reihe ein Stein jeder Farbe.

    Der Stein von Platz 0 steht im linken Feld, der von Platz 1 im nächsten und so fort, jeder etwa in der Mitte.
help-raja-palette-output = Die Einstellungen hierhin schreiben, nicht auf den Bildschirm.

help-raja-photos =
    Schreibt COUNT berechnete Fotos zufälliger Tische und ihre truth.json in FOLDER, der bei Bedarf angelegt wird.

    Plätze und Lampen wechseln sich ab; bei jedem vierten Tisch wird auch der Markt aufgenommen.
help-raja-photos-virtual = Vom virtuellen Tisch; andere gibt es nicht.
help-raja-photos-count = Wie viele Tische.
help-raja-photos-seed = Derselbe Startwert gibt dieselben Fotos.

help-raja-play = Startet den Begleiter: ein Tisch zum Spielen, ein aufgezeichneter Abend oder beides.
help-raja-play-port = TCP-Port.
help-raja-play-host = Adresse, an der gelauscht wird.  [Vorgabe: 0.0.0.0; eine Aufzeichnung allein: 127.0.0.1]
help-raja-play-https = Auch verschlüsselt bedienen, mit einem hier gemachten Zertifikat: hält Telefone wach.
help-raja-play-database = SQLAlchemy-URL des Protokolls.  [Vorgabe: eine eigene Datei]
help-raja-play-virtual = Den virtuellen Tisch anbieten: Matten, Kamera und Würfel im Computer.
help-raja-play-camera = pi, die Nummer einer Webcam, ein Ordner, ein Video oder die Adresse eines Streams; eine oder mehrere.
help-raja-play-calibration = Zu jeder Kamera die Datei von `raja calibrate`.
help-raja-play-board = Der Port des Würfelbretts, oder auto: irgendein USB-Port.
help-raja-play-recording = Ein aufgezeichneter Abend, angeboten unter /recorded/; `example` bringt Raja mit.
help-raja-play-recording_only = Nur die Aufzeichnung abspielen, ohne Tisch.
help-raja-play-speed = Aufgezeichnete Sekunden je Sekunde.

help-raja-print = Macht PDFs, die zu 100 % gedruckt werden (Matten, Marken, Plättchen, Regeln, eine Schachtel, die Kalibriertafel), und Teile für den 3D-Drucker.
help-raja-print-box = Eine Schachtel für alle Teile, zum Ausschneiden und Falten.
help-raja-print-box-paper = a3 (eine Seite), a4, tabloid oder letter (mehrere zum Kleben) oder ein eigenes.
help-raja-print-cards = Ein Kartenspiel für die kleinen Spiele, beide Seiten.
help-raja-print-charuco = Die Tafel, die `raja calibrate` ansieht.
help-raja-print-markers = Alle Marken für sich, zum Kleben auf eigene Matten.
help-raja-print-mats = Eine Matte für jeden Platz, die des Marktes und die Kartenmatte.
help-raja-print-mats-paper = a3 (eine Matte je Seite), a4 (vier Seiten zum Kleben), tabloid (zwei), letter (vier) oder ein eigenes.
help-raja-print-parts = Würfelturm, Sensorträger, Kamera-Arm und Arduino-Gehäuse für den 3D-Drucker.
help-raja-print-parts-folder = Ordner.
help-raja-print-parts-parameters_file = Eine TOML-Datei, deren Werte den mitgelieferten vorgehen (docs/parts.md).
help-raja-print-parts-drops = Auch N Würfel durch den Turm fallen lassen, mit Reibung berechnet.
help-raja-print-rules = Die Regeln auf einem Blatt, beidseitig zu drucken.
help-raja-print-tokens = Landplättchen, Schilde und Marktscheiben, zum Kleben auf Karton.

help-raja-recording = Aufzeichnungen machen, ansehen und reparieren.
help-raja-recording-anonymise = Nimmt Namen, Datum und Getipptes heraus; von den Bildern bleiben nur die Matten.
help-raja-recording-anonymise-output = Die .mcap-Datei, die geschrieben wird.
help-raja-recording-cut = Nimmt den Teil zwischen den Zeiten FROM und TO, jede als 95.5, 1:35 oder 1:02:03; das Spiel davor bleibt als Vorgeschichte.
help-raja-recording-cut-output = Die .mcap-Datei, die geschrieben wird.
help-raja-recording-import =
    Macht aus FOLDER eine Aufzeichnung: Bilder, frames.json, events.json und camera.json.

    Die Würfel der Geschichte fallen in die Schächte des Bretts, und aufgezeichnet wird, was es sagt.
    Wo Geschichte und Regeln sich in einer Zahl widersprechen, gelten die Regeln, und jede Änderung wird genannt.
help-raja-recording-import-output = Die .mcap-Datei, die gemacht wird.
help-raja-recording-import-truth_file = Auch die Wahrheit jedes Bildes als JSON schreiben.
help-raja-recording-import-board = Was würfelt: die echte Firmware in ihrem Simulator oder das virtuelle Brett in reinem Python.
help-raja-recording-info = Sagt, was in einer Aufzeichnung ist.
help-raja-recording-labels = Sammelt, was Leute über Zahlen gesagt haben, als Fotos mit Wahrheit für `raja evaluate`.
help-raja-recording-labels-output = Der Ordner, der gemacht wird.
help-raja-recording-labels-corrections = Nur, was den Stand des Spiels geändert hat, keine ersten Meldungen.
help-raja-recording-merge = Macht aus mehreren Aufzeichnungen eines Spiels eine, etwa vor und nach einem Neustart.
help-raja-recording-merge-output = Die .mcap-Datei, die geschrieben wird.
help-raja-recording-repair = Rettet alles, was sich aus einer abgebrochenen oder beschädigten Aufzeichnung noch lesen lässt.
help-raja-recording-repair-output = Die ganze Datei, die geschrieben wird.

help-raja-replay = Spielt die Aufzeichnung FILE auf demselben Weg ab wie einen Abend live und nennt ihr Ergebnis.
help-raja-replay-speed = 'max' (Vorgabe) oder aufgezeichnete Sekunden je Sekunde.
help-raja-replay-as_json = Nur den Endstand als JSON ausgeben.
help-raja-replay-truth_file = Sagen, wo Gesehenes und Wahrheit auseinandergehen.
help-raja-replay-camera_only = Weglassen, was Leute über Zahlen sagten: Es gilt, was Kamera und Brett sehen.
help-raja-replay-depth = Die Aufzeichnung an sich selbst prüfen: Ereignisse neu angewandt, Befehle neu entschieden oder Bilder und Sätze neu gelesen.
help-raja-replay-record = Aufzeichnen, was abgespielt wird, mit allem, was folgt (.mcap).
help-raja-replay-without_readings = Davon weglassen, was in den Bildern gesehen wird.
help-raja-replay-force = Eine gleichnamige Aufzeichnung ersetzen.

help-raja-room = Startet einen offenen Raum: beliebig viele Telefone, die niedrigste Zahl, die sonst niemand bietet.
help-raja-room-database = SQLAlchemy-URL des Protokolls des Raums.  [Vorgabe: eine eigene Datei]
help-raja-room-table = SQLAlchemy-URL des Protokolls des Tisches, dessen Gastgeber es auch hier sind.
help-raja-room-table_port = Der Port dieses Tisches.

help-raja-stats = Sagt, was die Aufzeichnungen FILES zusammen lehren.
help-raja-stats-plots = Die Diagramme in diesen Ordner schreiben.
help-raja-stats-form = Format der Diagramme.
help-raja-stats-facts = Die Fakten jeder Aufzeichnung in diesem Ordner behalten (Parquet) und sagen, was alle Abende darin lehren.
help-raja-stats-page = Diagramme und Tabellen als eine HTML-Seite schreiben.
help-raja-stats-lang = Sprache von Text, Diagrammen und Seite.

help-raja-teach =
    Lernt einen Tisch an bis zu zehn Bildern LOOKS an, von denen bekannt ist, was dort steht.

    Bekannt ist es aus --labels oder --layout, sonst wird gefragt. Neue Blicke kommen zu denen, mit denen der Tisch schon angelernt ist.
help-raja-teach-labels_file = Was dort steht: eine truth.json.
help-raja-teach-layout = start: neun Steine auf jeder Matte, frei verteilt; kein Korn.
help-raja-teach-evening_file = Ein aufgezeichneter Abend an diesem Tisch.
help-raja-teach-table = Der Name des Tisches, oder eine Datei, in der er steht.
help-raja-teach-undo = Die letzten so vielen Blicke zurücknehmen.
help-raja-teach-reset = Alles vergessen, was der Tisch gelehrt hat.
help-raja-teach-explain = Sagen, was gelernt wurde, vorher und nachher.
help-raja-teach-picture = Mit --explain: die Farben als Bild.

help-raja-texts = Pflegt die Sprachen.
help-raja-texts-check = Sagt, welche Texte fehlen, unbenutzt sind oder andere Werte nennen, als der Code gibt.

help-raja-transcript =
    Gibt das Spiel in FILE als Text aus.

    FILE ist ein SQLite-Protokoll, eine Aufzeichnung (.mcap, die durchgespielt wird) oder JSON-Zeilen: die Optionen,
    dann ein Befehl je Zeile, wie --commands sie ausgibt. Von einem kleinen Spiel, das noch läuft, wird nur
    ausgegeben, was alle sehen dürfen.
help-raja-transcript-table_id = Welcher Tisch eines Protokolls; nötig, wo es mehrere enthält.
help-raja-transcript-back = FILE als Transkript lesen und seine Befehle ausgeben, ein JSON je Zeile.
