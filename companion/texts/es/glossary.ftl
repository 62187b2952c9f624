# Glossary: one word a thing, in every entry. What stands after “never” is for tests: no entry uses it.
#
# wall = muralla (never muro, muros)
# noble = noble (never príncipe)
# tile = loseta (never ficha de terreno); a cell of a grid or card mat = casilla
# mat = tapete; marker printed on it = marca (never marcador, marcadores); player marker = peón
# grain disk = disco; column of them = columna; shield = escudo; elephant = elefante
# well of the dice board = pozo (never hueco, huecos); a tile's side = cara; what was counted = recuento
# file = archivo (never fichero); a camera's lens = objetivo (never lente, lentes); live = en directo (never en vivo)
# seat = sitio; phone = teléfono (never celular, smartphone, móvil)
# People are spoken to as tú; a group as vosotros.
