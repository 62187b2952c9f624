"""For makers: what a table tells the room it stands in, and the buttons there that speak for it."""
