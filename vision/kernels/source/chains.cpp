// Weighing all chains of disks in a strip, one disk after another; see `vision/walls/evidence/chain_kernels.py`.
#include "kernel.hpp"

// The log weight of all disks that end at a row, wherever they began.
static double begun_below(Floats begun, Int row, Floats heights, Int least_rows, double never) {
    double most = -INFINITY;
    for (Int i = 0; i < heights.length(); i++) {
        const Int at = row - least_rows - i;
        most = max(most, (at >= 0 ? begun[at] : never) + heights[i]);
    }
    double total = 0.0;
    for (Int i = 0; i < heights.length(); i++) {
        const Int at = row - least_rows - i;
        total += exp((at >= 0 ? begun[at] : never) + heights[i] - most);
    }
    return log(total) + most;
}

static void weigh_chains(Floats marks, Floats heights, Int least_rows, double never, Floats sums) {
    enum { RIM, FOOT, TOP, BODY };
    const Int strips = marks.shape[0], rows = marks.shape[2];
    Scratch<double> begun(rows), reached(rows), body(rows);
    for (Int s = 0; s < strips; s++) {
        double total = 0.0;
        for (Int r = 0; r < rows; r++) {
            total += marks(s, BODY, r);
            body[r] = total;
            begun[r] = marks(s, FOOT, r) - total;
        }
        for (Int disk = 0; disk < sums.shape[1]; disk++) {
            double most = -INFINITY;
            for (Int r = 0; r < rows; r++) {
                reached[r] = begun_below(begun, r, heights, least_rows, never);
                most = max(most, reached[r] + marks(s, TOP, r) + body[r]);
            }
            total = 0.0;
            for (Int r = 0; r < rows; r++) {
                total += exp(reached[r] + marks(s, TOP, r) + body[r] - most);
                begun[r] = reached[r] + marks(s, RIM, r);
            }
            sums(s, disk) = log(total) + most;
        }
    }
}
KERNEL(void, weigh_chains)
