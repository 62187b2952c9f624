// Reduces part of a picture by area averaging; see `vision/markers/reducing_kernels.py`.
#include "kernel.hpp"

// Separable: the covered rows are averaged into `line`, then the covered columns of that.
static void reduce_part(Bytes gray, double step, Int left, Int top, Bytes out) {
    const Int height = gray.shape[0], width = gray.shape[1], rows = out.shape[0], columns = out.shape[1];
    const Int first = floor_int(static_cast<double>(left) * step);
    const Int last = min(ceil_int(static_cast<double>(left + columns) * step), width);
    Scratch<float> line(last - first);
    for (Int row = 0; row < rows; row++) {
        const double y_start = static_cast<double>(top + row) * step;
        const double y_end = min(static_cast<double>(top + row + 1) * step, static_cast<double>(height));
        for (Int x = 0; x < last - first; x++) line[x] = 0.0f;
        for (Int y = floor_int(y_start); y < min(ceil_int(y_end), height); y++) {
            const double covered = min(y_end, static_cast<double>(y) + 1.0) - max(y_start, static_cast<double>(y));
            const float weight = static_cast<float>(covered / (y_end - y_start));
            const uint8_t* pixels = &gray(y, first);
            for (Int x = 0; x < last - first; x++) line[x] += weight * static_cast<float>(pixels[x]);
        }
        for (Int column = 0; column < columns; column++) {
            const double x_start = static_cast<double>(left + column) * step;
            const double x_end = min(static_cast<double>(left + column + 1) * step, static_cast<double>(width));
            double total = 0.0;
            for (Int x = floor_int(x_start); x < min(ceil_int(x_end), width); x++) {
                const double covered = min(x_end, static_cast<double>(x) + 1.0) - max(x_start, static_cast<double>(x));
                total += covered * line[x - first];
            }
            out(row, column) = static_cast<uint8_t>(total / (x_end - x_start) + 0.5);
        }
    }
}
KERNEL(void, reduce_part)
