// Proposing columns and nobles: what round pieces show, ray by ray; see `vision/walls/search/proposal_kernels.py`.
#include "rays.hpp"

constexpr double FAR = 1e6;

// Where a running sum stands for a ground distance in one column.
static inline Int index_of(const Rays& rays, Int column, double distance_mm) {
    const double most = static_cast<double>(rays.rows);
    const double row = min(max((distance_mm - rays.nearest_mm) * rays.rows_per_mm + 0.5, 0.0), most);
    return column * (rays.rows + 1) + static_cast<Int>(row);
}

// A bearing counted from the first column, and the columns in which something round there shows: from the first to before the end.
struct Columns {
    double middle;
    Int first, end;
};

static Columns columns_about(const Rays& rays, double towards, double reach_mm, double radius_mm) {
    const double middle = wrapped(towards - rays.first_bearing);
    const double half = radius_mm / max(reach_mm, radius_mm) * 1.02;
    const Int first = floored((middle - half) / rays.spacing), end = raised((middle + half) / rays.spacing) + 1;
    return {middle, max<Int>(first, 0), min(end, rays.columns)};
}

// As `proposal_kernels.Round` and `proposal_kernels.Costs` have them.
struct Round {
    Map side, top;
    double radius_mm, disk_mm, loss_mm;
};

struct Costs {
    double middle_x_mm, middle_y_mm, reach_mm, disk, per_mm, least_gain;
};

// What running sums say for a column, its cost taken off; from ray to ray the line of sight is turned on.
static double weigh_column(const Rays& rays, const Round& own, const Costs& costs, double x_mm, double y_mm, double disks) {
    const double dx = x_mm - rays.eye_mm[0], dy = y_mm - rays.eye_mm[1];
    const double reach = sqrt(dx * dx + dy * dy);
    const double shade = rays.height_mm / (rays.height_mm - (own.disk_mm * disks - own.loss_mm));
    const Columns about = columns_about(rays, atan2(dy, dx), reach, own.radius_mm);
    const double turn = static_cast<double>(about.first) * rays.spacing - about.middle;
    double cos_turn = cos(turn), sin_turn = sin(turn);
    const double turn_cos = cos(rays.spacing), turn_sin = sin(rays.spacing);
    double total = 0.0;
    for (Int c = about.first; c < about.end; c++) {
        const double aside = reach * sin_turn, along = reach * cos_turn;
        const double turned = cos_turn * turn_cos - sin_turn * turn_sin;
        sin_turn = sin_turn * turn_cos + cos_turn * turn_sin;
        cos_turn = turned;
        const double square = own.radius_mm * own.radius_mm - aside * aside;
        if (square <= 0 || along <= 0) continue;
        const double half = sqrt(square);
        const Int rim = index_of(rays, c, (along - half) * shade);
        total += own.side[rim] - own.side[index_of(rays, c, along - half)];
        total += own.top[index_of(rays, c, (along + half) * shade)] - own.top[rim];
    }
    const double off_x = max(fabs(x_mm - costs.middle_x_mm) - costs.reach_mm, 0.0);
    const double off_y = max(fabs(y_mm - costs.middle_y_mm) - costs.reach_mm, 0.0);
    return total - costs.disk * disks - costs.per_mm * (off_x + off_y);
}

static void weigh_columns(Rays rays, Round own, Costs costs, Floats columns, Floats scores) {
    for (Int b = 0; b < columns.length(); b++) {
        scores[b] = weigh_column(rays, own, costs, columns(b, 0), columns(b, 1), columns(b, 2));
    }
}
KERNEL(void, weigh_columns)

// Fill in moves (8×3) in x, y and height, and along the ray with height (what hides the same ground).
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

static void climb_columns(Rays rays, Round own, Costs costs, Int tallest, Floats steps, Int rounds, Floats columns, Floats best) {
    Scratch<double> moves(8, 3);
    for (Int b = 0; b < columns.length(); b++) {
        const Floats column = columns.at(b);
        best[b] = weigh_column(rays, own, costs, column[0], column[1], column[2]);
        for (Int t = 0; t < steps.length(); t++) {
            for (Int round = 0; round < rounds; round++) {
                column_moves(rays, own.disk_mm, column, steps[t], moves);
                Int choice = -1;
                double highest = best[b] + costs.least_gain;
                for (Int m = 0; m < moves.length(); m++) {
                    if (!(1 <= moves(m, 2) && moves(m, 2) <= static_cast<double>(tallest))) continue;
                    const double score = weigh_column(rays, own, costs, moves(m, 0), moves(m, 1), moves(m, 2));
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

static double between(const Rays& rays, Map sums, Int column, double low, double high) {
    if (low >= FAR / 2 || high <= low) return 0.0;
    return sums[index_of(rays, column, high)] - sums[index_of(rays, column, low)];
}

static void weigh_pawns(Rays rays, Map sums, Floats places, Floats profile, double waist_mm, Floats scores) {
    double widest = profile(0, 1);
    for (Int i = 1; i < profile.length(); i++) widest = max(widest, profile(i, 1));
    const double turn_cos = cos(rays.spacing), turn_sin = sin(rays.spacing);
    for (Int b = 0; b < places.length(); b++) {
        const double dx = places(b, 0) - rays.eye_mm[0], dy = places(b, 1) - rays.eye_mm[1];
        const double reach = sqrt(dx * dx + dy * dy);
        const Columns about = columns_about(rays, atan2(dy, dx), reach, widest);
        double total = 0.0;
        const double turn = static_cast<double>(about.first) * rays.spacing - about.middle;
        double cos_turn = cos(turn), sin_turn = sin(turn);
        for (Int c = about.first; c < about.end; c++) {
            const double aside = reach * sin_turn, along = reach * cos_turn;
            const double turned = cos_turn * turn_cos - sin_turn * turn_sin;
            sin_turn = sin_turn * turn_cos + cos_turn * turn_sin;
            cos_turn = turned;
            double low = FAR, high = -FAR, head_low = FAR, head_high = -FAR;
            for (Int i = 0; i < profile.length(); i++) {
                const double square = profile(i, 1) * profile(i, 1) - aside * aside;
                if (square <= 0 || along <= 0) continue;
                const double half = sqrt(square), shade = rays.height_mm / (rays.height_mm - profile(i, 0));
                const double near = (along - half) * shade, far = (along + half) * shade;
                if (profile(i, 0) <= waist_mm) low = min(low, near), high = max(high, far);
                if (profile(i, 0) >= waist_mm) head_low = min(head_low, near), head_high = max(head_high, far);
            }
            total += between(rays, sums, c, low, high) + between(rays, sums, c, head_low, head_high);
            total -= between(rays, sums, c, max(low, head_low), min(high, head_high));
        }
        scores[b] = total;
    }
}
KERNEL(void, weigh_pawns)
