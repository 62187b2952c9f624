#include "levels.h"

namespace raja {

namespace {

constexpr uint16_t FACTORY_BLACK_COUNTS = 20;
constexpr uint16_t FACTORY_WHITE_COUNTS = 420;

}  // namespace

SensorSpans factory_spans() {
    SensorSpans spans;
    for (uint8_t i = 0; i < SENSORS; ++i) {
        spans.black_counts[i] = FACTORY_BLACK_COUNTS;
        spans.white_counts[i] = FACTORY_WHITE_COUNTS;
    }
    return spans;
}

Levels levels_of(const Scan& scan, const SensorSpans& spans) {
    Levels levels;
    for (uint8_t i = 0; i < SENSORS; ++i) {
        const int32_t black = spans.black_counts[i];
        const int32_t span = static_cast<int32_t>(spans.white_counts[i]) - black;
        const int32_t percent = (scan.counts[i] - black) * 100 / (span > 0 ? span : 1);
        levels.percent[i] = static_cast<int16_t>(percent < LOWEST_LEVEL    ? LOWEST_LEVEL
                                                 : percent > HIGHEST_LEVEL ? HIGHEST_LEVEL
                                                                           : percent);
    }
    return levels;
}

}  // namespace raja
