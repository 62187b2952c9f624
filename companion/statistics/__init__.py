"""What recorded evenings teach: dice, seeing, time, prices, sieges. Pure, but for ``plots``."""
