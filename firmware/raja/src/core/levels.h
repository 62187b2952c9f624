// Readings of the nine reflectance sensors under a die, made comparable from sensor to sensor.
#pragma once

#include <stdint.h>

namespace raja {

constexpr uint8_t WELLS = 2;
constexpr uint8_t SENSORS = 9;  // 3 × 3, row by row; 4 is the centre

// Light that the emitter adds (reading with it on minus reading with it off), in ADC counts 0 … 1023.
struct Scan {
    int16_t counts[SENSORS];
    bool saturated;  // some reading was at the end of the ADC's range
};

// Percent: 0 as dark as the empty well, 100 as bright as the white card of the calibration.
struct Levels {
    int16_t percent[SENSORS];
};

constexpr int16_t LOWEST_LEVEL = -100;
constexpr int16_t HIGHEST_LEVEL = 255;
constexpr uint16_t SMALLEST_SPAN_COUNTS = 100;  // with less, a sensor cannot tell black from white

// Calibration of one well: the counts of each sensor over nothing and over white.
struct SensorSpans {
    uint16_t black_counts[SENSORS];
    uint16_t white_counts[SENSORS];
};

// The calibration that an uncalibrated well is given.
SensorSpans factory_spans();

Levels levels_of(const Scan& scan, const SensorSpans& spans);

}  // namespace raja
