"""Routes of a game in progress: seats, commands, devices, and the host's actions."""
