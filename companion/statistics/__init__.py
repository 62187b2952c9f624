"""Statistics of recorded evenings: dice, readings, time, prices, sieges. Pure, except ``plots``."""
