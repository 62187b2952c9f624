"""Raja by phases: each with its commands, events, moves, offers, decisions and changes of the state."""
