// From the light of nine sensors to the face of a die.
//
// Every face of a die looks the same after half a turn, so the nine sensors make four pairs and the centre:
//
//     a v b      a: one diagonal   h: left and right
//     h c h      b: the other      v: top and bottom
//     b v a      c: the centre
//
// A pair's mean hardly changes when the die lies off centre: what one sensor loses the other gains.
#pragma once

#include <stdint.h>

#include "levels.h"

namespace raja {

constexpr uint16_t SENSOR_PITCH = 440;  // spacing of the grid, hundredths of a millimetre
constexpr uint16_t SMALLEST_PIP_PITCH = 340;  // hundredths of a millimetre
constexpr uint16_t LARGEST_PIP_PITCH = 530;
constexpr uint8_t SMALLEST_MARGIN_PERCENT = 25;

enum class Lie : uint8_t {
    flat,        // a face, with a margin that can be trusted
    unreadable,  // flat on the floor, but no face, or a weak margin
    cocked,      // leaning, or held above the floor
};

struct FaceReading {
    Lie lie;
    uint8_t top;             // 1 … 6, and 0 where lie is not flat
    uint8_t margin_percent;  // of the most doubtful pair; 0 if no face fits
};

// `pip_pitch`: spacing of the die's pips in hundredths of a millimetre.
FaceReading read_face(const Levels& levels, uint16_t pip_pitch);

}  // namespace raja
