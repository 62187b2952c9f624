"""A second, physically based world to test seeing in: nothing that learns may look at it.

Pieces, mats and sizes are the game's; meshes, woods, paints, prints, rooms, lens and sensor are none of those of the
photos that seeing learned from, and neither is the renderer (Mitsuba 3).
"""
