"""Raja by phases: each with its commands, events, moves, what seats are offered, what is decided and what that changes."""
