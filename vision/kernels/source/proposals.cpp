// Scores candidate columns and nobles by running sums along the rays, and hill climbing for columns; see
// `vision/walls/search/proposal_kernels.py`.
#include "rays.hpp"

constexpr double FAR = 1e6;  // mm; means that a ray misses

// The index into flat running sums (m×(rows+1)) for a ground distance in one column, rounded and clamped.
static inline Int index_of(const Rays& rays, Int column, double distance_mm) {
    const double most = static_cast<double>(rays.rows);
    const double row = min(max((distance_mm - rays.nearest_mm) * rays.rows_per_mm + 0.5, 0.0), most);
    return column * (rays.rows + 1) + static_cast<Int>(row);
}

// The columns that may show a round piece: the bearing of its middle (rad, from the first column's), and a range of columns;
// `end` is exclusive.
struct Columns {
    double middle;
    Int first, end;
};

static Columns columns_about(const Rays& rays, double towards, double reach_mm, double radius_mm) {
    const double middle = wrapped(towards - rays.first_bearing);
    const double half = radius_mm / max(reach_mm, radius_mm) * 1.02;
    const Int first = floor_int((middle - half) / rays.spacing), end = ceil_int((middle + half) / rays.spacing) + 1;
    return {middle, max<Int>(first, 0), min(end, rays.columns)};
}

// The fields of `proposal_kernels.Round` and `proposal_kernels.Costs`.
struct Round {
    Map side, top;
    double radius_mm, disk_mm, loss_mm;
};

struct Costs {
    double middle_x_mm, middle_y_mm, reach_mm, disk, per_mm, least_gain;
};

// The score of a column of `disks` disks: on each ray, side from its foot to its rim and top from there to its rear, minus its
// costs. From ray to ray, the sine and cosine of the angle between ray and column are rotated by the rays' spacing (angle
// addition).
static double score_column(const Rays& rays, const Round& shape, const Costs& costs, double x_mm, double y_mm, double disks) {
    const double dx = x_mm - rays.eye_mm[0], dy = y_mm - rays.eye_mm[1];
    const double reach = sqrt(dx * dx + dy * dy);
    const double shade = rays.height_mm / (rays.height_mm - (shape.disk_mm * disks - shape.loss_mm));
    const Columns about = columns_about(rays, atan2(dy, dx), reach, shape.radius_mm);
    const double turn = static_cast<double>(about.first) * rays.spacing - about.middle;
    double cos_turn = cos(turn), sin_turn = sin(turn);
    const double step_cos = cos(rays.spacing), step_sin = sin(rays.spacing);
    double total = 0.0;
    for (Int c = about.first; c < about.end; c++) {
        const double aside = reach * sin_turn, along = reach * cos_turn;
        const double next_cos = cos_turn * step_cos - sin_turn * step_sin;
        sin_turn = sin_turn * step_cos + cos_turn * step_sin;
        cos_turn = next_cos;
        const double square = shape.radius_mm * shape.radius_mm - aside * aside;
        if (square <= 0 || along <= 0) continue;
        const double half = sqrt(square);
        const Int rim = index_of(rays, c, (along - half) * shade);
        total += shape.side[rim] - shape.side[index_of(rays, c, along - half)];
        total += shape.top[index_of(rays, c, (along + half) * shade)] - shape.top[rim];
    }
    const double off_x = max(fabs(x_mm - costs.middle_x_mm) - costs.reach_mm, 0.0);
    const double off_y = max(fabs(y_mm - costs.middle_y_mm) - costs.reach_mm, 0.0);
    return total - costs.disk * disks - costs.per_mm * (off_x + off_y);
}

static void weigh_columns(Rays rays, Round shape, Costs costs, Floats columns, Floats scores) {
    for (Int b = 0; b < columns.length(); b++) {
        scores[b] = score_column(rays, shape, costs, columns(b, 0), columns(b, 1), columns(b, 2));
    }
}
KERNEL(void, weigh_columns)

// Fill in moves (8×3: x, y, disks): either way in x, in y and in height, and a disk more but nearer, or one fewer but farther
// away, so that nearly the same ground is hidden.
static void column_moves(const Rays& rays, double disk_mm, Floats column, double step, Floats moves) {
    const double disks = max(1.0, rint(step));
    for (Int m = 0; m < moves.length(); m++) {
        for (Int i = 0; i < 3; i++) moves(m, i) = column[i];
    }
    for (Int i = 0; i < 3; i++) {
        const double by = i == 2 ? disks : step;
        moves(2 * i, i) += by;
        moves(2 * i + 1, i) -= by;
    }
    for (Int m = 6; m < 8; m++) {
        const double sign = m == 6 ? -1.0 : 1.0;
        for (Int i = 0; i < 2; i++) moves(m, i) += sign * (column[i] - rays.eye_mm[i]) * disk_mm / rays.height_mm;
        moves(m, 2) -= sign;
    }
}

static void climb_columns(Rays rays, Round shape, Costs costs, Int tallest, Floats steps, Int rounds, Floats columns,
                          Floats best) {
    Scratch<double> moves(8, 3);
    for (Int b = 0; b < columns.length(); b++) {
        const Floats column = columns.at(b);
        best[b] = score_column(rays, shape, costs, column[0], column[1], column[2]);
        for (Int t = 0; t < steps.length(); t++) {
            for (Int round = 0; round < rounds; round++) {
                column_moves(rays, shape.disk_mm, column, steps[t], moves);
                Int choice = -1;
                double highest = best[b] + costs.least_gain;
                for (Int m = 0; m < moves.length(); m++) {
                    if (!(1 <= moves(m, 2) && moves(m, 2) <= static_cast<double>(tallest))) continue;
                    const double score = score_column(rays, shape, costs, moves(m, 0), moves(m, 1), moves(m, 2));
                    if (score > highest) choice = m, highest = score;
                }
                if (choice < 0) break;
                for (Int i = 0; i < 3; i++) column[i] = moves(choice, i);
                best[b] = highest;
            }
        }
    }
}
KERNEL(void, climb_columns)

// The sum over a column from one ground distance to another; 0 for an empty or missed interval.
static double sum_between(const Rays& rays, Map sums, Int column, double low, double high) {
    if (low >= FAR / 2 || high <= low) return 0.0;
    return sums[index_of(rays, column, high)] - sums[index_of(rays, column, low)];
}

// A pawn covers the union of two intervals on each ray, body and head, which meet at the waist: add both, subtract the overlap.
static void weigh_pawns(Rays rays, Map sums, Floats places, Floats profile, double waist_mm, Floats scores) {
    double widest = profile(0, 1);
    for (Int i = 1; i < profile.length(); i++) widest = max(widest, profile(i, 1));
    const double step_cos = cos(rays.spacing), step_sin = sin(rays.spacing);
    for (Int b = 0; b < places.length(); b++) {
        const double dx = places(b, 0) - rays.eye_mm[0], dy = places(b, 1) - rays.eye_mm[1];
        const double reach = sqrt(dx * dx + dy * dy);
        const Columns about = columns_about(rays, atan2(dy, dx), reach, widest);
        double total = 0.0;
        const double turn = static_cast<double>(about.first) * rays.spacing - about.middle;
        double cos_turn = cos(turn), sin_turn = sin(turn);
        for (Int c = about.first; c < about.end; c++) {
            const double aside = reach * sin_turn, along = reach * cos_turn;
            const double next_cos = cos_turn * step_cos - sin_turn * step_sin;
            sin_turn = sin_turn * step_cos + cos_turn * step_sin;
            cos_turn = next_cos;
            double low = FAR, high = -FAR, head_low = FAR, head_high = -FAR;
            for (Int i = 0; i < profile.length(); i++) {
                const double square = profile(i, 1) * profile(i, 1) - aside * aside;
                if (square <= 0 || along <= 0) continue;
                const double half = sqrt(square), shade = rays.height_mm / (rays.height_mm - profile(i, 0));
                const double near = (along - half) * shade, far = (along + half) * shade;
                if (profile(i, 0) <= waist_mm) low = min(low, near), high = max(high, far);
                if (profile(i, 0) >= waist_mm) head_low = min(head_low, near), head_high = max(head_high, far);
            }
            total += sum_between(rays, sums, c, low, high) + sum_between(rays, sums, c, head_low, head_high);
            total -= sum_between(rays, sums, c, max(low, head_low), min(high, head_high));
        }
        scores[b] = total;
    }
}
KERNEL(void, weigh_pawns)
