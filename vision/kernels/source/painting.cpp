// Draws stones and scores drawings; see `vision/walls/render/painting_kernels.py`.
#include "painting.hpp"

// A line one point wide, stepped along its longer axis; coordinates in 16.16 fixed point.
static void paint_line(Bytes drawn, Int x1, Int y1, Int x2, Int y2, uint8_t part) {
    const Int wide = llabs(x2 - x1), tall = llabs(y2 - y1);
    const bool flat = wide > tall;
    if (flat ? x2 < x1 : y2 < y1) {
        const Int x = x1, y = y1;
        x1 = x2, y1 = y2, x2 = x, y2 = y;
    }
    const Int step_x = flat ? ONE : (x2 - x1) * ONE / (tall | 1);
    const Int step_y = flat ? (y2 - y1) * ONE / (wide | 1) : ONE;
    const Int count = (flat ? x2 - x1 : y2 - y1) >> BITS;
    paint_point(drawn, nearest_point(x2), nearest_point(y2), part);
    // Most lines lie within the raster. If both ends do, so does every point, and none needs to be checked.
    const bool within = is_within(drawn, nearest_point(x1), nearest_point(y1)) &&
                        is_within(drawn, nearest_point(x2), nearest_point(y2));
    x1 += HALF;
    y1 += HALF;
    for (Int i = 0; i <= count; i++) {
        if (within) {
            drawn(y1 >> BITS, x1 >> BITS) = part;
        } else {
            paint_point(drawn, x1 >> BITS, y1 >> BITS, part);
        }
        x1 += step_x;
        y1 += step_y;
    }
}

// One of the two polygon edges that bound the row being filled, followed from the topmost corner downwards: the corner and the
// row at which it ends, its x in the current row, and the change of x per row (`across`).
struct Edge {
    Int corner, end, x, across;
};

// Advance to the next edge that ends below `row`; `towards` is the step from corner to corner (1, or their number less 1 to go
// backwards). Returns how many of the polygon's edges are left, −1 if none ends below.
static Int next_edge(Edge& edge, Ints points, Int towards, Int row, Int left) {
    const Int count = points.length();
    Int at = edge.corner, following = (at + towards) % count;
    while (left > 0) {
        left--;
        const Int end = nearest_point(points(following, 1));
        if (end > row) {
            const Int x = points(at, 0), across = points(following, 0) - x;
            edge = {following, end, x, (across * 2 + (end - row)) / (2 * (end - row))};
            return left;
        }
        at = following;
        following = (following + towards) % count;
    }
    edge.corner = at;
    return -1;
}

void paint_convex(Bytes drawn, Ints points, uint8_t part) {
    const Int rows = drawn.shape[0], columns = drawn.shape[1], count = points.length();
    Int topmost = 0, lowest = points(0, 1);
    for (Int i = 0; i < count; i++) {
        const Int before = i > 0 ? i - 1 : count - 1;
        paint_line(drawn, points(before, 0), points(before, 1), points(i, 0), points(i, 1), part);
        if (points(i, 1) < points(topmost, 1)) topmost = i;
        lowest = max(lowest, points(i, 1));
    }
    Int row = nearest_point(points(topmost, 1));
    const Int last = min(nearest_point(lowest), rows - 1);
    Edge one{topmost, row, -ONE, 0}, other = one;
    for (Int left = count; row <= last; row++) {
        if (row >= one.end) left = next_edge(one, points, 1, row, left);
        if (row >= other.end && left >= 0) left = next_edge(other, points, count - 1, row, left);
        if (left < 0) break;
        if (row >= 0) {
            const Int first = max<Int>(nearest_point(min(one.x, other.x)), 0);
            const Int end = min(nearest_point(max(one.x, other.x)), columns - 1);
            for (Int x = first; x <= end; x++) drawn(row, x) = part;
        }
        one.x += one.across;
        other.x += other.across;
    }
}

// The round cap of a broad line: a plus of five points.
static void paint_cap(Bytes drawn, Int x, Int y, uint8_t part) {
    const Int column = nearest_point(x), row = nearest_point(y);
    paint_point(drawn, column, row, part);
    paint_point(drawn, column - 1, row, part);
    paint_point(drawn, column + 1, row, part);
    paint_point(drawn, column, row - 1, part);
    paint_point(drawn, column, row + 1, part);
}

// A line two points wide (ends in 16.16 fixed point), with a round cap at its end and, if it is the `first` of a polyline, at its
// start.
static void paint_broad_line(Bytes drawn, const Int* start, const Int* end, uint8_t part, bool first) {
    const double dx = static_cast<double>(start[0] - end[0]) / ONE, dy = static_cast<double>(end[1] - start[1]) / ONE;
    const double square = dx * dx + dy * dy;
    if (square > 1e-15) {
        const double reach = ONE / sqrt(square);  // half the width, in 16.16 fixed point
        const Int by_x = static_cast<Int>(rint(dy * reach)), by_y = static_cast<Int>(rint(dx * reach));
        Int corners[4][2] = {{start[0] + by_x, start[1] + by_y},
                             {start[0] - by_x, start[1] - by_y},
                             {end[0] - by_x, end[1] - by_y},
                             {end[0] + by_x, end[1] + by_y}};
        paint_convex(drawn, {corners[0], {4, 2, 1}}, part);
    }
    if (first) paint_cap(drawn, start[0], start[1], part);
    paint_cap(drawn, end[0], end[1], part);
}

// A box in whole points; right and bottom are inclusive.
struct Box {
    Int left, top, right, bottom;

    static Box empty() { return {1 << 30, 1 << 30, -(1 << 30), -(1 << 30)}; }
    static Box from(const Int* ends) { return {ends[0], ends[1], ends[2], ends[3]}; }
    Box with(const Box& other) const {
        return {min(left, other.left), min(top, other.top), max(right, other.right), max(bottom, other.bottom)};
    }
};

// A stone in the raster: its corners (16.16 fixed point; four below, then four above), a bit mask of the sides that face the
// camera, and its distance from the camera.
struct Projected {
    Int points[8][2];
    Int pattern;
    double away_mm;
};

// Project a stone (x, y, height of the lower face, yaw) into the raster and extend a box to its corners.
static Projected project_stone(const Canvas& canvas, const double* stone, Box& box) {
    const double x = stone[0], y = stone[1], z = stone[2], yaw = stone[3];
    const double half = canvas.stone_mm / 2, cos_yaw = cos(yaw), sin_yaw = sin(yaw);
    const double eye_x = canvas.eye_mm[0], eye_y = canvas.eye_mm[1];
    const double offsets_x[4] = {-half * cos_yaw + half * sin_yaw, half * cos_yaw + half * sin_yaw,
                                 half * cos_yaw - half * sin_yaw, -half * cos_yaw - half * sin_yaw};
    const double offsets_y[4] = {-half * sin_yaw - half * cos_yaw, half * sin_yaw - half * cos_yaw,
                                 half * sin_yaw + half * cos_yaw, -half * sin_yaw + half * cos_yaw};
    Projected placed;
    placed.pattern = 0;
    for (Int i = 0; i < 4; i++) {
        const double dx = x + offsets_x[i] - eye_x, dy = y + offsets_y[i] - eye_y;
        const Int column = fixed_point(wrapped(atan2(dy, dx) - canvas.first_bearing) / canvas.spacing);
        const double ground = sqrt(dx * dx + dy * dy);
        for (Int above = 0; above < 2; above++) {
            const double shade = canvas.height_mm / (canvas.height_mm - z - static_cast<double>(above) * canvas.stone_mm);
            const Int row = fixed_point((ground * shade - canvas.nearest_mm) / canvas.step_mm);
            placed.points[i + 4 * above][0] = column;
            placed.points[i + 4 * above][1] = row;
            box = box.with({column >> BITS, row >> BITS, column >> BITS, row >> BITS});
        }
        const Int following = (i + 1) % 4;
        const double out_x = (offsets_x[i] + offsets_x[following]) / 2, out_y = (offsets_y[i] + offsets_y[following]) / 2;
        if ((eye_x - x - out_x) * out_x + (eye_y - y - out_y) * out_y > 0) placed.pattern |= Int{1} << i;
    }
    const double up = canvas.height_mm - z - half;
    placed.away_mm = sqrt((eye_x - x) * (eye_x - x) + (eye_y - y) * (eye_y - y) + up * up);
    return placed;
}

// Paint a stone's faces, then its edges. Part 0 ends a table's row.
static void paint_stone(const Canvas& canvas, Bytes drawn, const Projected& placed) {
    for (Int f = 0; f < canvas.stone_faces.shape[1]; f++) {
        const Int* face = &canvas.stone_faces(placed.pattern, f, 0);
        if (face[4] == 0) break;
        Int corners[4][2];
        for (Int i = 0; i < 4; i++) corners[i][0] = placed.points[face[i]][0], corners[i][1] = placed.points[face[i]][1];
        paint_convex(drawn, {corners[0], {4, 2, 1}}, static_cast<uint8_t>(face[4]));
    }
    for (Int e = 0; e < canvas.stone_edges.shape[1]; e++) {
        const Int* edge = &canvas.stone_edges(placed.pattern, e, 0);
        if (edge[2] == 0) break;
        paint_broad_line(drawn, placed.points[edge[0]], placed.points[edge[1]], static_cast<uint8_t>(edge[2]), edge[3] == 1);
    }
}

// Paint a sprite's points that lie in both boxes.
static void paint_sprite(Bytes drawn, Bytes sprite, const Box& box, const Box& within) {
    for (Int row = max(box.top, within.top); row <= min(box.bottom, within.bottom); row++) {
        for (Int column = max(box.left, within.left); column <= min(box.right, within.right); column++) {
            if (sprite(row, column)) drawn(row, column) = sprite(row, column);
        }
    }
}

// Projected stones. `place` returns the box that they touch, including the width of edges, clipped to the raster.
struct Stones {
    Scratch<Projected> placed;
    Scratch<double> away_mm;  // of stones, then of sprites; −1 once painted
    Int count = 0;

    Stones(Int most, Int sprites) : placed(most), away_mm(most + sprites) {}

    Box place(const Canvas& canvas, Floats stones, Int first, Int end) {
        Box box = Box::empty();
        count = end - first;
        if (count == 0) return box;
        for (Int i = 0; i < count; i++) placed[i] = project_stone(canvas, &stones(first + i, 0), box);
        const Int rows = canvas.far.shape[0], columns = canvas.far.shape[1];
        return {max<Int>(box.left - 2, 0), max<Int>(box.top - 2, 0), min(box.right + 2, columns - 1), min(box.bottom + 2, rows - 1)};
    }

    // Paint the stones, and the sprites' points within a box, the nearest last.
    void paint(const Canvas& canvas, Bytes drawn, const Sprites& sprites, const Box& within) {
        const Int all = count + sprites.count();
        for (Int i = 0; i < all; i++) away_mm[i] = i < count ? placed[i].away_mm : sprites.away_mm[i - count];
        for (Int painted = 0; painted < all; painted++) {
            Int farthest = 0;
            for (Int i = 1; i < all; i++) {
                if (away_mm[i] > away_mm[farthest]) farthest = i;
            }
            away_mm[farthest] = -1.0;
            const Int sprite = farthest - count;
            if (sprite < 0) {
                paint_stone(canvas, drawn, placed[farthest]);
            } else {
                paint_sprite(drawn, sprites.points.at(sprite), Box::from(&sprites.boxes(sprite, 0)), within);
            }
        }
    }
};

// The box around all sprites.
static Box box_of(const Sprites& sprites) {
    Box box = Box::empty();
    for (Int s = 0; s < sprites.count(); s++) box = box.with(Box::from(&sprites.boxes(s, 0)));
    return box;
}

// Reset a box to `far`, what stands behind the tile.
static void restore(const Canvas& canvas, Bytes drawn, const Box& box) {
    for (Int row = box.top; row <= box.bottom; row++) {
        for (Int column = box.left; column <= box.right; column++) drawn(row, column) = canvas.far(row, column);
    }
}

// Over the points at which two drawings differ: the log odds in favour of the first, summed with their sign (`first`), and the
// sum of their absolute values (`either`).
struct Gain {
    double first, either;
};

static Gain gain_in(const Canvas& canvas, Bytes drawn, Bytes other, const Box& box) {
    Gain gain{0.0, 0.0};
    for (Int row = box.top; row <= box.bottom; row++) {
        const uint8_t *part = &drawn(row, 0), *instead = &other(row, 0), *near = &canvas.near(row, 0);
        for (Int column = box.left; column <= box.right; column++) {
            if (part[column] == instead[column] || near[column]) continue;
            const float* odds = &canvas.odds(row, column, 0);
            const float more = odds[part[column]] - odds[instead[column]];
            gain.first += more;
            gain.either += fabsf(more);
        }
    }
    return gain;
}

static void fill_box(Canvas canvas, Floats stones, Sprites sprites, Ints box) {
    Stones own(stones.length(), 0);
    const Box touched = own.place(canvas, stones, 0, stones.length()).with(box_of(sprites));
    box[0] = touched.left, box[1] = touched.top, box[2] = touched.right, box[3] = touched.bottom;
}
KERNEL(void, fill_box)

static void draw(Canvas canvas, Bytes drawn, Floats stones, Sprites sprites) {
    Stones own(stones.length(), sprites.count());
    own.place(canvas, stones, 0, stones.length());
    own.paint(canvas, drawn, sprites, {0, 0, drawn.shape[1] - 1, drawn.shape[0] - 1});
}
KERNEL(void, draw)

static void gains_of(Canvas canvas, Floats stones, Ints starts, Sprites sprites, Floats gains) {
    Int most = 0;
    for (Int n = 0; n < gains.length(); n++) most = max(most, starts[n + 1] - starts[n]);
    Stones own(most, sprites.count());
    const Box about = box_of(sprites);
    // Draw the sprites alone once. Each drawing is then compared with that, only in the box of its stones.
    own.paint(canvas, canvas.instead, sprites, about);
    const double alone = gain_in(canvas, canvas.instead, canvas.far, about).first;
    for (Int n = 0; n < gains.length(); n++) {
        const Box box = own.place(canvas, stones, starts[n], starts[n + 1]);
        own.paint(canvas, canvas.drawn, sprites, box);
        gains[n] = alone + gain_in(canvas, canvas.drawn, canvas.instead, box).first;
        restore(canvas, canvas.drawn, box);
    }
    restore(canvas, canvas.instead, about);
}
KERNEL(void, gains_of)

static void told_apart(Canvas canvas, Floats stones, Sprites sprites, Floats other_stones, Sprites other_sprites, Int beside,
                       Floats told) {
    Stones own(stones.length(), sprites.count()), others(other_stones.length(), other_sprites.count());
    Box box = own.place(canvas, stones, 0, stones.length()).with(others.place(canvas, other_stones, 0, other_stones.length()));
    if (beside) box = box.with(box_of(sprites)).with(box_of(other_sprites));
    own.paint(canvas, canvas.drawn, sprites, box);
    others.paint(canvas, canvas.instead, other_sprites, box);
    const Gain gain = gain_in(canvas, canvas.drawn, canvas.instead, box);
    restore(canvas, canvas.drawn, box);
    restore(canvas, canvas.instead, box);
    told[0] = gain.first, told[1] = gain.either;
}
KERNEL(void, told_apart)

// For tests, which compare them with OpenCV.
static void fill_shape(Bytes drawn, Ints points, Int part) { paint_convex(drawn, points, static_cast<uint8_t>(part)); }
KERNEL(void, fill_shape)

static void draw_broad_line(Bytes drawn, Ints ends, Int part) {
    paint_broad_line(drawn, &ends(0, 0), &ends(1, 0), static_cast<uint8_t>(part), true);
}
KERNEL(void, draw_broad_line)
