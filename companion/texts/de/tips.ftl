# A coach for the first game: one tip for each new thing.

tip-title = Ein Trainer fürs erste Spiel
tip-switch = Tipps
tip-understood = Verstanden
tip-rule = Die Regel

tip-lay = Blau nährt in der Regenzeit, Rot in der Trockenzeit: Mische sie, damit in jeder Runde etwas wächst.
tip-nobles = Wo ein Fürst steht, ist eine Stadt; nur sie trägt Mauer und Korn. Je weniger freie Plättchen daneben, desto schwerer ist sie zu belagern.
tip-walls = Eine breite unterste Lage erntet in jeder Jahreszeit mehr; Höhe hält nur Feinde ab. Neun Steine verteilen oder auf eine Stadt setzen?
tip-harvest = Eine Stadt bringt ein Korn und eines mehr für jeden Stein ihrer breitesten Lage. Die größte zuerst: Der Vorrat kann ausgehen.
tip-grain = Mit Korn bezahlst du Steine. Es steht in Säulen auf deinen Städten, und was fällt, ist weg: Niedrige Säulen sind sicherer.
tip-bid = Wer zuerst zieht, handelt vor den Preisänderungen und greift an, ehe andere bauen. Nur wer gewinnt, zahlt: Biete, was dir das in dieser Runde wert ist.
tip-commerce = Jeder Kauf macht eine Ware um eins teurer, jeder Verkauf billiger. Jeder Markt einmal pro Runde: Frag erst die anderen, ein Tausch kann beiden nützen.
tip-barter = Ein Tausch bewegt keinen Preis: Tauscht, worauf ihr euch einigt. Biete an, was dich wenig kostet und dort viel wert ist.
tip-build = Ein Korn bezahlt zwei Steine; was fällt, geht in den Vorrat zurück, und das Korn ist weg. Breit für die Ernte, fünfzehn für einen Punkt.
tip-deploy = Ein Schild verteidigt einmal die Städte auf den Plättchen daneben. Zwischen zwei deiner Städte dient er beiden.
tip-declare = Zwei Würfel je Elefant gegen ihre Schilde, und jeder Stein zählt für sie. Geh dorthin, wo ein Fürst eine niedrige Mauer hat, oder schone deine Elefanten.
tip-assign = Jeder Schildpunkt würfelt für dich; eingesetzte Schilde sind weg. Setze sie dort ein, wo der Verlust des Fürsten am meisten schmerzt.
tip-dice = Angriff minus Verteidigung minus Steine der Mauer: So viele Steine kommen herunter. Bleibt nichts übrig, hält die Mauer.
tip-spoils = Ein gefangener Fürst sind zwei Punkte für dich und einer weniger dort. Lösegeld lohnt, wenn du jetzt Geld nötiger hast als Punkte.
tip-pay = Den Fürsten zu verlieren kostet dich einen Punkt und verschenkt zwei. Zahle, wenn das mehr wert ist als das Verlangte.
