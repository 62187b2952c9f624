// The search's tables as kernels take them, and where rays enter and leave stones; see `vision/walls/search/tables.py`.
#pragma once

#include "wall.hpp"

// The fields of `tables.Ground`.
struct Ground {
    Floats eye_mm;
    Map cosines, sines;
    Floats first_bearing, spacing;
    Map nearest_mm;
    double rows_per_mm;
    Int rows;
    Map shades, courses, tops;
    Ints order_offset;
    Map free, heights;
    Int orders;
    Floats middles, discs;
    double stone_mm, reach_mm, cost_per_mm, sharpest_turn, widest_gap_mm, pitch_mm, least_gain;
    Int block_stride;

    Int columns() const { return cosines.shape[1]; }
};

constexpr float FAR = 1e6f;  // mm; means that a ray misses

// A range of columns; `end` is exclusive.
struct Span {
    Int first, end;
};

// The index (0…rows) into a running sum for a ground distance, rounded and clamped.
inline Int row_at(const Ground& ground, Int scene, float distance_mm) {
    const float row = (distance_mm - ground.nearest_mm[scene]) * static_cast<float>(ground.rows_per_mm) + 0.5f;
    return static_cast<Int>(min(max(row, 0.0f), static_cast<float>(ground.rows)));
}

// The fractional column of a direction on the ground, to a few hundredths of a column: near the middle column, a truncated
// series of the arctangent, which is faster than atan2.
inline double column_towards(const Ground& ground, Int scene, double dx, double dy) {
    const Int middle = ground.columns() / 2;
    const double cos_ray = ground.cosines(scene, middle), sin_ray = ground.sines(scene, middle);
    const double ahead = cos_ray * dx + sin_ray * dy, aside = cos_ray * dy - sin_ray * dx;
    if (fabs(aside) > 0.4 * ahead) return wrapped(atan2(dy, dx) - ground.first_bearing[scene]) / ground.spacing[scene];
    const double slope = aside / ahead;
    const double square = slope * slope;
    const double turn = slope * (1 - square * (1.0 / 3 - square * (1.0 / 5 - square / 7)));
    return static_cast<double>(middle) + turn / ground.spacing[scene];
}

// Intersect rays with the k-th rectangle on the ground (K×4: x, y, cosine and sine of its yaw), by the slab method: fill in row k
// of `entry_mm` and `exit_mm` (K×m), ground distances from the camera's foot, FAR and −FAR for a miss. Only the columns of its
// bounding circle are computed; they are written to `spans` (K×2: first, end).
inline void intersect_rectangle(const Ground& ground, Int scene, Floats stones, Int k, double half_length, double half_depth,
                                Ints spans, Map entry_mm, Map exit_mm) {
    const double dx = stones(k, 0) - ground.eye_mm[0], dy = stones(k, 1) - ground.eye_mm[1];
    const double middle = column_towards(ground, scene, dx, dy);
    double half = 1.02 * sqrt((half_length * half_length + half_depth * half_depth) / (dx * dx + dy * dy));
    half /= ground.spacing[scene];
    const Int first = max<Int>(floor_int(middle - half), 0);
    const Int end = min(ceil_int(middle + half) + 1, ground.columns());
    const double cos64 = stones(k, 2), sin64 = stones(k, 3);
    const float along = static_cast<float>(cos64 * dx + sin64 * dy), across = static_cast<float>(cos64 * dy - sin64 * dx);
    const float cos32 = static_cast<float>(cos64), sin32 = static_cast<float>(sin64);
    const float length = static_cast<float>(half_length), depth = static_cast<float>(half_depth);
    const float *cosines = &ground.cosines(scene, 0), *sines = &ground.sines(scene, 0);
    float *entry_here = &entry_mm(k, 0), *exit_here = &exit_mm(k, 0);
    for (Int c = first; c < end; c++) {
        const float per_along = 1.0f / (cos32 * cosines[c] + sin32 * sines[c] + 1e-9f);
        const float per_across = 1.0f / (cos32 * sines[c] - sin32 * cosines[c] + 1e-9f);
        const float near = max(along * per_along - fabsf(per_along) * length, across * per_across - fabsf(per_across) * depth);
        const float far = min(along * per_along + fabsf(per_along) * length, across * per_across + fabsf(per_across) * depth);
        entry_here[c] = near < far ? near : FAR;
        exit_here[c] = near < far ? far : -FAR;
    }
    spans(k, 0) = first, spans(k, 1) = end;
}

// The range of columns that holds the spans of the first `used` rectangles.
inline Span span_of(Ints spans, Int used) {
    Span all{spans(0, 0), spans(0, 1)};
    for (Int k = 1; k < used; k++) all = {min(all.first, spans(k, 0)), max(all.end, spans(k, 1))};
    return all;
}
