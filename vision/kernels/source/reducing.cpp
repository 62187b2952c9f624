// A part of a picture reduced, each pixel the mean of what it covers; see `vision/markers/reducing_kernels.py`.
#include "kernel.hpp"

static void reduce_part(Bytes gray, double step, Int left, Int top, Bytes out) {
    const Int height = gray.shape[0], width = gray.shape[1], rows = out.shape[0], columns = out.shape[1];
    const Int first = floored(static_cast<double>(left) * step);
    const Int last = min(raised(static_cast<double>(left + columns) * step), width);
    Scratch<float> line(last - first);
    for (Int row = 0; row < rows; row++) {
        const double above = static_cast<double>(top + row) * step;
        const double below = min(static_cast<double>(top + row + 1) * step, static_cast<double>(height));
        for (Int x = 0; x < last - first; x++) line[x] = 0.0f;
        for (Int y = floored(above); y < min(raised(below), height); y++) {
            const double covered = min(below, static_cast<double>(y) + 1.0) - max(above, static_cast<double>(y));
            const float weight = static_cast<float>(covered / (below - above));
            const uint8_t* pixels = &gray(y, first);
            for (Int x = 0; x < last - first; x++) line[x] += weight * static_cast<float>(pixels[x]);
        }
        for (Int column = 0; column < columns; column++) {
            const double before = static_cast<double>(left + column) * step;
            const double behind = min(static_cast<double>(left + column + 1) * step, static_cast<double>(width));
            double total = 0.0;
            for (Int x = floored(before); x < min(raised(behind), width); x++) {
                const double covered = min(behind, static_cast<double>(x) + 1.0) - max(before, static_cast<double>(x));
                total += covered * line[x - first];
            }
            out(row, column) = static_cast<uint8_t>(total / (behind - before) + 0.5);
        }
    }
}
KERNEL(void, reduce_part)
