// The positions of the stones of many walls; see `vision/walls/model/wall_kernels.py`.
#include "wall.hpp"

static void lay_walls(Floats lines, Ints lengths, Ints ends, Ints taken, Floats courses, double stone_mm, Floats stones) {
    Scratch<double> place(1), laid(1, 4);
    Int i = 0;
    for (Int w = 0; w < lines.length(); w++) {
        for (; i < ends[w]; i++) {
            place[0] = static_cast<double>(taken[i] - (lengths[w] - 1)) / 2.0;
            lay_stones(lines.at(w), place, 1, stone_mm, laid);
            stones(i, 0) = laid(0, 0), stones(i, 1) = laid(0, 1), stones(i, 2) = courses[i] * stone_mm;
            stones(i, 3) = lines(w, YAW) + lines(w, TURN) * place[0];
        }
    }
}
KERNEL(void, lay_walls)
