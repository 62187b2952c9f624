#include "face.h"

#include "flash.h"

namespace raja {

namespace {

enum Pair : uint8_t { CENTRE, DIAGONAL_A, DIAGONAL_B, HORIZONTAL, VERTICAL, PAIRS };

struct Sensors {
    uint8_t first;
    uint8_t second;
};

const Sensors SENSORS_OF_PAIR[PAIRS] RAJA_IN_FLASH = {{4, 4}, {0, 8}, {2, 6}, {3, 5}, {1, 7}};

// Bit p is set if pair p is over pips. Faces 2, 3 and 6 have two orientations.
struct Pattern {
    uint8_t pips;
    uint8_t bottom;
};

constexpr uint8_t bit(Pair pair) {
    return static_cast<uint8_t>(1U << pair);
}

const Pattern PATTERNS[] RAJA_IN_FLASH = {
    {bit(CENTRE), 1},
    {bit(DIAGONAL_A), 2},
    {bit(DIAGONAL_B), 2},
    {bit(CENTRE) | bit(DIAGONAL_A), 3},
    {bit(CENTRE) | bit(DIAGONAL_B), 3},
    {bit(DIAGONAL_A) | bit(DIAGONAL_B), 4},
    {bit(CENTRE) | bit(DIAGONAL_A) | bit(DIAGONAL_B), 5},
    {bit(DIAGONAL_A) | bit(DIAGONAL_B) | bit(HORIZONTAL), 6},
    {bit(DIAGONAL_A) | bit(DIAGONAL_B) | bit(VERTICAL), 6},
};

// The body of a die on the floor is at least this bright; that of one that leans or hovers is not.
constexpr int16_t DIMMEST_BODY_PERCENT = 65;
// Under a flat die, both sensors of a pair over the body see the same light; under a leaning one they do not.
constexpr int16_t LARGEST_DIFFERENCE_PERCENT = 25;
// How much less light a sensor right over a pip sees than one over the body.
constexpr int16_t PIP_DEPTH_PERCENT = 75;

// How much of a sensor's spot a pip covers, by the distance between their centres (hundredths of a millimetre).
// A straight line through the two points that matter: all of it up to 0.6 mm, half of it at the pip's rim.
int16_t coverage_percent(uint16_t distance) {
    constexpr uint16_t ALL_COVERED = 60;
    if (distance <= ALL_COVERED) {
        return 100;
    }
    return static_cast<int16_t>(100 - (distance - ALL_COVERED) * 11 / 20);
}

uint16_t pip_distance(Pair pair, uint16_t pip_pitch) {
    const uint16_t off = static_cast<uint16_t>(pip_pitch > SENSOR_PITCH ? pip_pitch - SENSOR_PITCH : SENSOR_PITCH - pip_pitch);
    switch (pair) {
        case CENTRE:
            return 0;
        case DIAGONAL_A:
        case DIAGONAL_B:
            return static_cast<uint16_t>(static_cast<uint32_t>(off) * 141 / 100);
        default:
            return off;
    }
}

// Halfway from body to pip, relative to the body's brightness.
int16_t half_depth_percent(Pair pair, uint16_t pip_pitch) {
    return static_cast<int16_t>(PIP_DEPTH_PERCENT * coverage_percent(pip_distance(pair, pip_pitch)) / 200);
}

int16_t mean_of(const Levels& levels, Pair pair) {
    const Sensors sensors = from_flash(SENSORS_OF_PAIR[pair]);
    return static_cast<int16_t>((levels.percent[sensors.first] + levels.percent[sensors.second]) / 2);
}

int16_t difference_of(const Levels& levels, Pair pair) {
    const Sensors sensors = from_flash(SENSORS_OF_PAIR[pair]);
    const int16_t difference = static_cast<int16_t>(levels.percent[sensors.first] - levels.percent[sensors.second]);
    return difference < 0 ? static_cast<int16_t>(-difference) : difference;
}

uint8_t bottom_of(uint8_t pips) {
    for (const Pattern& in_flash : PATTERNS) {
        const Pattern pattern = from_flash(in_flash);
        if (pattern.pips == pips) {
            return pattern.bottom;
        }
    }
    return 0;
}

}  // namespace

FaceReading read_face(const Levels& levels, uint16_t pip_pitch) {
    // No face has pips both beside its centre and above and below it, so the brighter of these two pairs is the body.
    const int16_t horizontal = mean_of(levels, HORIZONTAL);
    const int16_t vertical = mean_of(levels, VERTICAL);
    const int16_t body = horizontal > vertical ? horizontal : vertical;
    if (body < DIMMEST_BODY_PERCENT) {
        return FaceReading{Lie::cocked, 0, 0};
    }
    uint8_t pips = 0;
    int16_t smallest_margin = 100;
    for (uint8_t i = 0; i < PAIRS; ++i) {
        const Pair pair = static_cast<Pair>(i);
        const int16_t half_depth = half_depth_percent(pair, pip_pitch);
        const int16_t level = static_cast<int16_t>(static_cast<int32_t>(mean_of(levels, pair)) * 100 / body);
        int16_t above = static_cast<int16_t>(level - (100 - half_depth));
        if (above < 0) {
            pips = static_cast<uint8_t>(pips | bit(pair));
            above = static_cast<int16_t>(-above);
        } else if (static_cast<int32_t>(difference_of(levels, pair)) * 100 > static_cast<int32_t>(LARGEST_DIFFERENCE_PERCENT) * body) {
            return FaceReading{Lie::cocked, 0, 0};
        }
        const int16_t margin = static_cast<int16_t>(above * 100 / half_depth);
        smallest_margin = margin < smallest_margin ? margin : smallest_margin;
    }
    const uint8_t bottom = bottom_of(pips);
    const uint8_t margin_percent = static_cast<uint8_t>(bottom == 0 ? 0 : smallest_margin);
    if (margin_percent < SMALLEST_MARGIN_PERCENT) {
        return FaceReading{Lie::unreadable, 0, margin_percent};
    }
    return FaceReading{Lie::flat, static_cast<uint8_t>(7 - bottom), margin_percent};
}

}  // namespace raja
