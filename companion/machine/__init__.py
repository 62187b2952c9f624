"""A Raspberry Pi written from Raja's image: which of its two systems starts, its first start, its updates."""
