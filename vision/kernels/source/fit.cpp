// Sums and counts over drawings and the network's log odds, point by point; see `vision/walls/render/fit_kernels.py`.
#include "painting.hpp"

// The largest log odds among the parts `first` to `last`, inclusive, at one point.
static inline float largest(const float* odds, Int first, Int last) {
    float most = odds[first];
    for (Int part = first + 1; part <= last; part++) most = max(most, odds[part]);
    return most;
}

static void measure_fit(Map odds, Bytes drawn, Bytes bare, Bytes pictured, Bytes on_tile, Floats fit) {
    const Int rows = odds.shape[0], columns = odds.shape[1], parts = odds.shape[2];
    Int stones = 0, disks = 0, stray_stones = 0, stray_disks = 0;
    double stone_misfit = 0.0, disk_misfit = 0.0;
    bool outside = false;
    for (Int row = 0; row < rows; row++) {
        for (Int column = 0; column < columns; column++) {
            const float* here = &odds(row, column, 0);
            const uint8_t part = drawn(row, column);
            if (part == OTHER && on_tile(row, column)) {
                stray_stones += largest(here, STONE_SIDE, TOP_EDGE) > 0;
                stray_disks += largest(here, DISK_SIDE, DISK_TOP) > 0;
            }
            if (part == bare(row, column)) continue;
            outside = outside || !pictured(row, column);
            const float misfit = largest(here, OTHER, parts - 1) - here[part];
            if (STONE_SIDE <= part && part <= TOP_EDGE) {
                stones++;
                stone_misfit += misfit;
            } else if (DISK_SIDE <= part && part <= DISK_TOP) {
                disks++;
                disk_misfit += misfit;
            }
        }
    }
    fit[0] = static_cast<double>(stones), fit[1] = stone_misfit;
    fit[2] = static_cast<double>(disks), fit[3] = disk_misfit;
    fit[4] = static_cast<double>(stray_stones), fit[5] = static_cast<double>(stray_disks), fit[6] = outside;
}
KERNEL(void, measure_fit)

static void sum_disk_parts(Map odds, Bytes bare, Bytes covered, Int first, Map sums) {
    constexpr Part PARTS[] = {DISK_SIDE, DISK_TOP, DISK_EDGE};  // in the order of `columns.cpp`
    const Int rows = odds.length();
    for (Int c = 0; c < sums.shape[1]; c++) {
        for (Int i = 0; i < sums.length(); i++) sums(i, c, 0) = 0.0f;
        for (Int row = 0; row < rows; row++) {
            const float* here = &odds(row, first + c, 0);
            const float drawn = here[bare(row, first + c)];
            for (Int i = 0; i < 3; i++) {
                const float gain = covered(row, first + c) ? 0.0f : here[PARTS[i]] - drawn;
                sums(i, c, row + 1) = sums(i, c, row) + gain;
            }
            sums(3, c, row + 1) = sums(2, c, row + 1) - sums(0, c, row + 1);
        }
    }
}
KERNEL(void, sum_disk_parts)

static double odds_of(Map odds, Bytes drawn) {
    double total = 0.0;
    for (Int row = 0; row < drawn.shape[0]; row++) {
        for (Int column = 0; column < drawn.shape[1]; column++) {
            if (drawn(row, column) != OTHER) total += odds(row, column, drawn(row, column));
        }
    }
    return total;
}
KERNEL(double, odds_of)

static void hold_odds(Map logs, Bytes pictured, double cap, Map odds) {
    const float most = static_cast<float>(cap);
    const Int parts = logs.shape[0], rows = logs.shape[1], columns = logs.shape[2];
    for (Int row = 0; row < rows; row++) {
        for (Int part = 0; part < parts; part++) {
            const float *own = &logs(part, row, 0), *other = &logs(0, row, 0);
            for (Int column = 0; column < columns; column++) {
                const float clipped = min(max(own[column] - other[column], -most), most);
                odds(row, column, part) = pictured(row, column) ? clipped : 0.0f;
            }
        }
    }
}
KERNEL(void, hold_odds)
