# Deutsch.

# The language's own name for itself, as in the list of languages.
language-name = Deutsch

season-title = Jahreszeit
season-blue = Regenzeit
season-red = Trockenzeit
season-blue-yields = blaues Land trägt
season-red-yields = rotes Land trägt

turn-title = Wer am Zug ist
turn-moves = am Zug
turn-everybody = alle
turn-number = Runde { $number }
turn-over = das Spiel ist aus

phase-title = Phasen der Runde
phase-set-up = Aufbau
phase-production = Ernte
phase-auction = Versteigerung
phase-commerce = Handel
phase-building = Bauen
phase-siege = Belagerung
phase-ended = Das Ende

tools-language = Sprache
tools-speak = Vorlesen
tools-sound = Ton
tools-details = Einzelheiten

theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
text_size-normal = Übliche Schrift
text_size-large = Große Schrift
text_size-larger = Größere Schrift
hold-left = Linke Hand

connection-on = Verbunden
connection-off = Keine Verbindung zum Tisch – neuer Versuch

room-come_in = Komm herein
room-come_in_hint = Gib einen Namen. Dieses Telefon behält deinen Platz, auch wenn es einschläft.
room-enter = Hereinkommen
room-in = Du bist drin
room-waiting = Gleich beginnt die erste Runde. Schau auf die Leinwand.
room-waiting_next = Gleich beginnt die nächste Runde.
room-guests_in = { $count ->
    [one] Einer ist im Raum.
   *[other] { $count } sind im Raum.
}
room-are_in = sind drin
room-none = Kein Raum ist offen
room-none_hint = Sobald der Gastgeber einen öffnet, steht er hier.
room-shut = Die Tür ist zu
room-shut_hint = Bitte den Gastgeber, sie zu öffnen, oder schau auf die Leinwand.
room-over = Das Spiel ist aus
room-over_hint = Warte, bis der Gastgeber ein neues öffnet.
room-soon = Gleich geht es los
room-round = Runde { $round } von { $rounds }
room-after = Runde { $round } von { $rounds } ist aufgedeckt
room-next_round = Diese Runde hat vor dir begonnen: in der nächsten bist du dabei.
room-left = noch { $time }
room-next_in = Nächste Runde in { $time }
room-number = Deine Zahl, ab 1
room-do_seal = Versiegeln
room-whole_number = Nimm eine ganze Zahl ab 1.
room-yours = Deine versiegelte Zahl
room-sealed_hint = Sie liegt versiegelt. Bis zum Aufdecken kannst du sie ändern.
room-change = Eine andere Zahl nehmen
room-sealed = { $sealed } von { $players } haben versiegelt.
room-of_sealed = von { $players } haben versiegelt
room-seal = Dein Siegel
room-seal_is = Was alle sehen dürfen:
room-seal_of = Es ist die SHA-256 von:
room-fits = Dieses Telefon hat es nachgerechnet: es passt.
room-wrong_seal = Das Siegel passt nicht zu deiner Zahl: sag es dem Gastgeber.
room-openings = Alle Öffnungen dieser Runde
room-result = Aufgedeckt
room-won = { $name } (#{ $number }) gewinnt die Runde.
room-nobody = Niemand hat eine Zahl allein gewählt: niemand gewinnt diese Runde.
room-no_round = Keine Runde wurde aufgedeckt.
room-bids = { $count ->
    [one] Eine Zahl war versiegelt.
   *[other] { $count } Zahlen waren versiegelt.
}
room-no_number = In dieser Runde hast du keine Zahl versiegelt.
room-you_won = Deine { $number } gewinnt: die kleinste, die sonst niemand gewählt hat!
room-same = { $count ->
    [one] Deine { $number }: noch jemand hat sie gewählt.
   *[other] Deine { $number }: { $count } andere haben sie auch gewählt.
}
room-not_lowest = Deine { $number } hattest du allein, aber eine kleinere war auch allein.
room-too_high = Deine { $number } war höher als die Zahl, die gewonnen hat.
room-standings = Wer vorn liegt
room-nobody_yet = Noch hat niemand eine Runde gewonnen.
room-won_rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
room-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
room-place = Dein Platz: { $place } von { $guests }
room-no_place = Ohne gewonnene Runde: Platz { $place } von { $guests }, mit allen anderen
room-winner = { $names } gewinnt das Spiel.
room-winners = { $names } gewinnen das Spiel gemeinsam.
room-no_winner = Niemand hat eine Runde gewonnen: niemand gewinnt.
room-rules = Wie gespielt wird
room-rules_1 = Alle versiegeln eine ganze Zahl ab 1.
room-rules_2 = Die kleinste Zahl, die sonst niemand gewählt hat, gewinnt die Runde.
room-rules_3 = Bis zum Aufdecken kannst du deine ändern. Vorher sieht sie niemand; danach können alle prüfen, dass nichts vertauscht wurde.
room-way = Komm mit dem Telefon herein
room-histogram = Wie oft jede Zahl versiegelt war: { $bids } im Ganzen, höchstens { $most } gleiche.
room-host_login = Nur Gastgeber steuern den Raum
room-host_login_hint = Gib erst auf der Gastgeberseite des Tisches die PIN ein, oder nimm den Bildschirm des Tisches.
room-host_page = Gastgeberseite des Tisches
room-steer = Das Spiel
room-door = Die Tür
room-door_open = Wer kommt, darf herein
room-door_open_hint = Der Code auf der Leinwand lässt alle herein.
room-door_shut_hint = Nur wer schon drin ist, spielt weiter.
room-guests = Wer da ist
room-find = Name oder Nummer
room-remove = Entfernen
room-sure = Sicher? Noch mal tippen
room-nobody_found = Niemand dieses Namens ist da.
room-screen = Leinwand für den Saal
room-phone = Mit diesem Bildschirm spielen
room-controls = Raum steuern
room-end = Spiel beenden
room-begin = Runde { $round } beginnen
room-reveal = Jetzt aufdecken
room-prolong = { $seconds } s mehr
room-open = Raum öffnen
room-option_title = Titel
room-option_rounds = Runden
room-option_round_s = Zeit für eine Runde
room-option_pause_s = Pause nach dem Aufdecken
room-option_winner = Wer das Spiel gewinnt
room-by_rounds = Die meisten Runden
room-by_points = Die meisten Punkte: eine Runde zählt ihre Zahl
room-by_host = der Gastgeber sagt es
room-seconds = { $seconds } s
room-hall = Ein Spiel für den ganzen Saal
room-hall_hint = Banbury Merton Street in einem offenen Raum: beliebig viele Telefone. Das Spiel am Tisch läuft ungestört weiter.
room-start = Raum für den Saal öffnen
room-stop = Raum schließen
room-starting = Der Raum wird geöffnet …

lands-title = Länder

tile-red = rot
tile-blue = blau
tile-place = { $cell }, { $side }
tile-city = Stadt mit { $stones } Steinen, Breite { $width }, Korn { $grain }
tile-noble = Fürst zu Hause
tile-noble_gone = Fürst gefangen
tile-differs = Tisch und Spiel sind verschieden: { $what }
tile-shield = Schild { $value }

marker-chair = Stuhl
marker-dome = Kuppel
marker-head = Kopf
marker-square = Quadrat
marker-dragon = Drache

city-stones = Steine
city-width = Breite
city-grain = Korn
city-game = Spiel
city-camera = Kamera
city-crop = Was die Kamera von der Stadt auf { $city } sah
city-no_crop = noch kein Bild
city-off_camera = nicht im Bild
city-counting = { $placed } von { $declared } gesetzt

reading-seen = die Kamera sieht { $value }
reading-agrees = die Kamera sieht { $value }, wie das Spiel
reading-differs = die Kamera sieht { $value }, das Spiel hat { $game }
reading-unsure = die Kamera schätzt { $best }, zwischen { $low } und { $high }: { $why }
reading-hidden = für die Kamera verdeckt: { $why }
reading-none = von der Kamera nicht gelesen
reading-yes = ja
reading-no = nein

market-title = Markt
market-grain = Korn
market-shields = Schilde
market-elephants = Elefanten
market-price = { $goods }: Preis { $price }
market-left = da

bank-overdrawn = Die Bank hat ${ $amount } mehr gezahlt, als gedruckt ist

cash-notes = In Scheinen: { $notes }
cash-change = Von ${ $handed }: ${ $back } zurück ({ $notes })

market-reading = Kamera:

stage-waiting = Der Tisch wird aufgebaut
stage-order = Reihenfolge
stage-set-up = Länder werden gelegt, Fürsten nehmen Platz, jeder hat neun Steine.
stage-production = Jede Stadt der Jahreszeit gibt ein Korn und die Breite ihrer Mauer.
stage-commerce = Tauschen mit allen, ein Handel mit jedem Markt.
stage-building = Zwei Steine für ein Korn, und eine ruhige Hand.
stage-siege = Elefanten gegen Mauern und Schilde.

auction-nobody = noch kein Gebot
auction-leads = bietet
auction-passed = gepasst
auction-bids = ist dran
auction-in = dabei

trade-buy = Kauft für ${ $cost }: { $goods }. Wer verkauft?
trade-sell = Verkauft für ${ $cost }: { $goods }. Wer kauft?

siege-attacker = greift an
siege-defender = verteidigt
siege-dice = Würfel { $dice }, zusammen { $total }
siege-wanted = noch { $count } Würfel
siege-sum-attacker = Angriff
siege-sum-defender = Abwehr
siege-sum-stones = Steine der Mauer
siege-sum-x = bleibt
siege-sum-words = Die eine Summe weniger die andere, weniger die Steine der Mauer: so viele Steine kommen weg.
siege-falls = { $count ->
    [one] { $count } Stein kommt von der Mauer
   *[other] { $count } Steine kommen von der Mauer
}
siege-holds = Die Mauer hält; ein Elefant geht verloren

dice-title = Würfel
dice-well = Würfel { $number }: { $state } { $face }
dice-rolls = Gewürfelt
dice-roll = { $name } { $face }
dice-spoken = { $face }

well-empty = keiner
well-moving = rollt
well-settled = liegt still
well-cocked = liegt schräg
well-unreadable = nicht lesbar

camera-title = Die Kamera
camera-overlay = Erkanntes
camera-nothing = Noch kein Bild
camera-frame = { $time }
camera-picture = Der Tisch bei { $time }
camera-picture_overlay = Der Tisch bei { $time }, darauf gezeichnet, was die Kamera erkennt
camera-loose = lose Steine

devices-title = Geräte

device-camera = Kamera
device-arduino = Würfelbrett
device-on = an
device-off = aus
device-recording = aus einer Aufzeichnung
device-fault = gestört
device-virtual = virtuell
device-camera-off = Die Leute zählen.
device-arduino-off = Würfe werden getippt.
device-camera-fault = Sie geht nicht: die Leute zählen Mauern und Korn. Die Seite des Gastgebers sagt, warum.
device-arduino-fault = Es geht nicht: Würfe werden auf den Telefonen getippt. Die Seite des Gastgebers sagt, warum.

score-title = Punkte
score-player = Spieler
score-nobles_home = Fürsten daheim
score-some-nobles_home = { $count ->
    [one] 1 Fürst daheim
   *[other] { $count } Fürsten daheim
}
score-some-captured = { $count ->
    [one] 1 gefangen
   *[other] { $count } gefangen
}
score-some-great_walls = { $count ->
    [one] 1 große Mauer
   *[other] { $count } große Mauern
}
score-captured = gefangen
score-great_walls = große Mauern
score-sum = Punkte
score-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
score-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
score-winner = gewinnt

log-title = Chronik

questions-title = Eine Frage an den Tisch
questions-another = Andere Zahl
questions-erase = Ziffer löschen
questions-host = Gastgeber
questions-before = { $seconds } s vorher
questions-after = { $seconds } s danach
questions-picture = Der Tisch, { $when }
questions-accident = Die Sekunden davor und danach
questions-send = Mit dieser Zahl antworten
questions-crop = Die fragliche Stelle, wie die Kamera sie sieht

playback-play = Weiter
playback-pause = Anhalten
playback-restart = Von vorn
playback-speed = { $factor }-mal so schnell
playback-speeds = Tempo
playback-progress = Wie weit der Abend ist

evening-recording = ein aufgezeichneter Abend
evening-live = live
evening-finished = die Aufzeichnung ist zu Ende
evening-notes = Zu diesem Abend

moment-collapse = Es stürzt ein!
moment-close = Weiter
moment-auction = { $name } beginnt
moment-auction_paid = für ${ $paid } an die Bank
moment-auction_free = ohne Gebot
moment-siege = { $name } belagert { $other }
moment-odds = Die Mauer fällt mit einer Chance von { $least }, hinter allen Schilden von { $most }.
moment-odds_bare = Die Mauer fällt mit einer Chance von { $least }.
moment-siege_cities = { $count ->
    [one] Die Elefanten stehen vor der Mauer
   *[other] Die Elefanten stehen vor { $count } Mauern
}
moment-holds = { $city } hält!
moment-breach = Angriff auf { $city }
moment-noble = { $name } holt sich einen Fürsten
moment-noble_from = Von { $name }: zwei Punkte am Ende
moment-noble_worth = Das sind zwei Punkte am Ende
moment-great_wall = Eine große Mauer für { $name }
moment-great_wall_worth = Ein Punkt mehr, solange sie steht
moment-wall_of_evening = { $count ->
    [one] Die höchste Mauer hat { $name }: { $count } Stein
   *[other] Die höchste Mauer hat { $name }: { $count } Steine
}
moment-won_with = { $count ->
    [one] mit { $count } Punkt
   *[other] mit { $count } Punkten
}
call-bid = { $name } bietet { $count }
call-dice = { $attacker } gegen { $defender }
call-points = { $count ->
    [one] { $name }: { $count } Punkt
   *[other] { $name }: { $count } Punkte
}

city-picture = Bild
city-city = Stadt
city-caption = { $name }: Städte; oben die Zahl des Spiels, darunter die der Kamera

stage-recording_ended = Der Stand am Ende der Aufzeichnung
stage-to_harvest = Noch zu ernten

trade-barter = bietet { $give } für { $take }

act-unreached = Der Tisch antwortet nicht. Ist dieses Telefon im Netz des Tisches?
act-moved_on = Inzwischen hat sich etwas geändert: bitte noch einmal hinsehen.

stepper-fewer = { $what }: { $step } weniger
stepper-more = { $what }: { $step } mehr

wall-seen_number = { $number }, wie die Kamera es sieht

act-back = Zurück

now-yours = Du bist dran: { $what }

seat-page = Dein Platz am Tisch

when-before = vor der ersten Runde

season-blue-short = Regen
season-red-short = trocken

tabs-title = Teile dieser Seite
tabs-now = Jetzt
tabs-market = Markt
tabs-more = Mehr

hand-title = Deine Hand
hand-shut = Hinter deinem Sichtschutz
hand-open = Hand zeigen
hand-hide = Hand verbergen
hand-money = { $count } Dollar
hand-elephants = { $count ->
    [one] { $count } Elefant
   *[other] { $count } Elefanten
}
hand-shields = Schilde: { $shields }
hand-stones = { $count ->
    [one] { $count } Stein im Vorrat
   *[other] { $count } Steine im Vorrat
}

goods-money = Geld
goods-shield = Schild { $value }
goods-elephants = { $count ->
    [one] { $count } Elefant
   *[other] { $count } Elefanten
}
goods-grain = { $count } Korn
goods-shields = { $count ->
    [one] ein { $value }er-Schild
   *[other] { $count } × { $value }er-Schild
}

lobby-title = Willkommen, { $name }
lobby-alone = Raja braucht zwei bis fünf Spieler. Der Tischbildschirm zeigt, wie andere dazukommen.
lobby-waits = Der Gastgeber beginnt, wenn alle sitzen.
lobby-empty = frei
lobby-marker_dealt = Figur wird zugelost
lobby-change = Platz, Namen oder Figur ändern
lobby-host = Als Gastgeber beginnen

lay-title = Lege deine Länder
lay-seen = So sieht die Kamera deine { $tiles } Plättchen. Tippe an, was nicht stimmt: rot, blau, weg.
lay-hint = Tippe an, wo deine { $tiles } Plättchen liegen: einmal rot, noch einmal blau, noch einmal weg. Vier davon bilden ein Quadrat.
lay-cash = Nimm ${ $cash } aus der Bank: { $notes }.
lay-cell = { $cell }: { $side }
lay-bare = kein Plättchen
lay-of = von { $tiles } Plättchen
lay-too_few = es fehlen noch welche
lay-too_many = zu viele Plättchen
lay-no_square = vier müssen ein Quadrat bilden
lay-apart = alle müssen an Kanten zusammenhängen
lay-good = das sind Länder
lay-send = Das sind meine Länder
lay-again = Neu legen

nobles-title = Setze deine Fürsten
nobles-seen = Hier sieht die Kamera Fürsten. Tippe an, was nicht stimmt.
nobles-hint = Drei verschiedene Plättchen: sie werden deine Städte. Auf Blau gibt es in der Regenzeit Korn, auf Rot in der Trockenzeit.
nobles-of = von { $count } Fürsten
nobles-here = dein Fürst
nobles-left = { $count ->
    [one] { $count } Fürst fehlt noch
   *[other] { $count } Fürsten fehlen noch
}
nobles-send = Hier stehen sie

walls-title = Erste Mauern
walls-which = Was zu tun ist
walls-hint = { $count ->
    [one] { $count } Stein ist noch auf deine Städte zu verteilen. Baue, dann sag, was steht.
   *[other] { $count } Steine sind noch auf deine Städte zu verteilen. Baue, dann sag, was steht.
}
walls-choose = Tippe erst eine Stadt an.
walls-put = Steine für { $city }
walls-send = { $count ->
    [one] { $count } Stein steht
   *[other] { $count } Steine stehen
}

wall-standing = Wie viele Steine stehen?
wall-width = Steine in der breitesten Lage
wall-wider = Eine breitere Lage
wall-no_width = Sag, wie breit die breiteste Lage ist.
wall-fallen = { $count ->
    [one] { $count } Stein fiel
   *[other] { $count } Steine fielen
}

shields-title = Schilde
shields-hint = Lege sie auf Plättchen ohne Fürst oder behalte sie auf der Hand. Ein Schild verteidigt Städte, die an sein Plättchen grenzen.
shields-in_hand = Schilde auf der Hand
shields-left = { $count } auf der Hand
shields-send = { $count ->
    [one] { $count } Schild legen
   *[other] { $count } Schilde legen
}
shields-first = Lege erst die gewählten Schilde oder tippe sie noch einmal an.

ready-title = Bereit
ready-hint = Alle neun Steine sind verteilt.
ready-keep = Bereit – der Rest bleibt auf der Hand
ready-send = Ich bin bereit

harvest-title = Ernte eine Stadt
harvest-hint = Eine Stadt nach der anderen, reihum. Jede gibt ein Korn, und eins für jeden Stein der breitesten Lage ihrer Mauer.
harvest-city = { $city }: { $grain } Korn
harvest-width = Breite { $width } → { $grain }
harvest-bare = keine Mauer → 1
harvest-short = Breite { $width } → { $due }, aber im Haufen sind nur { $left }
harvest-seen = Die Kamera sieht { $units } Korn auf { $city }.
harvest-fallen = Beim Stapeln gefallen
harvest-send = { $grain } Korn auf { $city }
harvest-back = { $count } zurück auf den Haufen
harvest-left = { $city } (Breite { $width })

bid-title = Dein Gebot für den ersten Zug
bid-yours = Dein Gebot
bid-bounds = ${ $lowest } bis ${ $highest }
bid-beyond = Du hast ${ $cash }: zu wenig, um mehr zu bieten.
bid-must_open = Du beginnst und musst eröffnen, mit mindestens $0.
bid-dear = Ab hier kostet ein Gebot mehr als ein Zehntel deines Geldes.
bid-pass = Passen
bid-send = ${ $amount } bieten

clock-left = { $count } s

grain-title = { $count ->
    [one] Setze dein { $count } Korn auf eine Säule
   *[other] Setze deine { $count } Korn auf eine Säule
}
grain-hint = Es steht auf einer deiner Städte. Das Spiel geht weiter, wenn alles steht.
grain-which = Auf welche Stadt?
grain-choose = Wähle eine Stadt.
grain-units = Einheiten für diese Säule
grain-send = { $units } Korn auf { $city }
grain-has = hat { $units }
grain-column = Von { $city }
grain-from = Korn von { $columns }
grain-from_column = { $city }: { $units }
grain-fullest = Von den vollsten Säulen
grain-sum = { $sum } von { $needed } Korn gewählt

commerce-title = Handle, wie du magst
commerce-hint = Du hast ${ $cash }. Tausche frei; handle einmal mit jedem Markt.
commerce-done = Fertig gehandelt

market-price_stock = je ${ $price } · { $stock } da
market-buy = Kaufen
market-sell = Verkaufen
market-traded = diese Runde gehandelt
market-no_city = keine Stadt dafür
market-closed = nichts zu handeln

trade-title_buy = Kaufen: { $goods }
trade-title_sell = Verkaufen: { $goods }
trade-price = ${ $price } für eins
trade-stock = { $count } im Markt
trade-most = höchstens { $count }
trade-each = je ${ $price }
trade-nothing = Wähle, was du handelst.
trade-others_first = Erst werden die anderen gefragt, ob sie zu diesem Preis einspringen. Handelt der Markt, ändert sich sein Preis um eins.
trade-send_buy = Für ${ $cost } kaufen
trade-send_sell = Für ${ $cost } verkaufen

fill-title = { $name } handelt: springst du ein?
fill-hint = Wer im Uhrzeigersinn zuerst will, bekommt es; dann bleibt der Preis des Marktes.
fill-cannot = Dafür hast du nicht genug.
fill-no = Lass ich
fill-yes = Ich springe ein

barter-title = Tauschen
barter-hint = Biete, was du hast, wem du willst
barter-counter_title = Dein Gegenangebot
barter-to = Wem?
barter-everybody = Allen
barter-you_give = Du gibst
barter-you_get = Du bekommst
barter-no_city = Ohne Stadt ist kein Platz für Korn.
barter-nothing = Wähle, was du gibst und was du bekommst.
barter-send = Anbieten
barter-send_counter = Gegenangebot machen
barter-yours = Dein Angebot
barter-answer = Ein Angebot für dich
barter-to_all = Alle sind gefragt.
barter-to_one = { $name } ist gefragt.
barter-waits = Noch keine Antwort.
barter-countered = Dein Gegenangebot
barter-counter_waits = { $name } hat es und hat noch nicht geantwortet.
barter-offers = bietet
barter-cannot = Du hast nicht, was verlangt wird.
barter-accept = Annehmen
barter-decline = Ablehnen
barter-counter = Gegenangebot
barter-withdraw = Angebot zurücknehmen

build-title = Bauen
build-hint = Tippe die Stadt an, sag wie viele Steine, zahle das Korn – dann baue.
build-which = Welche Stadt?
build-stones = Steine für { $city }
build-then = { $stood } stehen, dann { $total }
build-cost = Kostet { $grain } Korn
build-send = { $stones } Steine ansagen
build-done = Fertig gebaut
build-no_grain = Kein Korn oder keine Steine mehr: nichts zum Bauen.
build-up = Baue { $city } auf
build-stood = { $stood } standen, { $declared } sind angesagt. Setze sie einzeln.
build-stands = { $standing } Steine stehen
build-collapsed = Eingestürzt: { $standing } stehen
build-fallen_hint = { $count ->
    [one] { $count } Stein fiel oder wartete noch; er geht in deinen Vorrat zurück.
   *[other] { $count } Steine fielen oder warteten noch; sie gehen in deinen Vorrat zurück.
}

deploy-title = Schild legen
deploy-short = Von der Hand auf eines deiner Plättchen
deploy-hint = Auf eines deiner Plättchen ohne Fürst; er verteidigt die Städte daneben.
deploy-choose = Tippe ein Plättchen an.
deploy-send = Schild { $value } auf { $cell }

siege-your_turn = Belagern?
siege-nothing = Nichts in Reichweite deiner Elefanten.
siege-hint = Du hast { $count } Elefanten. Setze deine Figur auf ein Plättchen neben der Stadt, die du angreifst.
siege-whom = Wessen Länder?
siege-marker = Deine Figur steht auf
siege-elephants = Elefanten ({ $left } von { $count } übrig)
siege-target = Nach { $city }
siege-target_wall = { $stones } Steine · höchstens { $most }
siege-declare = Mit { $count } Elefanten angreifen
siege-lay = Belagern
siege-no_marker = Stelle zuerst deine Figur hin.
siege-no_elephants = Schicke mindestens einen Elefanten.
siege-pass = Keine Belagerung
siege-besieges = belagert
siege-battle = { $count ->
    [one] { $city }, { $count } Elefant
   *[other] { $city }, { $count } Elefanten
}

assign-title = Du wirst belagert
assign-hint = Welche Schilde verteidigen? Ein Schild, der verteidigt, wird danach abgelegt.
assign-none = Neben der angegriffenen Stadt liegt kein Schild.
assign-attacked = { $city }, { $stones } Steine
assign-elephants = { $count ->
    [one] { $count } Elefant
   *[other] { $count } Elefanten
}
assign-shield = Schild { $value } auf { $cell }
assign-stays = Bleibt liegen
assign-defends = Verteidigt { $city }
assign-dice = { $count } Würfel
assign-send = { $count ->
    [one] Mit { $count } Würfel verteidigen
   *[other] Mit { $count } Würfeln verteidigen
}
assign-send_none = Ohne Schilde verteidigen

roll-title = Wirf { $count } Würfel
roll-hint = Würfle, dann tippe an, was du siehst. Mehrere Würfe zählen zusammen.
roll-hint_wells = Würfle in den Würfelturm: das Würfelbrett liest von selbst ab. Du kannst es auch hier tippen.
roll-tray = Dein Wurf
roll-take_back = { $face }, antippen nimmt ihn weg
roll-faces = Was du gewürfelt hast
roll-face = eine { $face }
roll-none = Tippe an, was du gewürfelt hast.
roll-left = { $count ->
    [one] { $count } Würfel steht noch aus
   *[other] { $count } Würfel stehen noch aus
}
roll-send = { $count } Würfel zählen

removal-title = { $count ->
    [one] Nimm { $count } Stein von { $city }
   *[other] Nimm { $count } Steine von { $city }
}
removal-send = { $count ->
    [one] { $count } Stein bleibt
   *[other] { $count } Steine bleiben
}
removal-fallen = { $count ->
    [one] Dazu fiel { $count } Stein; er zählt nicht als abgetragen.
   *[other] Dazu fielen { $count } Steine; sie zählen nicht als abgetragen.
}

spoils-title = Die Mauer von { $city } ist weg
spoils-hint = { $name }s Fürst ist in deiner Hand.
spoils-which = Was tust du?
spoils-take = Den Fürsten nehmen
spoils-take_hint = am Ende 2 Punkte wert
spoils-ransom = Lösegeld fordern
spoils-ransom_hint = zahlt { $name } nicht, gehört der Fürst dir
spoils-leave = In Frieden gehen
spoils-leave_hint = der Fürst bleibt daheim
spoils-nothing = Nenne, was du willst.

pay-title = { $name } das Lösegeld für { $city } zahlen?
pay-hint = Zahlst du, bleibt dein Fürst auf { $city }.
pay-cannot = Du hast nicht, was verlangt wird.
pay-refuse = Ablehnen: der Fürst geht
pay-send = Zahlen

plan-title = Vorausplanen
plan-hint = Das weiß nur dieses Telefon. Bist du am Zug, genügt ein Tippen.
plan-trade = Einen Handel planen
plan-build = Eine Mauer planen
plan-keep = Plan merken
plan-forget = Verwerfen
plan-as_planned = wie geplant
plan-buys = { $goods } kaufen
plan-sells = { $goods } verkaufen
plan-builds = { $count ->
    [one] In { $city } mit { $count } Stein bauen
   *[other] In { $city } mit { $count } Steinen bauen
}
plan-gone = Dein Plan geht nicht mehr auf: { $what }.

waiting-for = Warten auf { $name }
waiting-before = { $count ->
    [one] Danach bist du dran.
   *[other] Noch { $count } vor dir.
}
waiting-many = Warten auf die anderen
waiting-at_stake = Deine Mauern werden belagert: { $cities }. Was fällt, nimmst du von der Matte.
waiting-what_ransom = Wird das Lösegeld gezahlt?
waiting-what_spoils = Was bringt der Sieg: einen Fürsten, Lösegeld oder nichts?
waiting-what_removal = Die gefallenen Steine werden weggenommen.
waiting-what_dice = Die Würfel entscheiden.
waiting-what_shields = Welche Schilde verteidigen die Stadt?
waiting-what_siege = Wird eine Stadt belagert?
waiting-what_building = Wird gebaut, und wo?
waiting-what_commerce = Ein Tausch mit anderen oder ein Handel am Markt.
waiting-ready = bereit
waiting-lays_lands = legt die Länder
waiting-places_nobles = setzt die Fürsten
waiting-lays_shields = legt Schilde
waiting-stones_left = { $count ->
    [one] noch { $count } Stein zu bauen
   *[other] noch { $count } Steine zu bauen
}
waiting-builds = { $count ->
    [one] baut mit { $count } Stein
   *[other] baut mit { $count } Steinen
}

questions-for_you = Die Kamera fragt dich

pause-title = Pause
pause-by = Angehalten von { $name }
pause-by_host = Vom Gastgeber angehalten
pause-who = Jeder Gastgeber kann es weitergehen lassen.
pause-you = Du bist Gastgeber: du kannst es weitergehen lassen.

notice-take_back = Zurücknehmen
notice-close = Schließen

awake-keep = Wach halten
awake-on = Der Bildschirm bleibt an.
awake-cannot = Dieser Browser lässt den Bildschirm schlafen: tippe ab und zu auf die Seite.

push-ask = Sag mir, wenn ich dran bin
push-how = Die Nachricht geht verschlüsselt über den Server des Herstellers deines Browsers und sagt nur, dass du dran bist. Mit dem Abend ist sie zu Ende.
push-on = Dieses Telefon sagt, wenn du dran bist, auch bei ausgeschaltetem Bildschirm.
push-denied = Dieses Telefon erlaubt keine Mitteilungen dieser Seite: erlaube sie in seinen Einstellungen und tippe noch einmal.
push-cannot = Dieser Browser konnte es nicht einrichten: sieh ab und zu nach, oder versuch es später noch einmal.
push-turn = Du bist dran.

app-keep = Als App behalten
app-share = So behältst du diese Seite als App: „Teilen“ antippen, dann „Zum Home-Bildschirm“.
app-menu = So behältst du diese Seite als App: das Menü des Browsers öffnen und sie zum Startbildschirm hinzufügen.
app-secure = Als App öffnet sie sich im Vollbild. Telefone erlauben das auf der gesicherten Seite des Tisches.
app-plain = Telefone behalten eine Seite nur über HTTPS als App. Wer den Tisch gestartet hat, kann bei raja play --https ergänzen.

more-phone = Dieses Telefon
more-pages = Andere Seiten

undo-title = Zurücknehmen
undo-undo = Rückgängig
undo-what = Zurücknehmen: { $what }
undo-redo = Wiederholen
undo-again = Wiederholen: { $what }
undo-yes = Ja, zurücknehmen
undo-no = Nein, so lassen
undo-host_only = An diesem Tisch nimmt der Gastgeber zurück.
undo-nothing = Es gibt nichts zurückzunehmen.

leave-leave = Diesen Platz verlassen
leave-sure = Dein Platz bleibt im Spiel; wer ihn nimmt, spielt mit deinen Steinen weiter.
leave-yes = Ja, verlassen

mend-title = Etwas richtigstellen
mend-short = Ein Stein fiel, Korn wurde verschüttet, eine Zahl stimmt nicht
mend-where = Auf welchem Plättchen?
mend-choose = Tippe das Plättchen an, um das es geht.
mend-whose = Wessen?
mend-lands_of = Länder von { $name }
mend-hand_of = Hand von { $name }
mend-price_of = Preis von { $goods }
mend-what = Was ist mit { $cell }?
mend-wall_fell = Steine fielen
mend-grain_fell = Korn fiel
mend-wall = Die Mauer ist anders
mend-grain = Das Korn ist anders
mend-shields = Die Schilde sind anders
mend-side = Die andere Seite liegt oben
mend-noble = Der Fürst ist woanders
mend-stood = { $stood } standen. Was steht jetzt?
mend-all_stand = Sag, was jetzt steht.
mend-units_fell = Gefallene Einheiten
mend-units_now = Einheiten in der Säule
mend-same = So hat es das Spiel schon.
mend-turn_over = Von { $from } auf { $to }.
mend-noble_with = Der Fürst ist bei
mend-at_home = zu Hause
mend-why = Warum?
mend-miscounted = verzählt
mend-misread = falsch gelesen
mend-moved = aus Versehen verschoben
mend-send = Richtigstellen
mend-nothing = Gerade gibt es nichts richtigzustellen.
mend-hand_unseen = Du siehst diese Hand nicht: gib alles an, wie es wirklich ist.

join-title = Setz dich an den Tisch
join-hint = Nimm einen Platz: sein Zeichen steht auf deiner Matte.
join-hint_playing = { $title }: es wird schon gespielt. Welcher Platz ist deiner?
join-free = Frei
join-left = ohne Telefon
join-taken = besetzt
join-mine = deiner
join-virtual = virtueller Spieler
join-name = Dein Name
join-marker = Spielfigur
join-marker_dealt = Ohne Wahl wird dir eine zugelost.
join-marker_chosen = Diese Figur steht auf fremden Ländern, wenn du sie belagerst.
join-sit = Hinsetzen
join-keep = So lassen
join-take_over = Weiter als { $name }
join-taken_hint = Hier spielt { $name }. Ist es dein Platz mit anderem Telefon? Frag den Gastgeber.
join-ask = Den Gastgeber um diesen Platz bitten
join-asked = Der Gastgeber ist um den Platz von { $name } gebeten. Diese Seite geht von selbst weiter.
join-refused = Der Gastgeber hat nicht zugestimmt.

colour-green = grün
colour-purple = violett
colour-orange = orange
colour-black = schwarz
colour-white = weiß
colour-blue = blau
colour-brown = braun
colour-red = rot
colour-teal = petrol
colour-pink = rosa
colour-grey = grau
colour-yellow = gelb

door-title = Wohin?
door-home = Startseite
door-line = Mauern aus Holz, Elefanten und eine Kamera, die zählt.
door-play = Spielen
door-back = Zurück auf den Platz von { $name }
door-play_hint = Nimm mit diesem Telefon Platz
door-seat = Dein Platz
door-table = Tischbildschirm
door-table_hint = Für den Fernseher: alles, für alle
door-recorded = Der aufgezeichnete Abend
door-recorded_hint = Asha und Bo, wie die Kamera sie sah
door-host = Gastgeber
door-host_hint = Plätze, Absprachen, zurücknehmen, richtigstellen
door-virtual = Virtueller Tisch
door-virtual_hint = Stapeln, stoßen und würfeln ganz ohne Gerät
door-help_hint = Wie eine Runde geht und was der Begleiter tut
door-look_back = Rückblick
door-watch = Nur zuschauen
door-empty = Der Tisch ist aufgebaut. Noch sitzt niemand.
door-gathering = Am Tisch: { $names }
door-playing = { $title }, { $when }: { $names }
door-ended = { $title } ist aus: { $names }

help-title = Regeln und Hilfe

host-login = Gib die PIN ein
host-login_hint = Der Tischbildschirm zeigt die PIN; ein Gastgeber kann auch einen Code für dieses Telefon zeigen.
host-pin = PIN
host-enter = Gastgeber sein
host-seats = Plätze
host-asks = { $name } bittet um den Platz von { $seat }.
host-refuse = Nein
host-hand_over = Übergeben
host-there = da
host-away = Telefon schläft oder ist weg
host-nobody = kein Telefon
host-virtual_sensible = virtuell, überlegt
host-virtual_random = virtuell, zufällig
host-free = Freigeben
host-free_title = { $name } den Platz nehmen?
host-free_open = { $name } sitzt dann nicht mehr am Tisch, und der Platz steht allen offen.
host-free_playing = Das Telefon von { $name } spielt dann nicht mehr mit. Länder, Hand und Name bleiben beim Platz, und wer ihn nimmt, spielt weiter. Solange ihn niemand hat, kannst du ihn zurückgeben.
host-free_yes = Ja, freigeben
host-free_no = Nein
host-give_back = { $name } zurückgeben
host-let_sensible = Virtueller Spieler
host-let_random = Zufallsspieler
host-let_none = Kein virtueller Spieler
host-game = Dieses Spiel
host-rulebook = Regelwerk

rulebook-standard = Standard
rulebook-standard-hint = die Auslegung dieses Begleiters
rulebook-as-printed = Wie gedruckt
rulebook-as-printed-hint = die gedruckten Worte, wörtlich
rulebook-mixed = Gemischt
rulebook-one_by_one = Auslegungen, jede einzeln

ruling-as_printed = { $row } wie gedruckt
ruling-final_pass = Wer passt, ist draußen
ruling-final_pass-on = Wer passt, ist aus dieser Versteigerung draußen.
ruling-final_pass-off = Wie gedruckt: Wer gepasst hat, darf wieder einsteigen, solange noch erhöht wird.
ruling-bare_city_attackable = Städte ohne Mauer sind angreifbar
ruling-bare_city_attackable-on = Ein Elefant darf eine Stadt mit Fürst und ohne Mauer angreifen.
ruling-bare_city_attackable-off = Wie gedruckt: Breite 0 lässt keinen Elefanten angreifen; eine Stadt ohne Mauer ist sicher.
ruling-attacker_minus_defender = Angreifer minus Verteidiger
ruling-attacker_minus_defender-on = x = Summe des Angreifers − Summe des Verteidigers − Steine der Mauer.
ruling-attacker_minus_defender-off = Wie gedruckt: x = Summe des Verteidigers − Summe des Angreifers − Steine der Mauer.

host-options = Was der Tisch vereinbart

option-open_hands = Offene Hände
option-open_hands-hint = alle sehen Geld, Schilde und Elefanten
option-hints = Hinweise
option-hints-hint = genaue Aussichten vor einer Belagerung
option-companion_dice = Würfel des Begleiters
option-companion_dice-hint = er darf würfeln, wenn man ihn bittet
option-undo = Alle dürfen zurücknehmen
option-undo-hint = sonst nur der Gastgeber

host-oldest = Der älteste Spieler beginnt
host-start = Das Spiel beginnen
host-too_few = mindestens zwei Spieler
host-too_many = Raja ist für höchstens fünf: wählt unten ein anderes Spiel
host-with = mit { $names }
host-pause = Anhalten
host-go_on = Weiter
host-clock = Uhr der Versteigerung
host-clock_seconds = Sekunden für ein Gebot
host-no_clock = keine
host-seconds = { $count } s
host-right = Richtigstellen
host-correct = Etwas anderes richtigstellen
host-frame = Das neueste Bild, Nummer { $number }, mit dem Erkannten
host-phones = Telefone und Gastgeber
host-overlay = Overlay für einen Stream
host-code = Code für { $address }
host-pin_hint = Wer diese PIN eingibt, ist auch Gastgeber.

hosts-title = Gastgeber
hosts-none = Niemand außer diesem Bildschirm.
hosts-this_phone = Dieses Telefon
hosts-a_phone = Ein Telefon ohne Platz
hosts-since = Gastgeber seit { $time }
hosts-stop = Nicht mehr Gastgeber sein
hosts-revoke = Nicht mehr Gastgeber sein lassen
hosts-revoke_title = Soll { $name } nicht mehr Gastgeber sein?
hosts-revoke_hint = Platz und Züge bleiben, wie sie sind. Es wird eine neue PIN gezogen, damit die bekannte nicht mehr gilt.
hosts-revoke_yes = Ja, nicht mehr
hosts-code = Ein Telefon Gastgeber werden lassen
hosts-new_pin = Neue PIN ziehen
hosts-code_hint = Für ein Telefon, zwei Minuten lang: scannen, oder dort statt der PIN eingeben.

host-secure = Gesichert:
host-secure_hint = Dort bleiben Telefone wach und behalten die Seite als App. Das Zertifikat macht dieser Tisch selbst: Jedes Telefon fragt einmal; wer sichergehen will, vergleicht den Fingerabdruck.
host-fingerprint = Fingerabdruck (SHA-256)

awake-secure = Auf der gesicherten Seite des Tisches geht es

host-pin_elsewhere = Der Bildschirm des Tisches zeigt die PIN für weitere Gastgeber.

recorded-now = wird aufgezeichnet

consent-title = Dieser Tisch zeichnet auf
consent-hint = Behalten werden Züge, Namen und, mit Kamera, Bilder vom Tisch. Ohne dich: kein Name, und Bilder nur der ruhenden Matten.
consent-yes = Mit meinem Namen und meinen Händen
consent-no = Ohne mich
consent-first = Wähle zuerst, ob dein Name und deine Hände aufgezeichnet werden dürfen.

recording-title = Aufzeichnung
recording-record = Den Abend aufzeichnen
recording-on = Alles am Tisch wird aufgehoben; nur du kannst es lesen.
recording-off = Nichts wird aufgehoben.
recording-into = In { $file }, bisher { $size } MB.
recording-waits = Beginnt mit dem Spiel.
recording-none = Es wird nichts aufgezeichnet.

host-games = Gespeicherte Spiele

games-new = Neues Spiel
games-open = Öffnen
games-present = wird gespielt
games-export = Exportieren
games-import = Spiel importieren
games-no_file = Das ist keine Spieldatei.
games-sure = Dieses Spiel verlassen?
games-stage_open = nicht begonnen
games-stage_playing = im Gang
games-stage_ended = zu Ende

help-aim = Der König ist ohne Erben gestorben. Schütze deine Familie, fange fremde Fürsten und befestige deine Länder: Wer am Ende einer Runde zehn Punkte hat (acht zu zweit), beendet das Spiel; die meisten Punkte gewinnen.
help-set-up = Lege sieben Plättchen, vier davon als Quadrat, jedes an einer Kante eines anderen, welche Seite du willst. Setze deine drei Fürsten auf verschiedene Plättchen: das sind deine Städte. Baue neun Steine in ihre Mauern und lege deine zwei Schilde auf Plättchen ohne Fürst, oder behalte sie.
help-set-up-companion = Tippe deine Länder an, wie sie liegen; alle tun das gleichzeitig.
help-production = In der Regenzeit tragen Städte auf Blau, in der Trockenzeit die auf Rot: ein Korn, und eins für jeden Stein der breitesten Lage der Mauer. Eine Stadt nach der anderen, reihum ab dem Startspieler. Staple das Korn in einer Säule; was fällt, geht zurück.
help-production-companion = Deine Seite sagt, was jede Stadt trägt und warum.
help-auction = Alle bieten um den ersten Zug, in ganzen Dollar. Nur wer gewinnt, zahlt. Handel, Bau und Belagerung gehen dann im Uhrzeigersinn ab dem Gewinner.
help-auction-companion = Läuft die Uhr ab, passt sie für dich.
help-commerce = Tausche Geld, Elefanten, Korn und Schilde von der Hand mit allen. Handle einmal mit jedem Markt: andere dürfen zum Marktpreis einspringen; tut es keiner, handelt der Markt, und sein Preis ändert sich um eins.
help-commerce-companion = Ein Angebot geht an die Telefone derer, die gefragt sind.
help-building = Zwei Steine kosten ein Korn. Sag erst, wie viele auf welche Mauer kommen, dann baue. Stürzt sie ein, gehen gefallene und wartende Steine in den Vorrat; was noch steht, ist die Mauer. Lege Schilde auf Plättchen ohne Fürst.
help-building-companion = Die Kamera zählt mit. Was sie sicher sieht, gilt von selbst; ein Tippen nimmt es zurück.
help-siege = Setze deine Figur auf ein fremdes Plättchen ohne Fürst und Figur und schicke Elefanten zu Städten daneben, höchstens so viele, wie die Mauer breit ist. Schilde neben der Stadt dürfen verteidigen. Du würfelst mit zwei Würfeln für jeden Elefanten, die Abwehr mit einem für jeden Schildpunkt. Deine Summe weniger die der Abwehr, weniger die Steine der Mauer: so viele Steine kommen herunter. Eine Mauer ohne Steine ist zerstört: nimm den Fürsten oder fordere Lösegeld.
help-siege-companion = Bleibt nichts übrig, kommt kein Stein weg und ein Elefant geht verloren; sonst einer für jede Sechs der Abwehr.
help-ended = Ein Punkt für jeden eigenen Fürsten daheim, zwei für jeden gefangenen, einer für jede Mauer ab fünfzehn Steinen. Bei Gleichstand gewinnt mehr Geld.
help-ended-companion = Der Rückblick zeigt jeden Augenblick des Spiels noch einmal.
help-wrong-title = Wenn etwas schiefgeht
help-wrong = Ein Stein fiel, Korn wurde verschüttet, eine Zahl stimmt nicht: „Etwas richtigstellen“ unter Länder und Mehr. Das Wort eines Menschen gilt immer mehr als das der Kamera.
help-wrong-companion = Der Gastgeber kann alles zurücknehmen, alles berichtigen, anhalten und einen Platz an ein anderes Telefon übergeben. Ohne Kamera oder Würfelbrett lässt sich alles tippen.

odds-destroyed = dass die Mauer zerstört wird
odds-if_all = Gegen { $count } Schildwürfel:
odds-with = Mit { $count } Schildwürfeln:
odds-lost = im Mittel { $stones } Steine und { $elephants } Elefanten verloren

siege-destroyed = Die Mauer ist zerstört

bench-notice = Hier ist nichts echt: Dieser Tisch steht für Matten, Kamera und Würfelbrett.
bench-picture = Was die virtuelle Kamera sieht
bench-look = Wohin die Kamera blickt
bench-market = Markt
bench-image = Der virtuelle Tisch: { $where }
bench-hands = Deine Hände
bench-plan = Matte von Platz { $seat }
bench-cell = Feld { $cell }
bench-cell-bare = { $cell }, kein Plättchen
bench-cell-tile = { $cell }, Plättchen { $side }
bench-cell-city = { $cell }, Stadt: { $stones } Steine, Breite { $width }, Korn { $grain }
bench-tile = Plättchen
bench-no_tile = Kein Plättchen
bench-wall = Mauer
bench-stack = Ein Stein
bench-stack_up = Einen obenauf
bench-take = Einen abnehmen
bench-build = { $count ->
    [one] { $count } Stein bauen
   *[other] { $count } Steine bauen
}
bench-knock = Anstoßen
bench-gather = Gefallene aufheben
bench-stones = Steine zum Bauen
bench-width = Breite beim Bauen
bench-grain = Kornsäule
bench-pieces = Figuren
bench-noble = Fürst
bench-shield = Schild { $value } legen
bench-no_shields = Schilde weg
bench-hand = Hand im Bild
bench-dice = Würfel, Tisch, Geräte
bench-no_board = Dieser Tisch hat kein virtuelles Würfelbrett.
bench-throw = Würfel werfen
bench-throw_count = { $count } Würfel werfen
bench-lift = Würfel { $well } herausnehmen
bench-face = Einen Würfel werfen, der zeigt
bench-throw_face = Eine { $face } werfen
bench-table = Tisch
bench-lay_out = Auslegen, was das Spiel sagt
bench-bump = Gegen den Tisch stoßen
bench-lean = Tisch neigen
bench-level = Wieder gerade
bench-camera = Kamera angesteckt
bench-frozen = Kamera eingefroren
bench-board = Würfelbrett angesteckt

lobby-others = Andere kommen über { $address } dazu

removal-count = { $off } von { $take } abgenommen

invitation-title = Mit dem Telefon dazukommen
invitation-scan = Telefonkamera hierauf richten, oder eintippen
invitation-or = oder { $address }
invitation-pin = PIN für weitere Gastgeber

back-title = Rückblick
back-nothing = Noch ist nichts geschehen: komm wieder, wenn das Spiel begonnen hat.

course-title = Der Verlauf des Abends

back-points = Punkte
back-prices = Preise
back-chosen = Augenblick des Spiels
back-step_before = Einen Augenblick zurück
back-step_after = Einen Augenblick weiter
back-turn_before = Zur Runde davor
back-turn_after = Zur nächsten Runde

replay-gathering = Die Aufzeichnung wird durchgesehen.
replay-gathered = Die Aufzeichnung wird durchgesehen: { $percent } %
replay-marks = Zum nächsten
replay-keys = Tasten
replay-time = Zeit des Abends
replay-mark_before = Zur Marke davor
replay-mark_after = Zur nächsten Marke
replay-open = Hineinsehen

mark-turn = Runde
mark-phase = Phase
mark-dice = Würfel
mark-collapse = Einsturz
mark-correction = Berichtigung
mark-undo = Zurückgenommen
mark-device = Gerät
mark-end = Das Ende

key-toggle = abspielen, anhalten
key-step_after = zum nächsten Augenblick
key-step_before = zum Augenblick davor
key-picture_after = ein Bild weiter
key-picture_before = ein Bild zurück
key-mark_after = zur nächsten Marke
key-mark_before = zur Marke davor
key-faster = schneller
key-slower = langsamer
key-start = an den Anfang
key-end = ans Ende
key-overlay = Erkanntes ein und aus

what_if-title = Was wäre, wenn?
what_if-number = Diese Zahl
what_if-instead = wäre gewesen
what_if-show = Zeig, was folgt
what_if-end = Zurück zu dem, was war
what_if-beside = Der Tisch in diesem Fall
what_if-at_end = Am Ende
what_if-real = wie es war
what_if-other = in diesem Fall
what_if-points = { $name }, Punkte
what_if-stones = { $name }, Steine auf { $city }
what_if-stuck = Ab { $time } wartet das Spiel: niemand am Tisch hat entschieden, was jetzt zu entscheiden ist.
what_if-different = Was geschehen wäre
what_if-left_out = Nicht mehr erlaubt, weggelassen
what_if-carried = Angepasste Zählungen: ebenso viele Steine gesetzt, abgetragen oder gefallen

number-standing = stehende Steine
number-width = Breite
number-fallen = gefallen
number-amount = Gebot
number-count = Anzahl
number-units = Einheiten
number-stones = Steine
number-die = Würfel { $place }
number-price = Preis

tabs-table = Tisch
tabs-rules = Regeln

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz

suits-title = Wem welche Farbe gehört
suits-spare = Freie Farbe
suits-whose = Farbe von { $name }
suits-of_deck = { $suit }, { $back }
suits-blue = blaue Rücken
suits-red = rote Rücken

card-words = { $suit } { $rank }
card-joker = Joker
card-rank-1 = Ass
card-rank-2 = 2
card-rank-3 = 3
card-rank-4 = 4
card-rank-5 = 5
card-rank-6 = 6
card-rank-7 = 7
card-rank-8 = 8
card-rank-9 = 9
card-rank-10 = 10
card-rank-11 = Bube
card-rank-12 = Dame
card-rank-13 = König

cards-which_own = Welche Karten hast du aufgedeckt?
cards-which_of = Was hat { $name } aufgedeckt?
cards-others_show = Die anderen decken auf
cards-these = Diese sind es
cards-this = Diese ist es
cards-choose_one = tippe eine Karte an
cards-more = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}

picker-chosen = Genannt:
picker-camera = Was die Kamera sieht
picker-sees = Die Kamera sieht { $card }: richtig?
picker-may_see = Die Kamera ist unsicher: { $card }?
picker-agree = Tippen heißt ja; sonst unten eine andere nennen

seal-title = Siegel zum Nachprüfen
seal-explains = Ein Siegel ist das SHA-256 des Textes darunter. Es war zu sehen, bevor ein Gebot zu sehen war; also kann seitdem niemand ein Gebot geändert haben.
seal-opened = Geöffnet in Runde { $number }
seal-check = Prüfen
seal-right = ✓ Es passt zum Siegel
seal-wrong = ✕ Es passt nicht zum Siegel

small-game-almost = Almost
small-game-banbury-merton-street = Banbury Merton Street
small-game-bid-war = Bid War
small-game-suit-bidding = Farbenbieten
small-game-belemmer = Belemmer
small-game-evening-vote = Die Abstimmung des Abends
small-game-raja = Raja
small-round = Runde { $number }
small-round_of = Runde { $number } von { $count }
small-auction = Versteigerung { $number }
small-hold = Verdeckt. Halten, um hinzusehen
small-player = Spieler
small-winner = Sieger
small-prizes = Preise
small-seal = Versiegeln
small-sealed = versiegelt
small-laid = liegt da
small-thinks = überlegt
small-take_back = Zurücknehmen
small-take_up = Wieder aufnehmen
small-back = Zurück
small-sealed_title = Dein Gebot ist versiegelt
small-laid_title = Dein Gebot liegt verdeckt
small-dealing = Die Karten werden gemischt
small-last_round = Runde { $number }
small-nobody_wins = Niemand hat gewonnen
small-nobody_has = { $count ->
    [one] Niemand hat gewonnen: Dazu braucht es { $count } Punkt
   *[other] Niemand hat gewonnen: Dazu braucht es { $count } Punkte
}
small-wins = { $names } gewinnt
small-win_together = { $names } gewinnen gemeinsam
small-host_goes_on = Der Gastgeber wählt das nächste Spiel; Telefone und Plätze bleiben.
small-all_to_move = alle sind am Zug
small-all_talk = alle reden
small-the_table = Der Tisch
small-end_talk = Gespräch beenden
small-undo_what = Zurücknehmen: { $what }
small-undo_none = Es gibt nichts, was du zurücknehmen darfst.
small-evening-title = Dieser Abend
small-evening-none = Noch ist kein Spiel dieses Abends zu Ende.
small-evening-won = gewonnen
small-evening-points = Spieler geschlagen
small-phase-discussing = Reden
small-phase-sealing = Versiegeln
small-phase-showing = Aufdecken
small-phase-ended = Ende
small-phase-dealing = Mischen
small-phase-preparing = Preis
small-phase-bidding = Bieten
small-phase-adding = 1er und 3er
small-phase-shuffling = Mischen
small-phase-turning = Preis
small-phase-offering = Anbieten
small-phase-raising = Überbieten
small-phase-placing = Legen
small-phase-moving = Ziehen
small-phase-voting = Abstimmen

almost-clock = Redezeit
almost-talk_title = Redet über eure Gebote
almost-talk_hint = Versprecht, droht, blufft: Was gesagt wird, bindet niemanden.
almost-seal_title = Wie viele Marken bietest du?
almost-number_title = Welche Zahl bietest du?
almost-sealed_title = Dein Gebot ist versiegelt
almost-fist_title = Nimm Marken in die Faust
almost-show_title = Öffnet die Fäuste
almost-all_seal = Alle versiegeln eine Zahl
almost-your_bid = Dein Gebot
almost-lies_sealed = liegt versiegelt
almost-may_change = Bis alle versiegelt haben, darfst du es ändern.
almost-hint = Das niedrigste Gebot, das niemand sonst gemacht hat, zählt seinen Wert.
almost-hint_any = Die niedrigste ganze Zahl, die niemand sonst bietet, gewinnt die Runde.
almost-fist_hint = 1 bis 10 Marken, unter dem Tisch; dann die Faust darüber schließen.
almost-fist_lies = Deine Faust ist zu. Warte, bis alle zu sind.
almost-fist_open = Ungesehen öffnen
almost-close_fist = Meine Faust ist zu
almost-fist_closed = Faust zu
almost-fist_counted = gezählt
almost-seal = { $bid } versiegeln
almost-change_to = Ändern auf { $bid }
almost-choose = wähle eine Zahl
almost-choose_other = wähle eine andere Zahl
almost-markers = Marken
almost-show_own = Wie viele Marken waren in deiner Faust?
almost-show_of = Wie viele Marken waren in der Faust von { $name }?
almost-say_fist = Es waren { $bid }
almost-scores = bekommt { $count }
almost-nobody = Kein Gebot stand allein: Niemand bekommt etwas.
almost-rounds_won = Runden
almost-rounds = { $count ->
    [one] { $count } Runde gewonnen
   *[other] { $count } Runden gewonnen
}

bid_war-offer = Im Angebot
bid_war-prizes_left = noch { $count }
bid_war-worth = Punkte, für die eigene Farbe doppelt
bid_war-worth_you = Punkte für dich
bid_war-seal_title = Biete eine bis drei Karten
bid_war-lay_title = Lege eine bis drei Karten verdeckt
bid_war-nothing_title = Du hast keine Karte zu bieten
bid_war-empty_hand = keine Karte: bietet 0
bid_war-of_most = mit { $count } von höchstens { $most } Karten
bid_war-seal = { $sum } versiegeln
bid_war-change_to = Ändern auf { $sum }
bid_war-choose = wähle bis zu { $most } Karten
bid_war-choose_other = wähle andere Karten
bid_war-play_two = { $card } spielen: zwei ziehen
bid_war-play_seven = { $card } spielen: Karte wegwerfen
bid_war-trash_title = Welche Karte geht aus dem Spiel?
bid_war-trash = { $card } wegwerfen
bid_war-trash_any = Wegwerfen
bid_war-choose_trash = wähle eine Karte
bid_war-draw_up = Zieh auf fünf Karten nach; du hältst { $count }.
bid_war-lie = { $count ->
    [one] Eine Karte liegt
   *[other] { $count } Karten liegen
}
bid_war-how_many = wie viele Karten?
bid_war-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bid_war-flip_title = Welcher Preis wurde aufgedeckt?
bid_war-flip_hint = Alle ziehen auf fünf nach; dann deckt jemand den obersten Preis auf.
bid_war-add_title = 1er und 3er dazulegen?
bid_war-added_title = Die anderen dürfen 1er und 3er dazulegen
bid_war-no_ones = Du hast weder 1 noch 3 zum Dazulegen.
bid_war-pass = Nichts dazu
bid_war-add = { $sum } dazu
bid_war-add_any = Dazulegen
bid_war-choose_add = wähle 1er und 3er
bid_war-passed = legt nichts dazu
bid_war-may_add = darf dazulegen
bid_war-nothing = nichts
bid_war-piles = Stapel und Preise
bid_war-pile_counts = Hand { $hand } · Stapel { $deck } · Ablage { $discard } · weg { $trash }
bid_war-reshuffles = { $count }-mal neu gemischt
bid_war-won_by = Preise von { $name }
bid_war-last = Die letzte Runde
bid_war-tie = Gleichstand: Niemand gewinnt, und das Angebot wächst.
bid_war-takes = { $name } bekommt das Angebot.
bid_war-all_bid = Aktionskarten, dann verdeckte Gebote
bid_war-all_add = 1er und 3er dürfen dazu, bis alle gepasst haben
bid_war-all_show = Alle Gebote liegen: Deckt auf

suit_bidding-offer = Im Angebot
suit_bidding-offer_of = { $name } bietet an
suit_bidding-spare_left = noch { $count }
suit_bidding-points = Punkte
suit_bidding-seal_title = Welche Karte bietest du?
suit_bidding-lay_title = Lege eine Karte verdeckt
suit_bidding-lay_hint = Eine Karte deiner Farbe, so dass sie niemand sieht.
suit_bidding-others_bid = Die anderen bieten
suit_bidding-seal = { $card } versiegeln
suit_bidding-change_to = Ändern auf { $card }
suit_bidding-choose_other = wähle eine andere Karte
suit_bidding-it_lies = Meine Karte liegt
suit_bidding-raise_title = Überbieten oder passen?
suit_bidding-raise = { $card } bieten
suit_bidding-raise_any = Bieten
suit_bidding-none_higher = Du hast keine höhere Karte.
suit_bidding-offer_title = Welche Karte bietest du an?
suit_bidding-offering = { $name } bietet eine Karte an
suit_bidding-offer_card = { $card } anbieten
suit_bidding-offer_any = Anbieten
suit_bidding-turn_title = Welcher Preis wurde aufgedeckt?
suit_bidding-turn_hint = Deckt die oberste Karte der freien Farbe auf.
suit_bidding-nobody_leads = Noch hat niemand geboten
suit_bidding-leads = führt:
suit_bidding-offers = bietet an
suit_bidding-no_card = keine Karte mehr
suit_bidding-face_down = verdeckt
suit_bidding-passed = hat gepasst
suit_bidding-turn = am Gebot
suit_bidding-in = noch dabei
suit_bidding-red_back = rote Rückseite
suit_bidding-money = Geld von { $name }
suit_bidding-prizes = Preise
suit_bidding-out = weg
suit_bidding-last = Versteigerung { $number }
suit_bidding-nobody = Niemand bekommt das Angebot.
suit_bidding-takes = { $name } bekommt das Angebot.
suit_bidding-prize_goes = Das höchste Gebot bekommt den Preis.
suit_bidding-all_seal = Alle versiegeln eine Karte
suit_bidding-all_raise = Offene Versteigerung: überbieten oder endgültig passen
suit_bidding-all_show = Alle Gebote liegen: Deckt auf

belemmer-grid = Das Raster
belemmer-stack = { $cell }: { $card }, Höhe { $count }
belemmer-empty = { $cell }: leer
belemmer-from = zum Ziehen
belemmer-onto = zum Daraufziehen
belemmer-place = { $card } auf { $cell }
belemmer-red = rot
belemmer-black = schwarz
belemmer-left = { $count } im Stapel
belemmer-top_unknown = oberste Karte noch nicht genannt
belemmer-total = Punkte
belemmer-cards_left = Stapel
belemmer-total_column = Punkte
belemmer-by_totals = Beide Stapel sind leer: Die Summen haben entschieden.
belemmer-stuck = Wer nicht ziehen kann, hat verloren.
belemmer-place_title = Lege deine oberste Karte auf das Raster
belemmer-place_hint = Sie kommt auf irgendein leeres Feld.
belemmer-place_any = Dorthin legen
belemmer-place_here = hierher legen
belemmer-choose_cell = wähle ein Feld
belemmer-move_title = Ziehe einen deiner Stapel
belemmer-choose_from = wähle einen deiner Stapel
belemmer-choose_onto = wähle, wohin er zieht
belemmer-move = { $card } auf { $other }
belemmer-move_any = Ziehen
belemmer-top_own = Welche Karte liegt oben auf deinem Stapel?
belemmer-top_of = Welche Karte liegt oben auf dem Stapel von { $name }?
belemmer-others_turn = { $name } ist am Zug
belemmer-places = { $name } legt eine Karte
belemmer-moves = { $name } zieht einen Stapel

vote-title = Das beste Spiel des Abends
vote-hint = Reiht geheim die { $count } besten: 5, 3 und 1 Punkte.
vote-ballot = Dein Stimmzettel
vote-voted = hat abgestimmt
vote-voted_title = Dein Stimmzettel ist versiegelt
vote-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
vote-send = Abstimmen
vote-change = Stimmzettel ändern
vote-missing = { $count ->
    [one] noch ein Spiel
   *[other] noch { $count } Spiele
}
vote-lies = er liegt versiegelt
vote-all = Alle Stimmzettel liegen offen; hier steht die erste Wahl von allen.

reveal-scores = { $name } bekommt { $count }
reveal-nobody = Niemand stand allein
reveal-lowest_alone = Die niedrigste Zahl, die sonst niemand bot.
reveal-bids = Die Gebote liegen offen
reveal-tie = Gleichstand
reveal-takes = { $name } bekommt es
reveal-offer = Das ganze Angebot geht an die höchste Summe.

rules-agreed = An diesem Tisch
rules-agreed-bids = Gebote: { $how }
rules-agreed-talk = { $count } Sekunden Gespräch vor jeder Runde
rules-agreed-winner = Es gewinnt, wer vorn liegt nach: { $how }
rules-agreed-cards = Karten: { $how }
rules-seals = Was du versiegelst, erfährt vor der Enthüllung niemand. Die Ziffern des Siegels stehen sofort unter „Siegel zum Nachprüfen“, damit hinterher alle nachprüfen können.
rules-almost-aim = Wer am Ende zehn Punkte oder mehr hat, gewinnt; das können mehrere sein oder niemand.
rules-almost-1 = Es gibt eine Runde weniger als Mitspieler.
rules-almost-2 = Zuerst wird geredet: versprochen und geblufft.
rules-almost-3 = Dann versiegeln alle 1 bis 10 Marken. Marken werden nicht verbraucht.
rules-almost-4 = Die niedrigste Zahl, die sonst niemand bot, zählt ihren Wert. 5, 5, 6, 7, 10, 10: Die 6 bekommt 6.
rules-almost-5 = Sind alle Gebote doppelt, bekommt niemand etwas.
rules-banbury-merton-street-aim = Wer die meisten von zehn Runden gewinnt, gewinnt das Spiel.
rules-banbury-merton-street-1 = Alle versiegeln irgendeine ganze Zahl ab 1.
rules-banbury-merton-street-2 = Die niedrigste Zahl, die sonst niemand bot, gewinnt die Runde.
rules-banbury-merton-street-3 = Nach Punkten zählt stattdessen die Zahl selbst.
rules-bid-war-aim = Die meisten Punkte an Preisen gewinnen; Gleichstand wird geteilt.
rules-bid-war-1 = Dir gehört eine Farbe: 1 bis 10, jede zweimal. Jede Runde ziehst du auf fünf Karten nach.
rules-bid-war-2 = Ein Preis wird aufgedeckt: Bube 5, Dame 10, König 15, Joker 25; die eigene Farbe zählt doppelt.
rules-bid-war-3 = Zuerst Aktionskarten: Eine 2 zieht zwei Karten, eine 7 wirft eine andere Handkarte aus dem Spiel.
rules-bid-war-4 = Dann versiegeln alle eine bis drei Karten; alle werden zugleich aufgedeckt.
rules-bid-war-5 = Danach dürfen 1er und 3er dazu, als Antwort aufeinander, bis alle der Reihe nach gepasst haben.
rules-bid-war-6 = Die höchste Summe bekommt alle Preise im Angebot. Bei Gleichstand niemand, und die nächste Runde legt einen Preis dazu.
rules-bid-war-7 = Gebotene Karten kommen auf die Ablage; ein leerer Stapel wird daraus neu. Mit dem letzten Preis endet das Spiel.
rules-suit-bidding-aim = Wer die höchsten Werte an Preisen hat, gewinnt; Gleichstand wird geteilt.
rules-suit-bidding-1 = Alle halten eine ganze Farbe als Geld: Ass 1 bis König 13.
rules-suit-bidding-2 = Dreizehn Karten werden versteigert, eine nach der anderen.
rules-suit-bidding-3 = Verdeckt: Alle versiegeln eine Karte, die höchste bekommt den Preis, und alle gebotenen Karten sind weg.
rules-suit-bidding-4 = Offen: Reihum eine höhere Karte zeigen oder endgültig passen; nur die Karte des Siegers ist weg.
rules-suit-bidding-5 = Zwei gleiche höchste Gebote: Der Preis ist weg, bleibt beim nächsten oder geht an das höchste einzelne – wie vereinbart.
rules-suit-bidding-6 = Karten der eigenen Hand: Alle bieten reihum an, hin und zurück; wer anbietet, bietet nicht mit.
rules-belemmer-aim = Wer am Zug nicht ziehen kann, hat verloren.
rules-belemmer-1 = Einer spielt die roten Karten, einer die schwarzen. Abwechselnd kommt die oberste Karte des eigenen Stapels auf ein leeres Feld, bis alle sechzehn voll sind.
rules-belemmer-2 = Dann zieht ein Stapel mit deiner Farbe oben einen Schritt auf einen Stapel der anderen Farbe, dessen oberste Karte er schlägt.
rules-belemmer-3 = Höher schlägt niedriger. Ein Ass schlägt Bube, Dame und König und wird von 2 bis 10 geschlagen. Gleiche schlagen nicht.
rules-belemmer-4 = Das leere Feld bekommt die nächste Karte deines Stapels, solange eine da ist.
rules-belemmer-5 = Sind beide Stapel leer, entscheiden die Summen: Es zählen alle Karten der Stapel mit eigener Farbe oben, Bilder 10, Ass 1.
rules-evening-vote-aim = Das Spiel mit den meisten Punkten ist das beste des Abends.
rules-evening-vote-1 = Alle reihen geheim die drei besten Spiele.
rules-evening-vote-2 = Das erste bekommt 5 Punkte, das zweite 3, das dritte 1.
rules-evening-vote-3 = Alle Stimmzettel werden zugleich geöffnet, wenn alle abgestimmt haben.

option-cards = Karten
option-cards-phones = auf den Telefonen
option-cards-phones-hint = Der Begleiter mischt und gibt
option-cards-typed = echte, eingetippt
option-cards-typed-hint = Antippen, was aufgedeckt wird
option-cards-camera = echte, von der Kamera gelesen
option-cards-camera-hint = Sie schlägt vor, ihr stimmt zu
option-bids = Gebote
option-bids-phones = auf den Telefonen
option-bids-phones-hint = Versiegelt, für alle nachprüfbar
option-bids-fists = Marken in Fäusten
option-bids-fists-hint = Die Fäuste werden per Tippen gezählt
option-variant = Variante
option-variant-almost = Almost
option-variant-almost-hint = 1 bis 10, zehn Punkte gewinnen
option-variant-banbury-merton-street = Banbury Merton Street
option-variant-banbury-merton-street-hint = Jede Zahl, zehn Runden
option-winner = Sieger nach
option-winner-rounds = gewonnenen Runden
option-winner-points = Punkten
option-discussion_s = Gespräch vor jeder Runde
option-values = Werte
option-values-standard = Ass 1 bis König 13
option-values-queen-high = Dame 13, König 12
option-values-queen-equal = Dame und König 13
option-values-pictures-10 = Bilder 10
option-offer = Preise
option-offer-spare = eine freie Farbe
option-offer-own = Karten der eigenen Hand
option-bidding = Bieten
option-bidding-sealed = verdeckt
option-bidding-open = offen, reihum
option-ties = Gleiche höchste Gebote
option-ties-discard = der Preis ist weg
option-ties-carry = der Preis bleibt
option-ties-next-highest = das nächsthöchste gewinnt
option-first = Wer zuerst zieht
option-default = üblich

next-title = Nächstes Spiel dieses Abends
next-hint = Alle behalten Telefon, Namen und Figur.
next-which = Welches Spiel?
next-players = { $least } bis { $most } Spieler
next-players_same = { $count } Spieler
next-who = Wer spielt, in dieser Reihenfolge
next-aside = setzt aus
next-plays = spielt als Nummer { $place }
next-virtual = Virtuelle Mitspieler dazu
next-virtual_player = Virtueller Mitspieler
next-start = { $game } beginnen
next-too_few = { $count } sind nötig
next-too_many = höchstens { $count }
next-leaves = Das offene Spiel bleibt gespeichert.
next-sure = Offenes Spiel verlassen und beginnen
next-toss = Münze werfen
next-seconds = { $count } s
next-no_talk = keins
next-end = Dieses Spiel beenden
next-places = Plätze am Tisch
next-places-hint = Raja ist für bis zu fünf, Almost für so viele, wie Plätze da sind
next-vote_needs = Zuerst müssen zwei Spiele des Abends zu Ende sein

door-small = Gespielt wird { $game }: { $names }

small-open = Das offene Spiel
small-waits = Es wartet auf
small-waits_table = den Tisch

reveal-again = Letztes Aufdecken noch einmal

small-many_to_move = { $count } sind am Zug

album-evening = { $count ->
    [one] Ein Abend Raja: { $count } Runde, { $time }
   *[other] Ein Abend Raja: { $count } Runden, { $time }
}
album-won = { $count ->
    [one] gewann
   *[other] gewannen
}
album-and = { " " }und{ " " }
album-moments = Augenblicke
album-beginning = Der Anfang
album-table_at = Der Tisch bei { $time }
album-course = Wie es verlief
album-points = Punkte
album-prices = Preise
album-at_the_end = am Ende
album-kept = Aufbewahrt vom Begleiter am Tisch.

stats-title = Was die Abende lehren
stats-plot = Schaubild: { $about }; die Zahlen stehen in der Tabelle darunter
stats-evenings = { $count ->
    [one] { $count } Abend, { $time }: { $titles }
   *[other] { $count } Abende, { $time }: { $titles }
}
stats-dice-title = Würfel
stats-dice-none = kein Würfel fiel
stats-dice-dice = Würfel
stats-dice-corrected = p korrigiert
stats-dice-all_dice_of_the_board = alle Würfel des Bretts
stats-dice-well = Schacht { $well }
stats-dice-well_of = Brett { $board }, Schacht { $well }
stats-dice-rolled_by = von { $name } geworfen
stats-dice-strays = so weit weicht ein fairer Würfel kaum je ab ({ $p } < { $level }, für alle Tests korrigiert)
stats-dice-fair = nichts spricht gegen einen fairen Würfel
stats-dice-nothing_found = würde kein gezinkter Würfel sicher entdeckt
stats-dice-findable = würde eine Zahl, die in { $share } statt 17% der Würfe kommt, viermal von fünf entdeckt
stats-dice-sentence = { $verdict }; bei { $n } Würfen { $reach }, eine doppelt so häufige in { $power } der Fälle
stats-dice-needed = Eine doppelt so häufige Zahl zu entdecken braucht etwa { $twice } Würfe, eine mit 25% { $quarter }; p ist bis { $exact } Würfe genau, darüber ~ nach der Chi-Quadrat-Verteilung; korrigiert nach Holm.
stats-dice-wells = Das Brett kennt Schächte, keine Würfel: die Würfe eines Schachts sind die aller Würfel, die hineinfielen.
stats-asked-title = Nachgefragt
stats-asked-none = niemand wurde etwas gefragt
stats-asked-city = Stadt
stats-asked-about = wonach
stats-asked-times = wie oft
stats-place-market = Markt
stats-about-stones = Steine
stats-about-width = Breite
stats-about-grain = Korn
stats-about-shields = Schilde
stats-about-side = Seite
stats-about-noble = Fürst
stats-about-price = Preis
stats-about-lands = Länder
stats-about-nobles = Fürsten
stats-about-rolls = Würfe
stats-readings-title = Gelesenes und was Leute sagten
stats-readings-words_on = gesagt wurde zu
stats-readings-taken = Von { $taken } Zahlen, die von der Kamera übernommen wurden, stellten Leute { $corrected } richtig. Leute melden sich, wo die Kamera zweifelt; repräsentativ für alles, was sie liest, ist das nicht: das steht in `raja evaluate`.
stats-verdict-right = richtig
stats-verdict-wrong = falsch
stats-verdict-best_right = Bestes richtig
stats-verdict-best_wrong = Bestes falsch
stats-verdict-hidden = verdeckt
stats-verdict-not_seen = nicht gesehen
stats-time-title = Zeit
stats-time-phase = Phase
stats-time-median = Median
stats-time-longest = längste
stats-time-all = alle
stats-time-builds = Von { $finished } Bauten fielen bei { $fell } Steine.
stats-prices-title = Preise
stats-prices-evening = Abend
stats-prices-market = Markt
stats-prices-lowest = tiefster
stats-prices-highest = höchster
stats-prices-path = Verlauf
stats-sieges-title = Belagerungen: Aussichten und Ausgang
stats-sieges-none = keine Schlacht wurde zu Ende geführt
stats-sieges-forces = { $elephants } gegen { $shields } und { $stones }
stats-sieges-at = bei
stats-sieges-of = Elefanten, Schilde, Steine
stats-sieges-destroyed = zerstört
stats-sieges-won = Steine fort
stats-sieges-lost = abgewehrt
stats-sieges-came = was kam
stats-sieges-promised = versprochen
stats-sieges-average = im Mittel
stats-sieges-came_true = eingetroffen
stats-sieges-brier = { $count ->
    [one] Brier-Wert { $score } über { $count } Schlacht (0 ein Prophet, 0.25 eine Münze)
   *[other] Brier-Wert { $score } über { $count } Schlachten (0 ein Prophet, 0.25 eine Münze)
}
stats-sieges-few = { $count ->
    [one] ; { $count } Schlacht ist zu wenig, um an den Aussichten zu zweifeln: sie sind ausgezählt, nicht geschätzt.
   *[other] ; { $count } Schlachten sind zu wenig, um an den Aussichten zu zweifeln: sie sind ausgezählt, nicht geschätzt.
}

plots-band = 95 % fairer Würfel, je Augenzahl
plots-fair_die = ein fairer Würfel
plots-face = Augenzahl
plots-rolls = Würfe
plots-phases = Zeit in jeder Phase
plots-minutes = Minuten
plots-minutes_of_all = Minuten, alle Runden zusammen
plots-prices = Preise
plots-points = Punkte
plots-odds_kept = Aussichten, die genau eintreffen
plots-battle = eine Schlacht: verloren oder gewonnen
plots-share = Anteil gewonnen, Klasse für Klasse
plots-sieges = Belagerungen: n = { $count }, Brier-Wert { $score }
plots-chance = Aussicht, dass Steine fortkommen, vor den Würfeln

evening-of = Abend vom { $day }. { $month } { $year }

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

# Fotos eines Tisches, ohne Spiel gelesen.
look-title = Foto machen
look-hint = Was auf dem Tisch steht, in einem Foto gezählt
look-lead = Fotografiere eine Matte so, dass mindestens zwei ihrer gedruckten Marken zu sehen sind. Ein zweites Foto von einer anderen Seite zeigt, was das erste verdeckt. Fotos werden gelesen und vergessen.
look-take = Foto machen
look-another = Noch ein Foto, von einer anderen Seite
look-again = Von vorn
look-reading = Das Foto wird gelesen …
look-all_clear = Alles, was zu sehen ist, ist gezählt.
look-in_doubt = { $count ->
    [one] Eine Angabe ist unsicher: mach noch ein Foto von einer anderen Seite.
   *[other] { $count } Angaben sind unsicher: mach noch ein Foto von einer anderen Seite.
}
look-contradict = Die Fotos widersprechen sich: dazwischen hat sich etwas bewegt. Fang von vorn an.
look-city = Stadt
look-noble = Fürst
look-stones = Steine
look-width = Breite
look-grain = Korn
look-seat = Platz { $seat }
look-loose = Gefallene Steine: { $count }
look-picture = Foto { $number }, mit dem, was erkannt wurde
look-none = Dort steht keine Stadt.
look-tile_unsure = Plättchen { $cell } ist unsicher: { $why }
look-hidden_seat = Matte von Platz { $seat }: { $why }
look-hidden_market = Marktmatte: { $why }
look-unreadable = Dieses Telefon kann das Bild nicht lesen: mach ein anderes Foto.

# Ein Telefon zeigt dem Spiel den Tisch.
show-title = Ein Foto vom Tisch
show-me = Zeig her: Foto machen
show-again = Foto noch einmal machen
show-done = Fertig
show-closed = Klar zu sehen: die Frage ist erledigt.
show-followed = Klar zu sehen: das Spiel hat übernommen, was dort steht.
show-still = Das klärt es noch nicht. Antworte unten, oder mach noch ein Foto von einer anderen Seite.
show-contradicts = Die Bilder widersprechen sich: dazwischen hat sich etwas bewegt, oder es ist ein anderer Tisch. Mach das Foto neu.
show-nothing = Das Foto zeigt nichts, worauf das Spiel gerade wartet.
show-asks = Das Foto ist gelesen. Unten steht eine Frage dazu.
show-unseen = Keine Kamera sieht deine Matte: mach ein Foto, oder sag unten, was dort steht.

play_now-title = Gleich spielen
play_now-hint = Auf diesem Telefon, gegen zwei virtuelle Spieler
play_now-as = Du spielst als
play_now-name = Gast
wood-title = Deine Matte
wood-offer = Kein Holz zur Hand? Auf einer Matte im Computer spielen
wood-offer_short = Mit eigenen Teilen auf einem echten Tisch brauchst du das nicht.
wood-coming = Deine Matte wird gezeichnet …
wood-hint = Zieh ein Stück auf das Bild. Zieh einen Stein von der Mauer herunter, oder wisch über sie hinweg: dann fällt sie.
wood-image = Deine Matte am virtuellen Tisch
wood-tray = Stücke für { $cell }
wood-stone = Ein Stein für { $cell }
wood-grain = Eine Kornscheibe für { $cell }
wood-noble = Der Fürst auf { $cell }
wood-shield1 = Ein 1er-Schild für { $cell }
wood-shield2 = Ein 2er-Schild für { $cell }
wood-shield3 = Ein 3er-Schild für { $cell }
wood-build = { $count ->
    [one] Leg { $count } Stein auf { $city }
   *[other] Leg { $count } Steine auf { $city }
}
wood-built = { $city } steht: sag es oben
wood-remove = Nimm die geschlagenen Steine von { $city }
wood-first = { $count ->
    [one] { $count } Stein für deine Städte
   *[other] { $count } Steine für deine Städte
}
wood-first_done = Alle deine Steine stehen: sag es oben
roll-swipe = { $count ->
    [one] Wisch, um { $count } Würfel zu werfen
   *[other] Wisch, um { $count } Würfel zu werfen
}
roll-throw = { $count ->
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
roll-own = Wir haben echte Würfel geworfen
bench-workshop = Werkstatt
bench-workshop_hint = Jedes Stück und Gerät mit Tasten
lay-suggest = Leg sie für mich aus

again-title = Noch einmal!
again-hint = Dieselben Leute, dieselben Plätze, ein neues Spiel

# Dem Tisch seine eigenen Teile zeigen.
teach-title = Diesen Tisch anlernen
teach-lead = Zwei Minuten, ein einziges Mal: Baut auf einer Matte Mauern aus zusammen neun Steinen und daneben eine Säule aus fünf Scheiben. Zeigt sie und sagt, was dort steht. Dann kennt der Begleiter die Farben und Teile dieses Tisches und weiß, wie weit er sich hier trauen darf.
teach-camera = Durch die Kamera des Tisches sehen
teach-photo = Mit einem Foto zeigen
teach-reading = Ich sehe hin …
teach-learning = Ich lerne …
teach-found = Ich sehe { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} und { $grain ->
    [one] eine Scheibe
   *[other] { $grain } Scheiben
}
teach-new_set = Dieses Spiel ist mir neu: Druck oder Kamera sind anders als alles, woran ich gelernt habe. Zeigt mir vor der Partie neun Steine und eine Säule, und berichtigt, was ich zähle.
teach-ask = Stimmt das? Berichtigt, was nicht stimmt, und bestätigt dann.
teach-right = Stimmt so: lernen
teach-picture = Die Matten, jede Stadt mit ihrem Namen
teach-known = Was dieser Tisch gelehrt hat
teach-lessons = { $count ->
    [one] Ein Blick
   *[other] { $count } Blicke
}; { $right } von { $counts } Zahlen waren richtig gelesen.
teach-stone_size = Kante eines Steins: { $after } mm statt { $before } mm
teach-disk_size = Höhe einer Scheibe: { $after } mm statt { $before } mm
teach-stones_green = Grüne Steine
teach-stones_purple = Violette Steine
teach-stones_orange = Orange Steine
teach-stones_black = Schwarze Steine
teach-stones_white = Weiße Steine
teach-brown = Korn
teach-tile_red = Rote Plättchen
teach-tile_blue = Blaue Plättchen
teach-stays = { $colour }: unverändert
teach-undo = Letzten Blick zurücknehmen
teach-done = Gelernt. Ab jetzt wird der Tisch damit angesehen.
teach-undone = Zurückgenommen.
shell-name = Raja – der Begleiter am Tisch

title-afterwards = Raja – der Abend
title-demonstration = Raja – so geht’s
title-help = Raja – Regeln und Hilfe
title-host = Raja – Gastgeber
title-join = Raja – Hinsetzen
title-look = Raja – Foto machen
title-look_back = Raja – Rückblick
title-overlay = Raja – Overlay für einen Stream
title-record_book = Raja – Leute und Rekorde
title-replay = Raja – ein aufgezeichneter Abend
title-seat = Raja – dein Platz
title-table = Raja – der Tisch
title-teach = Raja – diesen Tisch anlernen
title-virtual = Raja – virtueller Tisch
