"""Printed parts of the rig in CAD: dice tower, sensor carriers, camera arm and clamp, Arduino case."""
