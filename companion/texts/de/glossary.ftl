# Glossary: one word a thing, in every entry. What stands after “never” is for tests: no entry uses it.
#
# wall = Mauer
# noble = Fürst (never Edler, Edle, Adliger)
# tile = Plättchen (never Kachel); a cell of a grid or card mat = Feld
# mat = Matte; marker printed on it = Marke; player marker = Spielfigur
# grain disk = Scheibe; column of them = Säule; shield = Schild; elephant = Elefant
# seat = Platz; host = Gastgeber; recording = Aufzeichnung; a camera's shot = Aufnahme; phone = Telefon (never Handy, Handys, Smartphone)
# seat mat = Spielermatte (never Sitzmatte, Sitzmatten); dice board = Würfelbrett (never Würfelplatine); fair (never gerecht, gerechte, gerechter, gerechten)
# People are spoken to as du; a group as ihr.
