# Was der Begleiter ablehnt: „refusal-“ und der Code der Ablehnung.

refusal-add-not_a_one_or_three = Nach dem Aufdecken kommen nur Einsen und Dreien dazu: nenne solche.
refusal-add-nothing = Nenne die Karten, die du dazulegst, oder passe.
refusal-add-passed_already = Du hast gepasst oder nichts dazuzulegen: warte auf die anderen.

refusal-aim-after = Erst wird die Kamera ausgerichtet: sieh nach, ob sie ein Bild zeigt.
refusal-aim-no_camera = Hier heißt keine Kamera so: wähle eine auf der Seite.
refusal-camera-frame_asked = Ein Bild wird mit der Nummer des letzten und den Sekunden verlangt, die gewartet wird.
refusal-aim-no_picture = Die Kamera zeigt noch kein Bild: warte kurz oder prüfe ihr Kabel.

refusal-auction-beyond_cash = Niemand darf mehr bieten, als er hat, hier ${ $cash }: biete weniger, oder passe.
refusal-auction-bid_too_low = Ein Gebot muss mindestens ${ $lowest } sein: biete mehr, oder passe.
refusal-auction-must_open = Wer beginnt, muss eröffnen: biete $0 oder mehr.

refusal-ballot-none = Von dir liegt kein Stimmzettel da: stimme zuerst ab.
refusal-ballot-places = Auf einem Stimmzettel stehen { $wanted } verschiedene Spiele: nenne so viele.
refusal-ballot-unknown_game = Dieses Spiel steht nicht zur Wahl: nenne eines aus der Liste.

refusal-bench-no_game = Noch gibt es kein Spiel, das man auslegen könnte: lass es zuerst beginnen.
refusal-bench-unknown = Das kann dort niemand tun: wähle etwas anderes.

refusal-bid-closed_already = Deine Faust ist schon geschlossen: öffne sie ungesehen, um anders zu bieten.
refusal-bid-count = Mit so vielen Karten kann nicht geboten werden: wähle eine andere Zahl.
refusal-bid-empty_hand = Deine Hand ist leer: dein Gebot zählt von selbst 0.
refusal-bid-laid_already = Deine Karte liegt schon da: nimm sie auf, um eine andere zu legen.
refusal-bid-none = Von dir liegt kein Gebot da: biete zuerst.
refusal-bid-not_a_bidder = Wer eine Karte anbietet, bietet nicht mit: warte auf die nächste Versteigerung.
refusal-bid-other_cards = An diesem Tisch wird mit echten Karten geboten: lege sie verdeckt hin.
refusal-bid-other_means = An diesem Tisch wird anders geboten: mach es wie alle.
refusal-bid-out_of_range = Ein Gebot ist eine ganze Zahl von 1 bis { $most }: wähle eine andere.
refusal-bid-sealed_already = Dein Gebot liegt versiegelt: nimm es zurück, bevor du Aktionskarten spielst.
refusal-bid-shown_already = Diese Karten sind schon gesagt: nimm es zurück, wenn es falsch war.
refusal-bid-too_low = Wer erhöht, muss mehr als { $worth } zeigen: nimm eine höhere Karte, oder passe.

refusal-building-beyond_reserve =
    Im Vorrat { $reserve ->
        [one] ist 1 Stein: sage einen
       *[other] sind { $reserve } Steine: sage 1 bis { $reserve }
    } an.
refusal-building-impossible_fall = Wenn so viele stehen, fielen { $lowest } bis { $highest } Steine: zähle noch einmal.
refusal-building-nothing_declared = Es ist kein Bau angesagt: sage zuerst Steine für eine Mauer an.
refusal-building-report_first = Ein angesagter Bau ist noch nicht gemeldet: sage zuerst, was steht.

refusal-card-not_in_hand = Diese Karten sind nicht in der Hand: nenne andere.

refusal-cell-taken = Dort liegt schon eine Karte: wähle ein leeres Feld.
refusal-cell-unknown = Das Feld gibt es nicht: wähle eines auf dem Gitter.

refusal-clock-seconds = Die Uhr für Gebote läuft 1 bis 600 Sekunden, oder gar nicht.

refusal-code-wanted = Diese Seite fragt nach einem Code: öffne die Adresse, die im Terminal steht.

refusal-command-needs_history = Zurücknehmen und Wiederholen geht nur am Tisch selbst.

refusal-commerce-barter_open = Ein Tausch ist offen: zieh ihn zurück, oder warte auf die Antworten.
refusal-commerce-beyond_stock = So viele hat der Markt nicht: kaufe weniger.
refusal-commerce-no_barter = Es ist kein Tausch offen.
refusal-commerce-no_such_offer = Dieses Angebot gibt es nicht mehr.
refusal-commerce-no_trade = Es ist kein Handel offen.
refusal-commerce-not_asked = Du bist nicht gefragt, oder hast schon geantwortet.
refusal-commerce-trade_open = Ein Handel ist offen: warte auf die Antworten der anderen.
refusal-commerce-traded_already = Nur ein Handel je Runde mit jedem Markt.
refusal-commerce-with_yourself = Niemand tauscht mit sich selbst: nenne einen anderen Platz.
refusal-commerce-wrong_items = Sage, wie viele: Schilde nach ihrem Wert, bei den anderen Märkten eine Zahl ab 1.

refusal-crop-unknown = Dort wurde in diesem Bild nichts gelesen: sieh dir ein neueres an.

refusal-deal-not_a_shuffle = Jeder Stapel muss genau die Karten im Spiel enthalten: mischt noch einmal.
refusal-deal-not_needed = Dieser Stapel hat noch Karten, oder er ist nicht an der Reihe: lasst ihn.
refusal-deal-real_cards = Auf dem Tisch liegen echte Karten: mischt die.
refusal-deal-shuffle_first = Es wird gerade gemischt: warte einen Augenblick.

refusal-dice-none_wanted = Auf deine Würfel wartet gerade niemand.
refusal-dice-not_agreed = An diesem Tisch wird selbst gewürfelt: tippe, was die Würfel zeigen.

refusal-frame-unknown = Dieses Bild wird nicht mehr aufbewahrt: sieh dir ein neueres an.

refusal-game-created = Ein Spiel entstand zu einer Zeit mit ihrer Zone, etwa 2026-11-20T19:00:00+00:00: berichtige sie.
refusal-game-differs = Ein Schritt dieses Spiels ist nicht, was die Regeln daraus machen: die Datei wurde verändert.
refusal-game-hidden_cards = Karten dieses Spiels liegen verdeckt: mitnehmen kann man es, wenn es zu Ende ist.
refusal-game-not_a_game = Diese Datei ist kein Spiel, das hier mitgenommen wurde: wähle eine andere.
refusal-game-over = Das Spiel ist aus: nimm etwas zurück, um weiterzuspielen, oder beginne ein neues.
refusal-game-title = Ein Titel hat 1 bis 60 Zeichen: gib einen anderen.
refusal-game-unknown = Dieses Spiel gibt es nicht: wähle eines aus der Liste.

refusal-goods-negative = Niemand gibt weniger als nichts: nimm Zahlen ab 0.
refusal-goods-not_owned = So viel ist nicht da: gib, was da ist.
refusal-goods-nothing = Es ist nichts genannt: lege auf jede Seite etwas.

refusal-grain-beyond_pile = Dort können 0 bis { $most } Korn stehen: zähle noch einmal.
refusal-grain-impossible_fall = Dort können höchstens { $most } Korn fallen: zähle noch einmal.
refusal-grain-no_city = Es gibt keine Stadt, auf die man Korn legen könnte: lass das Korn weg.
refusal-grain-none_to_place = So viel Korn ist nicht zu legen: lege weniger.
refusal-grain-not_there = So viel Korn steht auf dieser Säule nicht: nenne eine andere.
refusal-grain-place_first = Es ist noch Korn auf eine Säule zu legen: das kommt zuerst.
refusal-grain-too_little = Das kostet { $units } Korn, und es sind { $there } da: nimm weniger.
refusal-grain-wrong_sum = Die genannten Säulen müssen zusammen genau das Korn ergeben, jede einmal genannt.

refusal-hand-beyond_stock = So viele sind im Vorrat des Marktes nicht: stelle zuerst den richtig.
refusal-hand-bid_stands = Ein Gebot von ${ $highest } steht: nimm zuerst das Gebot zurück.

refusal-host-only = Das darf nur ein Gastgeber: gib die PIN ein, die der Tischbildschirm zeigt.
refusal-host-too_many_tries = Das war zu oft falsch: versuche es in { $wait_s } s noch einmal, oder lass dir an einem Bildschirm eines Gastgebers einen Code zeigen.
refusal-host-unknown = Dieses Telefon ist nicht mehr Gastgeber: sieh dir die Liste noch einmal an.
refusal-host-wrong_pin = Das ist nicht die PIN: lies sie vom Tischbildschirm ab.

refusal-http-address_too_long = Diese Adresse ist zu lang: frag nach einer kürzeren.
refusal-http-bad_length = Content-Length ist eine ganze Zahl: schick sie einmal.
refusal-http-body_too_large = Das ist zu viel auf einmal: schick weniger.
refusal-http-head_too_large = Der Kopf der Anfrage ist zu groß: schick kürzere Kopfzeilen, oder lösche die Cookies dieser Seite.
refusal-http-line_ends = Die Zeilen im Kopf einer Anfrage enden mit CR und LF: schick sie so, jede mit Name und Doppelpunkt.
refusal-http-no_length = Was eine Anfrage enthält, kommt mit seiner Länge: schick Content-Length und kein Transfer-Encoding.
refusal-http-not_secure = Das ist die sichere Adresse des Tisches: schreib https:// davor, nicht http://.
refusal-http-too_many_connections = Zu viele Verbindungen sind offen: schließe einige Seiten und frag dann noch einmal.
refusal-http-too_many_headers = Eine Anfrage hat zu viele Kopfzeilen: schick weniger davon.
refusal-http-too_slow = Die Anfrage kam nicht rechtzeitig ganz an: schick sie noch einmal.

refusal-log-cannot_open = Das Protokoll lässt sich nicht öffnen: prüfe die Datenbank.
refusal-log-cannot_write = Das Protokoll lässt sich gerade nicht schreiben: schaffe Platz, oder schließe, was die Datenbank festhält; nichts wurde gespeichert.
refusal-log-damaged_game = Das Protokoll dieses Spiels ist beschädigt: öffne es, und was vor dem Schaden kam, geht weiter.
refusal-log-damaged_people = Die Zeile im Protokoll, in der steht, wer mitspielt, ist beschädigt: nimm die neueste Kopie.
refusal-log-id_reused = Diese Kennung gehört schon zu einem anderen Befehl: sende jeden mit einer eigenen.
refusal-log-in_use = Dieses Protokoll benutzt schon ein anderer Begleiter: spielt dort weiter, oder beende ihn zuerst.
refusal-log-not_understood = Die Datenbank stammt von einer anderen Fassung des Begleiters: öffne sie mit jener.
refusal-log-stale_version = Der Tisch ist weiter: sieh noch einmal hin, und wiederhole es, wenn du es noch willst.

refusal-moment-unknown = Diesen Augenblick gibt es in diesem Spiel nicht: wähle einen anderen.

refusal-move-not_beaten = Ein Stapel geht einen Schritt, nicht schräg, auf eine Karte der anderen Farbe, die er schlägt.
refusal-move-not_your_stack = Auf diesem Stapel liegt nicht deine Farbe oben: ziehe einen, bei dem sie es tut.

refusal-noble-tile_taken = Dort liegen Schilde oder eine Spielfigur: stelle zuerst die richtig.

refusal-pages-too_many = Hier sind zu viele Seiten offen: schließt einige, oder nimm zuerst Platz.
refusal-pages-too_many_of_yours = Du hast hier schon { $most } Seiten offen: schließe eine davon.

refusal-person-unknown = Der Tisch kennt dich noch nicht: setze dich zuerst.

refusal-phase-wrong = Das geht in dieser Phase nicht: warte auf seine Zeit.

refusal-pile-not_there = Diese Karte ist nicht mehr in dem Stapel: sieh noch einmal hin, oder nimm etwas zurück.
refusal-pile-top_known = Die oberste Karte dieses Stapels ist schon gesagt, oder es ist keine mehr da: spielt weiter.
refusal-pile-top_missing = Sage zuerst, welche Karte nun oben auf dem Stapel liegt.

refusal-playback-speed = So schnell geht es nicht: wähle eine der Geschwindigkeiten.

refusal-price-no_such_disk = Diese Reihe hat die Scheiben { $lowest } bis { $highest }: wähle eine davon.

refusal-prize-not_there = Diese Karte ist nicht mehr unter den Preisen: sieh noch einmal hin, oder nimm etwas zurück.

refusal-production-not_to_harvest = Diese Stadt gibt jetzt nichts: ernte eine andere.

refusal-question-choose = Das ist keine der Antworten: wähle eine, die dasteht.
refusal-question-closed = Diese Frage ist nicht mehr offen: sieh noch einmal auf den Tisch.
refusal-question-not_yours = Diese Frage gilt einem anderen Platz: lass ihn antworten.

refusal-redo-nothing = Es gibt nichts zu wiederholen: inzwischen ist etwas Neues geschehen.

refusal-replay-not_ready = Die Aufzeichnung wird noch durchgesehen: frag gleich noch einmal.

refusal-request-content_type = Sende JSON, mit Content-Type: application/json.
refusal-request-cross_site = Diese Anfrage kam von einer fremden Seite: nimm die Seiten des Tisches.
refusal-request-foreign_host = Dieser Tisch hat eine andere Adresse: nimm die, die er zeigt.
refusal-request-id = Eine Kennung hat 1 bis 40 einfache Zeichen: sende eine andere.
refusal-request-no_number = Hier muss eine Zahl stehen: gib eine an.
refusal-request-not_json = Die Anfrage muss ein JSON-Objekt sein: sende eines.
refusal-request-unknown = Diese Bitte ist schon erledigt.

refusal-room-changes = Öfter lässt sich eine Zahl in einer Runde nicht ändern: sie bleibt jetzt.
refusal-room-door_shut = Der Gastgeber hat die Tür geschlossen: bitte ihn, sie zu öffnen.
refusal-room-fault = Hier ist etwas schiefgegangen: versuch es noch einmal.
refusal-room-full = Der Raum ist voll: schau zu und spiel beim nächsten Mal mit.
refusal-room-name = Ein Name hat 1 bis 24 einfache Buchstaben: gib einen anderen.
refusal-room-next_round = Diese Runde hat vor dir begonnen: in der nächsten bist du dabei.
refusal-room-no_new_round = Eine Runde beginnt, wenn die letzte aufgedeckt ist.
refusal-room-none = Kein Raum ist offen: bitte den Gastgeber, einen zu öffnen.
refusal-room-not_in = Du bist nicht in diesem Raum: komm erst mit einem Namen herein.
refusal-room-not_served = Der Raum geht nicht auf: hat ein anderes Programm seinen Port?
refusal-room-nothing_sealed = Gerade wird keine Runde versiegelt: beginne erst eine.
refusal-room-number = Eine Zahl ist eine ganze von 1 bis { $most }: wähle eine andere.
refusal-room-over = Dieses Spiel ist aus: warte, bis der Gastgeber ein neues öffnet.
refusal-room-prolong = Eine Runde lässt sich um 1 bis 3600 Sekunden verlängern.
refusal-room-removed = Der Gastgeber hat dich aus diesem Raum genommen: sprich mit ihm.
refusal-room-round_over = Diese Runde ist vorbei: deine Zahl kam zu spät, warte auf die nächste.
refusal-room-rounds = In einem Raum werden 1 bis 30 Runden gespielt: wähle eine andere Zahl.
refusal-room-seconds = Die Uhr gibt 0 bis 3600 Sekunden: wähle eine andere Zeit.
refusal-room-slow_disk = Die Platte kommt nicht nach: warte etwas und schau dann noch einmal.
refusal-room-still_open = Im Raum läuft ein Spiel: beende es, bevor ein neues beginnt.
refusal-room-still_sealed = Diese Runde wird noch versiegelt: schau nach dem Aufdecken wieder nach.
refusal-room-title = Der Titel eines Raums hat höchstens 60 Buchstaben: gib einen anderen.
refusal-room-too_fast = Das war etwas schnell: versuch es in { $wait_s } s noch einmal.
refusal-room-unknown_guest = Diese Nummer hat hier niemand: schau die Liste noch einmal an.
refusal-room-unknown_round = Eine solche Runde gab es in diesem Raum nicht: sieh dir die gespielten an.

refusal-seal-weak_salt = Ein Siegel braucht ein Salz von 32 bis 128 hexadezimalen Ziffern.

refusal-seat-ask_host = Zu diesem Platz gehören Karten oder Steine, die jemand hält: bitte den Gastgeber, ihn dir zu übergeben.
refusal-seat-free = Dort sitzt niemand: nimm den Platz einfach.
refusal-seat-marker_taken = Diese Spielfigur hat schon jemand: wähle eine andere.
refusal-seat-name = Ein Name hat 1 bis 24 Zeichen: gib einen anderen.
refusal-seat-name_taken = So heißt hier schon jemand: nimm einen anderen Namen.
refusal-seat-not_allowed = Das sagt nur, wem diese Länder gehören, oder der Gastgeber.
refusal-seat-not_returnable = Dieser Platz kann nicht zurückgegeben werden: niemand wurde von ihm genommen, oder er ist besetzt.
refusal-seat-not_yours = Diesen Zug macht ein anderer Platz: warte auf deinen.
refusal-seat-one_each = Du hast schon einen Platz: steh zuerst auf.
refusal-seat-taken = Dort sitzt schon jemand: wähle einen anderen Platz, oder bitte den Gastgeber darum.
refusal-seat-too_many_requests = Zu viele bitten um Plätze: der Gastgeber muss erst antworten.
refusal-seat-unknown = Diesen Platz gibt es am Tisch nicht: wähle einen, der gezeigt wird.

refusal-setup-already_finished = Dein Aufbau ist fertig: nimm ihn zurück, um ihn zu ändern.
refusal-setup-lands_first = Lege zuerst die Länder.
refusal-setup-lands_fixed = Die Fürsten stehen schon: die Länder bleiben, wie sie liegen.
refusal-setup-nobles_first = Setze zuerst die Fürsten: wo sie stehen, sind die Städte.
refusal-setup-nobles_stand = Die Fürsten stehen schon: nimm es zurück, um sie neu zu setzen.
refusal-setup-not_lands = Länder sind 7 Plättchen im Raster: vier im Quadrat, jedes weitere Kante an Kante.
refusal-setup-stones_left = { $left } der neun Steine sind noch übrig: baue zuerst mit ihnen.
refusal-setup-three_tiles = Die drei Fürsten stehen auf drei verschiedenen Plättchen: nenne drei.
refusal-setup-too_many_stones = { $left } der neun Steine sind noch übrig: baue mit 1 bis { $left }.

refusal-shield-beyond_stock = Solche Schilde kann es dort nicht geben: sieh noch einmal hin.
refusal-shield-none_named = Es ist kein Schild genannt: nenne welche, oder behalte sie auf der Hand.
refusal-shield-not_in_hand = So viele solche Schilde sind nicht auf der Hand: nenne weniger.
refusal-shield-not_there = Dort liegt kein solcher Schild: nenne einen, der daliegt.
refusal-shield-out_of_reach = Ein Schild verteidigt eine angegriffene Stadt, die an sein Plättchen grenzt.
refusal-shield-with_noble = Schilde liegen nicht bei einem Fürsten: wähle ein anderes eigenes Plättchen.

refusal-siege-already_assigned = Die Schilde sind schon verteilt.
refusal-siege-declared_already = Eine Belagerung ist im Gang: führe sie zu Ende.
refusal-siege-impossible_fall = So viele gefallene Steine lassen nicht so viele stehen: zähle noch einmal.
refusal-siege-marker_not_allowed = Dort steht ein Fürst oder eine Spielfigur: wähle ein anderes Plättchen.
refusal-siege-no_dice_left = In dieser Schlacht hast du keine Würfel mehr zu werfen.
refusal-siege-no_dice_now = Gerade wird nicht für eine Belagerung gewürfelt.
refusal-siege-no_noble_at_stake = Keine Mauer, hinter der ein Fürst steht, ist gefallen.
refusal-siege-no_ransom = Von dir wird kein Lösegeld gefordert.
refusal-siege-no_target = Nenne mindestens eine Stadt, oder passe.
refusal-siege-not_a_die = Ein Würfel zeigt 1 bis 6.
refusal-siege-not_a_target = Nur Städte neben der Spielfigur, die Elefanten erreichen, kann man angreifen.
refusal-siege-not_in_hand =
    Auf der Hand { $in_hand ->
        [one] ist 1 Elefant
       *[other] sind { $in_hand } Elefanten
    }: schicke nicht mehr.
refusal-siege-not_the_defender = Das darf nur, wer belagert wird.
refusal-siege-nothing_to_take = Gerade sind keine Steine wegzunehmen.
refusal-siege-own_lands = Die Spielfigur kommt auf die Länder eines Gegners, nicht auf die eigenen.
refusal-siege-ransom_named = Ein Lösegeld ist genannt: warte auf die Antwort.
refusal-siege-target_twice = Eine Stadt ist zweimal genannt: nenne jede einmal.
refusal-siege-too_many_dice = Du hast noch { $left } Würfel zu werfen: wirf 1 bis { $left }.
refusal-siege-too_many_elephants = Diese Stadt kann man mit 1 bis { $most } Elefanten angreifen.

refusal-small-companion_shuffles = Gemischt und gegeben wird vom Begleiter: sonst darf das niemand.
refusal-small-no_virtual_votes = Virtuelle Spieler stimmen nicht ab: lass ihre Plätze aus.
refusal-small-none_open = An diesem Tisch ist kein kleines Spiel offen: der Gastgeber wählt das nächste.
refusal-small-nothing_to_vote = Zum Abstimmen braucht es zwei verschiedene Spiele, die zu Ende sind: spielt noch eines.
refusal-small-own_options = Das ergibt sich daraus, wer am Tisch sitzt: lass es weg.
refusal-small-players = Für so viele ist das Spiel nicht: wähle aus, wer spielt.
refusal-small-salt_given = Das Salz eines Siegels zieht der Tisch: lass es weg.
refusal-small-seats = Auf einem dieser Plätze sitzt niemand: nenne jeden besetzten Platz einmal.
refusal-small-unknown_kind = Dieses kleine Spiel gibt es nicht: wähle ein anderes.
refusal-small-virtual_hands = Virtuelle Spieler haben keine Hände: spielt Karten und Gebote auf den Telefonen.

refusal-table-not_started = Das Spiel hat noch nicht begonnen: setzt euch, und lasst es beginnen.
refusal-table-other_game = An diesem Tisch ist ein anderes Spiel offen: es hat seine eigene Seite.
refusal-table-paused = Das Spiel macht Pause: der Gastgeber lässt es weitergehen.
refusal-table-places = Ein Tisch hat 5 bis { $most } Plätze: nenne eine dieser Zahlen.
refusal-table-rulings = Auslegungen gehören zum gemischten Regelwerk: gib beides an, oder wähle Standard oder wie gedruckt allein.
refusal-table-started = Dieses Spiel hat schon begonnen: beginne ein anderes.
refusal-table-starting_seat = Auf dem Platz, der beginnen soll, sitzt niemand: nenne einen besetzten.
refusal-table-too_few = Raja ist für 2 bis 5: wartet auf jemanden, oder lasst einen virtuellen Spieler mitspielen.
refusal-table-too_many = Raja ist für 2 bis 5: { $leaving } müssen aufstehen.

refusal-tile-not_a_city = Dieses Plättchen ist keine Stadt: wähle eine Stadt.
refusal-tile-unknown = Dort liegt kein Plättchen: wähle ein anderes Feld.

refusal-turn-not_yours = Ein anderer ist am Zug: warte auf deinen.

refusal-undo-at_least_one = Sage, wie viele Züge zurückgenommen werden: mindestens einen.
refusal-undo-not_allowed = An diesem Tisch darfst du nichts zurücknehmen: bitte den Gastgeber.
refusal-undo-nothing =
    { $count ->
        [one] Nur ein Zug lässt
       *[other] Nur { $count } Züge lassen
    } sich zurücknehmen: nimm weniger zurück.

refusal-wall-impossible_stones = Dort können 0 bis { $most } Steine stehen: zähle noch einmal.
refusal-wall-impossible_width =
    Eine Mauer aus { $standing ->
        [one] einem Stein
       *[other] { $standing } Steinen
    } kann nicht { $width } breit sein: sieh dir ihre breiteste Lage an.
refusal-wall-none = Dort steht keine Mauer.

refusal-what_if-no_step = Diesen Schritt hat das Spiel nicht: wähle einen anderen.

refusal-photo-busy = Gerade wird das Foto von jemand anderem gelesen: schick deines gleich noch einmal.
refusal-photo-count = Schick ein bis drei Fotos eines Tisches.
refusal-photo-edited = Die Marken im Foto passen zu keinem Objektiv: nimm das Foto, wie die Kamera es gemacht hat, unbeschnitten, von flach liegenden Matten dieses Spiels.
refusal-photo-lost = Das Lesen von Fotos ist abgebrochen und hat neu begonnen: mach das Foto noch einmal.
refusal-photo-table_moves = Auf dem Tisch bewegt sich etwas: alle Hände weg, dann das Foto noch einmal machen.
refusal-photo-hand = Eine Hand ist im Bild: nimm sie weg und mach das Foto noch einmal.
refusal-photo-not_yours = Nimm erst Platz: Fotos vom Tisch werden von einem Platz aus gemacht.
refusal-photo-game_went_on = Inzwischen ist ein anderes Spiel offen: das Foto wurde nicht verwendet.
refusal-photo-mirrored = Das Foto ist gespiegelt: nimm die Kamera auf der Rückseite des Telefons.
refusal-photo-no_mats = Das Foto zeigt keine Matte: mach es so, dass mindestens zwei gedruckte Marken einer Matte darauf sind.
refusal-photo-not_an_image = Das ist kein Bild, das gelesen werden kann: nimm ein Foto als JPEG oder PNG.
refusal-photo-not_base64 = Das Foto kam nicht ganz an: schick es noch einmal.
refusal-photo-refused = In diesem Foto ist nichts zu erkennen: mach ein anderes.
refusal-play_now-others = An diesem Tisch sitzen andere: nimm einen Platz bei ihnen, oder komm wieder, wenn sie gegangen sind.
refusal-bench-mat = Eine Matte ist eine Zahl ab 0: das ist keine.
refusal-games-goes_on = Dieses Spiel ist noch nicht zu Ende: spielt es erst zu Ende.

refusal-afterwards-goes_on = Dieses Spiel ist noch nicht zu Ende: die Seite dazu gibt es am Schluss.
refusal-film-being_made = Der Film entsteht gerade: frag gleich noch einmal.
refusal-people-unknown = Niemand dieses Namens hat hier gespielt: wähle jemanden, der gezeigt wird.
refusal-people-at_the_table = { $name } spielt in dem Spiel mit, das gerade offen ist: öffne zuerst ein anderes.
refusal-people-needed = Ohne { $name } wäre eines der Spiele nicht mehr dasselbe: daran wurde nichts geändert. Lösche stattdessen das Protokoll, wie es die Seite zum Datenschutz beschreibt.
refusal-photo-nothing_stands = Auf dem Bild steht nichts auf einer Matte: baut erst etwas auf.
refusal-teaching-look_gone = Dieses Bild ist nicht mehr da: macht ein neues.
refusal-teaching-nothing_learned = Nichts von dem, was gesagt wurde, passt zum Bild: zählt noch einmal oder macht ein neues.
refusal-teaching-cities = Sagt wenigstens von einem Plättchen, was darauf steht.
refusal-teaching-counts = Eine Mauer hat bis zu 31 Steine, eine Säule bis zu 50 Scheiben.
refusal-teaching-nothing_to_undo = Diesem Tisch wurde nichts beigebracht, das sich zurücknehmen ließe.
refusal-frame-none_yet = Die Kamera hat noch kein Bild geliefert: seht nach, ob sie läuft.
refusal-request-too_long = Das ist zu lang: Sende höchstens { $most } Byte.

refusal-push-endpoint = Das ist keine Adresse eines Browser-Herstellers: lass den Browser des Telefons eine nennen.
refusal-push-keys = Das sind keine Schlüssel eines Telefons: lass den Browser des Telefons sie machen.
refusal-push-not_installed = Mitteilungen brauchen zwei Bibliotheken: installiere sie mit pip install 'raja-table[push]' oder schalte [push] aus.
refusal-push-no_contact = Die Hersteller der Browser wollen wissen, wer sendet: gib [push] contact an, etwa mailto:du@example.org.
refusal-push-cannot_keep = Der Schlüssel für Mitteilungen, { $file }, lässt sich weder lesen noch anlegen: mach den Ordner beschreibbar oder lösche die Datei.
refusal-https-unusable_certificate = { $certificate } und { $key } sind kein Zertifikat mit seinem Schlüssel: prüfe [reaching] in den Einstellungen.

refusal-machine-name = Der Name eines Tisches hat Buchstaben von a bis z, Ziffern und innen Bindestriche, höchstens 30 Zeichen: nimm zum Beispiel raja.
refusal-machine-language = Wähle eine der Sprachen aus der Liste.
refusal-machine-network = Der Name eines WLANs hat höchstens 32 Byte: schreib ihn so, wie dein Telefon ihn zeigt.
refusal-machine-network_missing = Gib auch den Namen des WLANs an, oder lass das Passwort weg.
refusal-machine-password = Das Passwort eines WLANs hat 8 bis 63 Buchstaben, Ziffern und Zeichen.
refusal-machine-wish_damaged = Der Wunsch ist beschädigt: sende die Seite noch einmal.
refusal-machine-slots_damaged = Die Notiz der Karte über ihre Systeme ist beschädigt.
refusal-machine-no_image = Dieses Gerät wurde nicht mit dem Abbild von Raja beschrieben.
refusal-machine-update_under_way = Eine neue Version wird gerade ausprobiert: warte, bis sie gestartet oder gescheitert ist.
refusal-machine-update_damaged = Diese neue Version ist beschädigt oder abgeschnitten: lade sie noch einmal herunter.
refusal-machine-update_unsigned = Diese Version stammt nicht von denen, die das Abbild dieses Tisches gemacht haben: nimm deren.
refusal-machine-piece_missing = Ein Stück der neuen Version fehlt: sende sie noch einmal von Anfang an.
refusal-machine-card_full = Auf der Karte ist kein Platz für die neue Version: lösche zuerst alte Aufnahmen.
refusal-machine-no_update = Es ist keine neue Version angekommen: wähle zuerst ihre Datei.
