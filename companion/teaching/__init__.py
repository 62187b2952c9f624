"""Tables that were taught: their files, and the companion's settings for them."""
