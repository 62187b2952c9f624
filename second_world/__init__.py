"""A second, physically based world for testing vision: nothing that learns may see it.

Pieces, mats and sizes are the game's; meshes, woods, paints, prints, rooms, lens and sensor all differ from those of
the training photos, and so does the renderer (Mitsuba 3).
"""
