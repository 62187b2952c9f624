# A finished game's page, and a coach's comments on it.

afterwards-title = So war es
afterwards-coming = Das Spiel wird durchgesehen …
afterwards-open = So war es
afterwards-unfinished = Nicht zu Ende gespielt
afterwards-how = Mit: { $parts }
afterwards-length = Runden: { $turns } · Minuten: { $minutes }
afterwards-points = Punkte im Verlauf
afterwards-points_summary = Punkte im Verlauf; am Ende: { $points }
afterwards-wall = Größte Mauer
afterwards-wall_is = { $name }, { $city }: Steine { $stones }, Breite { $width }
afterwards-bargain = Bestes Geschäft
afterwards-bargain_worth = Gewinn für { $name }: etwa { $gain } $.
afterwards-awards = Auszeichnungen
afterwards-luck = Glück und Können
afterwards-luck_explains = Belagerungen: was die eigenen vor dem ersten Würfel wert waren. Handel: was er einbrachte. Würfel: was sie dazugaben oder nahmen, gemessen an allen möglichen Würfen. In Dollar, wie die virtuellen Spieler die Dinge bewerten.
afterwards-luck_percent = Mehr Würfelglück als in { $percent } von 100 Abenden mit diesen Kämpfen
afterwards-no_battle = Nicht gewürfelt
afterwards-sieges = Belagerungen
afterwards-trades = Handel
afterwards-dice = Würfel
afterwards-battle = { $attacker } gegen { $defender }
afterwards-coach = Ein Trainer blickt zurück
afterwards-coach_limits = Der Trainer denkt eine Entscheidung weit, mit genauen Chancen und den Werten der virtuellen Spieler; Pläne, Versprechen und Gespräche am Tisch kennt er nicht.
afterwards-coach_none = Kein einzelner Moment hat dieses Spiel entschieden: Es wurde nach und nach gewonnen.
afterwards-coach_turn = Runde { $turn }, { $phase }
afterwards-share = Zum Teilen
afterwards-portrait = Bild
afterwards-tall = Bild im Hochformat
afterwards-film = 20-Sekunden-Film
afterwards-film_made = Der Film entsteht …

coach-chose_nothing = { $name } ließ die Gelegenheit aus.
coach-dice_right = Die Würfel entschieden: So ein Ausgang hatte { $percent } % Chance. Die Belagerung von { $name } lohnte sich.
coach-dice_risky = Die Würfel entschieden: So ein Ausgang hatte { $percent } % Chance. Die Belagerung von { $name } kostete mehr, als sie versprach.
coach-siege_noble = Besser: mit { $count } Elefanten gegen { $city } von { $name }. Das hätte den Fürsten mit { $percent } % gebracht.
coach-siege_wall = Besser: mit { $count } Elefanten gegen { $city } von { $name }. Das hätte die Mauer mit { $percent } % zerstört.
coach-stay_home = Besser: die Elefanten zu Hause lassen; diese Belagerung kostete mehr, als sie bringen konnte.
coach-great_wall =
    { $count ->
        [one] Besser: noch einen Stein auf { $city }. Korn und Steine für eine große Mauer waren da, und sie zählt einen Punkt.
       *[other] Besser: noch { $count } Steine auf { $city }. Korn und Steine für eine große Mauer waren da, und sie zählt einen Punkt.
    }
coach-trade = Etwa { $amount } $ zu teuer: besser auf den Preis warten oder etwas mehr verlangen.
coach-pay_ransom = Besser: zahlen. Das Lösegeld war weniger, als ein Fürst wert ist.
coach-refuse_ransom = Besser: ablehnen. Das Lösegeld war mehr, als ein Fürst wert ist.
coach-take_noble = Besser: den Fürsten mitnehmen. Er zählt zwei Punkte.

award-builder = Maurerhände
award-builder-line = { $name } hat { $count } Steine gelegt. Einer muss es ja tun.
award-gravity = Freundschaft mit der Schwerkraft
award-gravity-line =
    { $count ->
        [one] Ein Stein kehrte zu { $name } zurück. Er hatte Heimweh.
       *[other] { $count } Steine kehrten zu { $name } zurück. Sie hatten Heimweh.
    }
award-farmer = Grüner Daumen
award-farmer-line = { $name } fuhr bei jedem Wetter { $count } Korn ein.
award-trader = Seele des Basars
award-trader-line = Geschäfte von { $name }: { $count }. Keine Hand blieb ungeschüttelt.
award-mahout = Aufsicht über die Elefanten
award-mahout-line = Elefanten, die { $name } losschickte: { $count }. Sie bitten um einen freien Tag.
award-fortress = Hier nicht durch
award-fortress-line = Belagerungen, die an den Mauern von { $name } zerbrachen: { $count }.
award-lucky = Gesegnetes Handgelenk
award-lucky-line = Die Würfel mochten { $name }: mehr Glück als an { $count } von 100 Abenden.
award-unlucky = Die Würfel schulden dir was
award-unlucky-line = { $count } von 100 Abenden wären freundlicher zu { $name } gewesen. Nächstes Mal.
award-bidder = Nach mir, bitte
award-bidder-line = { $name } zahlte zusammen { $count } $ für den ersten Zug.
award-host = Ein offenes Haus
award-host-line = Fürsten von { $name } auf Reisen: { $count }. Sie schicken Postkarten.
award-peace = Hüter des Friedens
award-peace-line = { $name } hat den ganzen Abend niemanden belagert. Die Elefanten danken.
award-company = Beste Gesellschaft
award-company-line = Ohne { $name } wäre es nur ein halber Abend gewesen.

stats-for_engineers = Für Ingenieure: Sind die Würfel fair, und liest die Kamera gut?

bg_stats-turns = { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
 }
bg_stats-unfinished = { $turns ->
    [one] { $turns } Runde, nicht zu Ende gespielt
   *[other] { $turns } Runden, nicht zu Ende gespielt
 }
