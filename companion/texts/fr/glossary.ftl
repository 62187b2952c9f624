# Glossary: one word a thing, in every entry. What stands after “never” is for tests: no entry uses it.
#
# wall = muraille (never un mur, du mur, le mur, autre mur)
# noble = noble (never prince, seigneur)
# tile = tuile; a cell of a grid or card mat = case
# mat = tapis; marker printed on it = repère; player marker = pion
# grain disk = disque; column of them = colonne; shield = bouclier; elephant = éléphant
# well of the dice board = puits (never alvéole, alvéoles); to calibrate = calibrer (never étalonner, étalonnée, étalonnez)
# seat = place; phone = téléphone (never portable, smartphone)
# People are spoken to as vous. Before : » % $ stands U+00A0, before ; ! ? the narrow U+202F.
