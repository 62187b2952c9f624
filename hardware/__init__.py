"""Everything between Python and the physical world: drivers, their virtual twins, mats, parts and wiring."""
