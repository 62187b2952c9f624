// Paints grain disks as `vision/walls/render/drawing.py` does with OpenCV; see `vision/walls/render/disk_kernels.py`.
#include "painting.hpp"

constexpr Int CORNERS = 24;  // of the polygon that stands for a level circle

// Whether a, b, c (x, y) turn strictly to the left (a positive cross product); collinear points do not.
static bool turns_left(const Int* a, const Int* b, const Int* c) {
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

// Sort points (N×2) by x, then by y.
static void sort(Ints points) {
    for (Int i = 1; i < points.length(); i++) {
        const Int x = points(i, 0), y = points(i, 1);
        Int at = i;
        for (; at > 0 && (points(at - 1, 0) > x || (points(at - 1, 0) == x && points(at - 1, 1) > y)); at--) {
            points(at, 0) = points(at - 1, 0), points(at, 1) = points(at - 1, 1);
        }
        points(at, 0) = x, points(at, 1) = y;
    }
}

// Sort points (N×2), fill `hull` with the corners of their convex hull and return their number (monotone chain, Andrew
// 1979).
static Int convex_hull(Ints points, Ints hull) {
    sort(points);
    const Int last = points.length() - 1;
    Int count = 0, upper_least = 0;
    for (Int step = 0; step <= 2 * last; step++) {
        const Int at = step <= last ? step : 2 * last - step;
        const Int least = step <= last ? 2 : upper_least;
        while (count >= least && !turns_left(&hull(count - 2, 0), &hull(count - 1, 0), &points(at, 0))) count--;
        hull(count, 0) = points(at, 0), hull(count, 1) = points(at, 1);
        count++;
        if (step == last) upper_least = count + 1;
    }
    return count - 1;
}

// A line one point wide (Bresenham 1965). Its ends (16.16 fixed point) are rounded to whole points first, as OpenCV does.
static void paint_thin_line(Bytes drawn, const Int* start, const Int* end, uint8_t part) {
    Int x1 = nearest_point(start[0]), y1 = nearest_point(start[1]), x2 = nearest_point(end[0]), y2 = nearest_point(end[1]);
    if (x2 < x1) {
        const Int x = x1, y = y1;
        x1 = x2, y1 = y2, x2 = x, y2 = y;
    }
    const Int wide = x2 - x1, tall = llabs(y2 - y1), down = y2 > y1 ? 1 : -1;
    const Int longer = max(wide, tall), shorter = min(wide, tall);
    Int error = longer - 2 * shorter;
    for (Int i = 0; i <= longer; i++) {
        paint_point(drawn, x1, y1, part);
        const bool aside = error < 0;
        if (aside || wide >= tall) x1 += 1;
        if (aside || wide < tall) y1 += down;
        error += aside ? 2 * (longer - shorter) : -2 * shorter;
    }
}

// The side is the convex hull of the lowest and the highest circle.
static void paint_disks(Canvas canvas, Bytes drawn, double x_mm, double y_mm, Floats levels_mm, double radius_mm, Ints box) {
    const Int count = levels_mm.length();
    Scratch<Int> rings(count, CORNERS, 2), both(2 * CORNERS, 2), side(4 * CORNERS, 2);
    for (Int i = 0; i < CORNERS; i++) {
        const double around = static_cast<double>(i) * (2 * M_PI / CORNERS);
        const double dx = cos(around) * radius_mm + x_mm - canvas.eye_mm[0];
        const double dy = sin(around) * radius_mm + y_mm - canvas.eye_mm[1];
        const Int column = fixed_point(wrapped(atan2(dy, dx) - canvas.first_bearing) / canvas.spacing);
        const double ground = sqrt(dx * dx + dy * dy);
        for (Int level = 0; level < count; level++) {
            const double there = ground * canvas.height_mm / (canvas.height_mm - levels_mm[level]);
            rings(level, i, 0) = column, rings(level, i, 1) = fixed_point((there - canvas.nearest_mm) / canvas.step_mm);
        }
    }
    for (Int i = 0; i < CORNERS; i++) {
        for (Int axis = 0; axis < 2; axis++) {
            both(i, axis) = rings(0, i, axis), both(CORNERS + i, axis) = rings(count - 1, i, axis);
        }
    }
    const Int corners = convex_hull(both, side);
    paint_convex(drawn, side.head(corners), DISK_SIDE);
    paint_convex(drawn, rings.at(count - 1), DISK_TOP);
    // Rims are drawn only on the half that faces the camera: a quarter turn to either side.
    const double towards = atan2(canvas.eye_mm[1] - y_mm, canvas.eye_mm[0] - x_mm);
    const Int first = static_cast<Int>(rint((towards - M_PI / 2) / (2 * M_PI / CORNERS))) + 1 + CORNERS;
    for (Int level = 0; level < count; level++) {
        for (Int i = first; i < first + CORNERS / 2 - 2; i++) {
            paint_thin_line(drawn, &rings(level, i % CORNERS, 0), &rings(level, (i + 1) % CORNERS, 0), DISK_EDGE);
        }
    }
    for (Int axis = 0; axis < 2; axis++) {
        box[axis] = box[axis + 2] = side(0, axis) >> BITS;
        for (Int i = 0; i < corners; i++) {
            box[axis] = min(box[axis], side(i, axis) >> BITS), box[axis + 2] = max(box[axis + 2], side(i, axis) >> BITS);
        }
        box[axis] = max<Int>(box[axis] - 1, 0);
        box[axis + 2] = min(box[axis + 2] + 1, drawn.shape[1 - axis] - 1);
    }
}
KERNEL(void, paint_disks)

// For tests, which compare it with OpenCV.
static void draw_thin_line(Bytes drawn, Ints ends, Int part) {
    paint_thin_line(drawn, &ends(0, 0), &ends(1, 0), static_cast<uint8_t>(part));
}
KERNEL(void, draw_thin_line)
