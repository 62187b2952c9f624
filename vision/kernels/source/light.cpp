// Colours relative to white paper, and their colour classes, pixel by pixel; see `vision/light/light_kernels.py` and
// `vision/light/colour_kernels.py`.
#include "kernel.hpp"

// The gain is interpolated bilinearly in two steps: each of its rows to the full width (`across_gain`), then between two of them.
static void relate_to_white(Bytes bgr, Map gain, Map linear, double crosstalk, Map out) {
    enum { BLUE, GREEN, RED, CHANNELS };
    const Int height = bgr.shape[0], width = bgr.shape[1], rows = gain.shape[0], columns = gain.shape[1];
    const float leak = static_cast<float>(crosstalk);
    const float rescale = 1.0f / (1.0f - leak);
    Scratch<float> across_gain(rows, width, CHANNELS);
    for (Int c = 0; c < width; c++) {
        const double x = max((static_cast<double>(c) + 0.5) * static_cast<double>(columns) / static_cast<double>(width) - 0.5, 0.0);
        const Int left = floor_int(x), right = min(left + 1, columns - 1);
        const float across = static_cast<float>(x - static_cast<double>(left));
        for (Int r = 0; r < rows; r++) {
            for (Int k = 0; k < CHANNELS; k++) {
                across_gain(r, c, k) = gain(r, left, k) * (1.0f - across) + gain(r, right, k) * across;
            }
        }
    }
    for (Int r = 0; r < height; r++) {
        const double y = max((static_cast<double>(r) + 0.5) * static_cast<double>(rows) / static_cast<double>(height) - 0.5, 0.0);
        const Int top = floor_int(y), bottom = min(top + 1, rows - 1);
        const float down = static_cast<float>(y - static_cast<double>(top));
        const float *above = &across_gain(top, 0, 0), *below = &across_gain(bottom, 0, 0);
        const uint8_t* codes = &bgr(r, 0, 0);
        float* light = &out(r, 0, 0);
        for (Int c = 0; c < width; c++) {
            for (Int k = 0; k < CHANNELS; k++) {
                const Int at = CHANNELS * c + k;
                light[at] = linear(codes[at], k) * (above[at] * (1.0f - down) + below[at] * down);
            }
            float& blue = light[CHANNELS * c + BLUE];
            blue = (blue - leak * light[CHANNELS * c + RED]) * rescale;
        }
    }
}
KERNEL(void, relate_to_white)

static void look_up(Map relative, Bytes table, Int levels, double brightest, Bytes out) {
    constexpr Int BLOCK = 1024;  // pixels; kept apart from the look-ups, the square roots of a block can be vectorised
    const float per_light = static_cast<float>(static_cast<double>((levels - 1) * (levels - 1)) / brightest);
    const float most = static_cast<float>(brightest);
    int32_t level[3 * BLOCK];
    for (Int start = 0; start < out.length(); start += BLOCK) {
        const Int count = min(BLOCK, out.length() - start);
        const float* lights = &relative[3 * start];
        for (Int i = 0; i < 3 * count; i++) {
            float light = lights[i] > 0.0f ? lights[i] : 0.0f;
            light = light < most ? light : most;
            level[i] = static_cast<int32_t>(sqrtf(light * per_light));
        }
        for (Int i = 0; i < count; i++) {
            out[start + i] = table[(level[3 * i] * levels + level[3 * i + 1]) * levels + level[3 * i + 2]];
        }
    }
}
KERNEL(void, look_up)
