"""What a game of Raja was like, told when it is over: how it was won, luck and choices, bargains, walls, awards, turning points."""
