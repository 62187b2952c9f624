// The rays of a raster: one per column, at equal bearings; see `vision/walls/evidence/ray_sums.py`.
#pragma once

#include "wall.hpp"

// The fields of `ray_sums.Rays`.
struct Rays {
    Floats eye_mm;
    double height_mm, first_bearing, spacing;
    Int columns;
    double nearest_mm, rows_per_mm;
    Int rows;
};
