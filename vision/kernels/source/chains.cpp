// The log weight of every disk count in a strip, by the forward algorithm of a semi-Markov model; see
// `vision/walls/evidence/chain_kernels.py`.
#include "kernel.hpp"

// The log weight of all chains whose latest disk ends at a row: log-sum-exp over the row at which that disk starts.
// `starting` (rows) has the log weights of chains up to that start, `never` is that of a start below row 0, and `heights` are the
// log odds of a disk's height in rows, from `least_rows` on.
static double weight_ending_at(Floats starting, Int row, Floats heights, Int least_rows, double never) {
    double most = -INFINITY;
    for (Int i = 0; i < heights.length(); i++) {
        const Int at = row - least_rows - i;
        most = max(most, (at >= 0 ? starting[at] : never) + heights[i]);
    }
    double total = 0.0;
    for (Int i = 0; i < heights.length(); i++) {
        const Int at = row - least_rows - i;
        total += exp((at >= 0 ? starting[at] : never) + heights[i] - most);
    }
    return log(total) + most;
}

// `starting` and `ending` are log weights of chains up to the start and end of the current disk. The running sum of body marks
// is subtracted at the foot and added at the top, so that only the rows between the two count.
static void weigh_chains(Floats marks, Floats heights, Int least_rows, double never, Floats sums) {
    enum { RIM, FOOT, TOP, BODY };
    const Int strips = marks.shape[0], rows = marks.shape[2];
    Scratch<double> starting(rows), ending(rows), body(rows);
    for (Int s = 0; s < strips; s++) {
        double total = 0.0;
        for (Int r = 0; r < rows; r++) {
            total += marks(s, BODY, r);
            body[r] = total;
            starting[r] = marks(s, FOOT, r) - total;
        }
        for (Int disk = 0; disk < sums.shape[1]; disk++) {
            double most = -INFINITY;
            for (Int r = 0; r < rows; r++) {
                ending[r] = weight_ending_at(starting, r, heights, least_rows, never);
                most = max(most, ending[r] + marks(s, TOP, r) + body[r]);
            }
            total = 0.0;
            for (Int r = 0; r < rows; r++) {
                total += exp(ending[r] + marks(s, TOP, r) + body[r] - most);
                starting[r] = ending[r] + marks(s, RIM, r);
            }
            sums(s, disk) = log(total) + most;
        }
    }
}
KERNEL(void, weigh_chains)
