"""One game as it flows: what comes in from people, board and camera, and what follows; live or from a recording."""
