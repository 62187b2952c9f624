"""Tables that were taught: their files, and the companion's settings at one of them."""
