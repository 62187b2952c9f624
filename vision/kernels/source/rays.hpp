// A raster's rays; see `vision/walls/evidence/ray_sums.py`.
#pragma once

#include "wall.hpp"

// As `ray_sums.Rays` has it.
struct Rays {
    Floats eye_mm;
    double height_mm, first_bearing, spacing;
    Int columns;
    double nearest_mm, rows_per_mm;
    Int rows;
};
