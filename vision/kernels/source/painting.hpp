// Painting as `vision/walls/render/drawing.py` does it with OpenCV: the same points within the raster, because the network was
// trained on OpenCV's lines. So coordinates are 16.16 fixed point (65,536ths of a point), filling a shape also draws its outline,
// and a broad line is a filled rectangle whose round caps have a radius of one point.
#pragma once

#include "wall.hpp"

constexpr Int BITS = 16, ONE = Int{1} << BITS, HALF = ONE / 2;
constexpr Int SHIFT = 4;  // coordinates are first rounded to sixteenths, the form in which `drawing.py` passes them to OpenCV

// What a raster point shows; the values of `parts.Part`.
enum Part { OTHER, STONE_SIDE, STONE_TOP, UPRIGHT_EDGE, FOOT_EDGE, RIM, TOP_EDGE, DISK_SIDE, DISK_EDGE, DISK_TOP, NOBLE };

// The fields of `canvas.Canvas`.
struct Canvas {
    Floats eye_mm;
    double height_mm, first_bearing, spacing, nearest_mm, step_mm, stone_mm;
    Bytes far, near;
    Map odds;
    Bytes drawn, instead;
    Ints stone_faces, stone_edges;
};

// The fields of `canvas.Sprites`.
struct Sprites {
    Bytes points;
    Floats away_mm;
    Ints boxes;

    Int count() const { return away_mm.length(); }
};

// A raster coordinate, clamped and rounded to sixteenths as in `drawing.py`, in 16.16 fixed point.
inline Int fixed_point(double value) {
    return static_cast<Int>(rint(min(max(value, -500.0), 2000.0) * (1 << SHIFT))) * (1 << (BITS - SHIFT));
}

// The whole point nearest to a coordinate in 16.16 fixed point.
inline Int nearest_point(Int place) { return (place + HALF) >> BITS; }

inline bool is_within(Bytes drawn, Int x, Int y) { return 0 <= x && x < drawn.shape[1] && 0 <= y && y < drawn.shape[0]; }

inline void paint_point(Bytes drawn, Int x, Int y, uint8_t part) {
    if (is_within(drawn, x, y)) drawn(y, x) = part;
}

// Fill a convex polygon (N×2: x, y in 16.16 fixed point).
void paint_convex(Bytes drawn, Ints points, uint8_t part);
