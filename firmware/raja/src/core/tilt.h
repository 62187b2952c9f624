// Slow tilt and bumps of the table, from the accelerations an MPU-6050 measures every SAMPLE_MS.
#pragma once

#include <stdint.h>

namespace raja {

constexpr uint8_t SAMPLE_MS = 5;
constexpr int16_t UNITS_PER_G = 8192;  // range ±4 g

struct Acceleration {  // in 1/8192 g
    int16_t x;
    int16_t y;
    int16_t z;
};

struct Tilt {
    int16_t x_cdeg;
    int16_t y_cdeg;
};

struct Bump {
    uint16_t number;  // from 1 at each boot
    uint16_t peak_mg;
    uint16_t length_ms;
};

class TiltSense {
public:
    // Takes one sample. True if a bump has just ended; `bump()` returns it.
    bool add(const Acceleration& sample, uint16_t bump_threshold_mg);
    // The sensor did not answer.
    void lose();

    bool level_known() const { return level_known_; }
    bool stuck() const { return same_samples_ >= STUCK_SAMPLES; }
    bool bumping() const { return bump_samples_ > 0; }
    // Takes the present measurement as level.
    void learn_level();
    Tilt tilt() const;
    const Bump& bump() const { return bump_; }

private:
    static constexpr uint8_t STUCK_SAMPLES = 200;  // 1 s
    static constexpr uint8_t LEARNING_SAMPLES = 200;

    Tilt absolute() const;
    uint16_t deviation_mg(const Acceleration& sample) const;
    bool watch_bump(uint16_t deviation, uint16_t threshold_mg);

    // Smoothed acceleration, in 1/64 of the sensor's unit.
    int32_t rest_[3] = {};
    Acceleration last_ = {};
    uint8_t same_samples_ = 0;
    uint8_t learned_samples_ = 0;
    bool level_known_ = false;
    Tilt level_ = {};
    uint16_t bump_samples_ = 0;
    uint8_t quiet_samples_ = 0;
    uint16_t peak_mg_ = 0;
    Bump bump_ = {};
};

}  // namespace raja
