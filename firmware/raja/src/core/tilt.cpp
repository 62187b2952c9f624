#include "tilt.h"

#include "flash.h"

namespace raja {

namespace {

constexpr int32_t FRACTION = 64;
constexpr uint8_t SMOOTHING = 64;         // samples: 320 ms
constexpr uint8_t QUIET_SAMPLES = 12;     // 60 ms below the threshold end a bump
constexpr uint16_t LONGEST_BUMP = 400;    // samples; after 2 s it is not a bump but a new position
// Arc tangents of 1, 1/2, 1/4 …, in thousandths of a degree.
const uint16_t ARC_TANGENTS_MDEG[] RAJA_IN_FLASH = {45000, 26565, 14036, 7125, 3576, 1790, 895, 448, 224, 112, 56, 28, 14, 7};

int16_t clamp_cdeg(int32_t cdeg) {
    return static_cast<int16_t>(cdeg > 9000 ? 9000 : cdeg < -9000 ? -9000 : cdeg);
}

uint16_t root(uint32_t square) {
    uint32_t low = 0;
    for (uint32_t bit = 1UL << 15U; bit != 0; bit >>= 1U) {
        const uint32_t tried = low | bit;
        if (tried * tried <= square) {
            low = tried;
        }
    }
    return static_cast<uint16_t>(low);
}

// The angle of the vector (x, y), x not negative: CORDIC, which needs no floating point (1.2 KB of the chip's flash).
int16_t angle_cdeg(int32_t y, int32_t x) {
    int32_t angle_mdeg = 0;
    uint8_t shift = 0;
    for (const uint16_t& in_flash : ARC_TANGENTS_MDEG) {
        const int32_t step_mdeg = from_flash(in_flash);
        const bool clockwise = y > 0;
        const int32_t turned_x = clockwise ? x + (y >> shift) : x - (y >> shift);
        y = clockwise ? y - (x >> shift) : y + (x >> shift);
        x = turned_x;
        angle_mdeg += clockwise ? step_mdeg : -step_mdeg;
        ++shift;
    }
    return static_cast<int16_t>(angle_mdeg / 10);
}

}  // namespace

void TiltSense::lose() {
    const Bump last_bump = bump_;
    *this = TiltSense();
    bump_ = last_bump;  // numbering continues
}

bool TiltSense::add(const Acceleration& sample, uint16_t bump_threshold_mg) {
    const bool same = sample.x == last_.x && sample.y == last_.y && sample.z == last_.z;
    last_ = sample;
    if (!same) {
        same_samples_ = 0;
    } else if (same_samples_ < STUCK_SAMPLES) {
        ++same_samples_;
    }
    const int32_t axes[3] = {sample.x * FRACTION, sample.y * FRACTION, sample.z * FRACTION};
    if (learned_samples_ == 0) {
        for (uint8_t i = 0; i < 3; ++i) {
            rest_[i] = axes[i];
        }
    }
    const bool ended = level_known_ && watch_bump(deviation_mg(sample), bump_threshold_mg);
    if (!bumping()) {
        for (uint8_t i = 0; i < 3; ++i) {
            rest_[i] += (axes[i] - rest_[i]) / SMOOTHING;
        }
    }
    if (!level_known_ && ++learned_samples_ == LEARNING_SAMPLES) {
        learn_level();
    }
    return ended;
}

uint16_t TiltSense::deviation_mg(const Acceleration& sample) const {
    // Eighths of the unit keep the squares within 32 bits.
    const int32_t x = (sample.x - rest_[0] / FRACTION) / 8;
    const int32_t y = (sample.y - rest_[1] / FRACTION) / 8;
    const int32_t z = (sample.z - rest_[2] / FRACTION) / 8;
    const uint32_t square = static_cast<uint32_t>(x * x) + static_cast<uint32_t>(y * y) + static_cast<uint32_t>(z * z);
    return static_cast<uint16_t>(root(square) * 1000UL / (UNITS_PER_G / 8));
}

bool TiltSense::watch_bump(uint16_t deviation, uint16_t threshold_mg) {
    const bool above = deviation > threshold_mg;
    if (!bumping() && !above) {
        return false;
    }
    ++bump_samples_;
    peak_mg_ = deviation > peak_mg_ ? deviation : peak_mg_;
    quiet_samples_ = static_cast<uint8_t>(above ? 0 : quiet_samples_ + 1);
    const bool too_long = bump_samples_ >= LONGEST_BUMP;
    if (quiet_samples_ < QUIET_SAMPLES && !too_long) {
        return false;
    }
    bump_.number = static_cast<uint16_t>(bump_.number == UINT16_MAX ? 1 : bump_.number + 1);
    bump_.peak_mg = peak_mg_;
    bump_.length_ms = static_cast<uint16_t>((bump_samples_ - quiet_samples_) * SAMPLE_MS);
    bump_samples_ = 0;
    quiet_samples_ = 0;
    peak_mg_ = 0;
    if (too_long) {
        const Acceleration& now = last_;
        rest_[0] = now.x * FRACTION;
        rest_[1] = now.y * FRACTION;
        rest_[2] = now.z * FRACTION;
    }
    return true;
}

void TiltSense::learn_level() {
    level_ = absolute();
    level_known_ = true;
}

Tilt TiltSense::absolute() const {
    constexpr int32_t COARSE = FRACTION * 8;  // keeps the squares within 32 bits
    const int32_t x = rest_[0] / COARSE;
    const int32_t y = rest_[1] / COARSE;
    const int32_t z = rest_[2] / COARSE;
    const int32_t beside_y = static_cast<int32_t>(root(static_cast<uint32_t>(x * x + z * z))) * COARSE;
    const int32_t beside_x = static_cast<int32_t>(root(static_cast<uint32_t>(y * y + z * z))) * COARSE;
    return Tilt{angle_cdeg(rest_[1], beside_y), angle_cdeg(-rest_[0], beside_x)};
}

Tilt TiltSense::tilt() const {
    const Tilt now = absolute();
    return Tilt{clamp_cdeg(static_cast<int32_t>(now.x_cdeg) - level_.x_cdeg), clamp_cdeg(static_cast<int32_t>(now.y_cdeg) - level_.y_cdeg)};
}

}  // namespace raja
