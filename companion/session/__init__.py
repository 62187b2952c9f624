"""The session of one game: inputs from people, board and camera, and what follows; live or from a recording."""
