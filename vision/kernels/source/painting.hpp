// Painting as `vision/walls/render/drawing.py` does it by OpenCV, point by point the same within the raster, for the learned
// network was taught with OpenCV's lines: coordinates are 16.16 fixed point, a filled shape has its outline filled, too, and a
// broad line is a filled rectangle with a round end of a single point.
#pragma once

#include "wall.hpp"

constexpr Int BITS = 16, ONE = Int{1} << BITS, HALF = ONE / 2;
constexpr Int SHIFT = 4;  // coordinates are rounded to sixteenths, as OpenCV takes them, and painted in 65,536ths

// What a raster point shows; see `parts.Part`.
enum Part { OTHER, STONE_SIDE, STONE_TOP, UPRIGHT_EDGE, FOOT_EDGE, RIM, TOP_EDGE, DISK_SIDE, DISK_EDGE, DISK_TOP, NOBLE };

// As `canvas.Canvas` has it.
struct Canvas {
    Floats eye_mm;
    double height_mm, first_bearing, spacing, nearest_mm, step_mm, stone_mm;
    Bytes far, near;
    Map odds;
    Bytes drawn, instead;
    Ints stone_faces, stone_edges;
};

// As `canvas.Sprites` has them.
struct Sprites {
    Bytes points;
    Floats away_mm;
    Ints boxes;

    Int count() const { return away_mm.length(); }
};

// A place in the raster, rounded to sixteenths and told in 65,536ths.
inline Int fixed_point(double value) {
    return static_cast<Int>(rint(min(max(value, -500.0), 2000.0) * (1 << SHIFT))) * (1 << (BITS - SHIFT));
}

// The whole point in which a place in 65,536ths lies.
inline Int nearest_point(Int place) { return (place + HALF) >> BITS; }

inline bool is_within(Bytes drawn, Int x, Int y) { return 0 <= x && x < drawn.shape[1] && 0 <= y && y < drawn.shape[0]; }

inline void paint_point(Bytes drawn, Int x, Int y, uint8_t part) {
    if (is_within(drawn, x, y)) drawn(y, x) = part;
}

// A filled convex shape (N×2: x, y in 65,536ths).
void paint_convex(Bytes drawn, Ints points, uint8_t part);
