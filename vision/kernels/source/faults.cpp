// How far walls stand off their tile, or in a noble's foot; see `vision/walls/render/scorer_kernels.py`.
#include "kernel.hpp"

static void measure_faults(Floats stones, Ints starts, Floats nobles, Floats middle, double reach_mm, double half_mm,
                           double radius_mm, Floats faults) {
    for (Int n = 0; n < nobles.length(); n++) {
        double off = 0.0, deepest = 0.0;
        for (Int i = starts[n]; i < starts[n + 1]; i++) {
            if (stones(i, 2) > 0) continue;  // above the lowest course
            for (Int axis = 0; axis < 2; axis++) off += max(fabs(stones(i, axis) - middle[axis]) - reach_mm, 0.0);
            const double dx = nobles(n, 0) - stones(i, 0), dy = nobles(n, 1) - stones(i, 1);
            if (fabs(dx) + fabs(dy) < 2 * (half_mm + radius_mm)) {  // near enough to overlap
                const double cos_yaw = cos(stones(i, 3)), sin_yaw = sin(stones(i, 3));
                const double along = fabs(dx * cos_yaw + dy * sin_yaw) - half_mm;
                const double across = fabs(dy * cos_yaw - dx * sin_yaw) - half_mm;
                deepest = max(deepest, radius_mm - hypot(max(along, 0.0), max(across, 0.0)));
            }
        }
        faults(n, 0) = off, faults(n, 1) = deepest;
    }
}
KERNEL(void, measure_faults)
