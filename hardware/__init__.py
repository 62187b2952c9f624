"""Everything between Python and the physical world: drivers, their virtual counterparts, mats, parts and wiring."""
