// Scores grain columns by running sums of their parts' gains, ray by ray; see `vision/walls/render/column_kernels.py`.
#include "rays.hpp"

enum { SIDE, TOP, EDGE, EDGE_OVER_SIDE };  // in the order of `sum_disk_parts` in `fit.cpp`
constexpr double STEEPEST = 4.0;           // the most rows that an edge may cross in one raster column
constexpr double BOUND_MM = 0.3;           // half a raster point (0.6 mm): filling a shape also draws its outline

// The gain of a part over the rows from `low` to before `high` of one raster column; rows count away from the camera.
static inline float gain_between(Map sums, const Rays& rays, Int part, Int column, double low, double high) {
    const Int start = (part * rays.columns + column) * (rays.rows + 1);
    const double most = static_cast<double>(rays.rows);
    return sums[start + static_cast<Int>(min(max(high, 0.0), most))] - sums[start + static_cast<Int>(min(max(low, 0.0), most))];
}

// From ray to ray, the sine and cosine of the angle between ray and column are rotated by the rays' spacing (angle addition).
static void weigh_disks(Map sums, Rays rays, Floats columns, double radius_mm, double disk_mm, Floats scores) {
    const double broad = radius_mm + BOUND_MM;
    const double step_cos = cos(rays.spacing), step_sin = sin(rays.spacing);
    double tallest = 0.0;
    for (Int b = 0; b < columns.length(); b++) tallest = max(tallest, columns(b, 2));
    Scratch<double> shades(static_cast<Int>(tallest) + 1);  // of rims, by the number of disks below
    for (Int disk = 0; disk < shades.length(); disk++) {
        shades[disk] = rays.height_mm / (rays.height_mm - disk_mm * static_cast<double>(disk));
    }
    for (Int b = 0; b < columns.length(); b++) {
        const double dx = columns(b, 0) - rays.eye_mm[0], dy = columns(b, 1) - rays.eye_mm[1], count = columns(b, 2);
        const double reach = sqrt(dx * dx + dy * dy);
        const double middle = wrapped(atan2(dy, dx) - rays.first_bearing);
        const Int first = max<Int>(ceil_int((middle - 1.02 * broad / reach) / rays.spacing), 0);
        const Int end = min(floor_int((middle + 1.02 * broad / reach) / rays.spacing) + 1, rays.columns);
        const double shade = rays.height_mm / (rays.height_mm - disk_mm * count);
        double total = 0.0;
        const double turn = static_cast<double>(first) * rays.spacing - middle;
        double cos_turn = cos(turn), sin_turn = sin(turn);
        for (Int c = first; c < end; c++) {
            const double aside = reach * sin_turn, along = reach * cos_turn;
            const double next_cos = cos_turn * step_cos - sin_turn * step_sin;
            sin_turn = sin_turn * step_cos + cos_turn * step_sin;
            cos_turn = next_cos;
            if (fabs(aside) >= broad) continue;
            const double half = sqrt(max(radius_mm * radius_mm - aside * aside, 0.05));
            const double slope = fabs(aside) / half * (reach * rays.spacing * rays.rows_per_mm);
            const double half_edge = max(0.5, 0.5 * min(slope, STEEPEST));
            const double near = along - half;
            const double foot = (near - rays.nearest_mm) * rays.rows_per_mm + 0.5;
            const double rim = (near * shade - rays.nearest_mm) * rays.rows_per_mm + 0.5;
            const double back = ((along + half) * shade - rays.nearest_mm) * rays.rows_per_mm + 1.5;
            total += gain_between(sums, rays, SIDE, c, foot, rim) + gain_between(sums, rays, TOP, c, rim, back);
            // Edges are painted over sides and top, so what they cover is subtracted: side on both sides of a joint, side
            // above the foot (below it there is none), side below the rim and top beyond it.
            double low = foot + 0.5 - half_edge, high = foot + 0.5 + half_edge;
            total += gain_between(sums, rays, EDGE, c, low, high) - gain_between(sums, rays, SIDE, c, foot, high);
            low = rim + 0.5 - half_edge, high = rim + 0.5 + half_edge;
            total += gain_between(sums, rays, EDGE, c, low, high) - gain_between(sums, rays, SIDE, c, low, rim);
            total -= gain_between(sums, rays, TOP, c, rim, high);
            for (Int disk = 1; disk < static_cast<Int>(count); disk++) {
                const double level = (near * shades[disk] - rays.nearest_mm) * rays.rows_per_mm + 1.0;
                total += gain_between(sums, rays, EDGE_OVER_SIDE, c, level - half_edge, level + half_edge);
            }
        }
        scores[b] = total;
    }
}
KERNEL(void, weigh_disks)
