// Peaks of a raster of log odds, with sub-cell positions; see `vision/pieces/peak_kernels.py`.
#include "kernel.hpp"

// Whether no cell of the 3×3 neighbourhood exceeds this one.
static bool is_highest(Map odds, Int row, Int column) {
    const Int height = odds.shape[0], width = odds.shape[1];
    for (Int other_row = max<Int>(row - 1, 0); other_row < min(row + 2, height); other_row++) {
        for (Int other = max<Int>(column - 1, 0); other < min(column + 2, width); other++) {
            if (odds(other_row, other) > odds(row, column)) return false;
        }
    }
    return true;
}

static Int find_peaks(Map odds, double least, Floats found) {
    const Int height = odds.shape[0], width = odds.shape[1];
    Int count = 0;
    for (Int row = 0; row < height; row++) {
        for (Int column = 0; column < width; column++) {
            if (odds(row, column) <= least || !is_highest(odds, row, column)) continue;
            double total = 0.0, across = 0.0, down = 0.0;
            for (Int other_row = max<Int>(row - 1, 0); other_row < min(row + 2, height); other_row++) {
                for (Int other = max<Int>(column - 1, 0); other < min(column + 2, width); other++) {
                    const double chance = 1.0 / (1.0 + expf(-odds(other_row, other)));
                    total += chance;
                    across += chance * static_cast<double>(other - column);
                    down += chance * static_cast<double>(other_row - row);
                }
            }
            found(count, 0) = static_cast<double>(column) + across / total;
            found(count, 1) = static_cast<double>(row) + down / total;
            found(count, 2) = odds(row, column);
            count++;
        }
    }
    return count;
}
KERNEL(Int, find_peaks)
