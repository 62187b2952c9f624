#include "well.h"

namespace raja {

namespace {

constexpr int16_t UNIT = 16;  // levels are kept in sixteenths of a percent

// Thresholds for the mean of the nine sensors: a die leaning by 30° still gives 10 %, an empty well's noise stays below 5 %.
constexpr int16_t PRESENT_ABOVE = 8 * UNIT;
constexpr int16_t ABSENT_BELOW = 5 * UNIT;
// A bouncing die goes from near to far and back. A trembling hand also changes the light (by 16 % at 1.5 ± 0.3 mm), but
// never crosses both of these.
constexpr int16_t NEAR_ABOVE = 30 * UNIT;
constexpr int16_t FAR_BELOW = 15 * UNIT;
// With 5 % noise in each reading, quick_ scatters by 2.7 %, so this is 6.7 standard deviations.
constexpr int16_t CHANGE = 18 * UNIT;

constexpr uint8_t QUICK_SCANS = 4;
constexpr uint8_t STEADY_SCANS = 16;

int16_t approach(int16_t from, int16_t to, uint8_t scans) {
    return static_cast<int16_t>(from + (to - from) / scans);
}

}  // namespace

void Well::begin(uint32_t now_ms, bool thrown) {
    *this = Well();
    throw_pending_ = thrown;
    throw_began_ms_ = now_ms;
    still_since_ms_ = now_ms;
    absent_since_ms_ = now_ms;
}

bool Well::still_for(uint32_t now_ms, uint16_t duration_ms) const {
    return now_ms - still_since_ms_ >= duration_ms;
}

Levels Well::smooth_levels() const {
    Levels levels;
    for (uint8_t i = 0; i < SENSORS; ++i) {
        levels.percent[i] = static_cast<int16_t>((steady_[i] + UNIT / 2) / UNIT);
    }
    return levels;
}

uint16_t Well::smooth_counts(uint8_t sensor, const SensorSpans& spans) const {
    const int32_t black = spans.black_counts[sensor];
    const int32_t span = spans.white_counts[sensor] - black;
    const int32_t counts = black + span * steady_[sensor] / (100 * UNIT);
    return static_cast<uint16_t>(counts < 0 ? 0 : counts);
}

void Well::blind(uint32_t now_ms) {
    still_since_ms_ = now_ms;
    set_report(WellState::unreadable, 0, 0, throw_pending_);
}

bool Well::add(const Levels& levels, uint32_t now_ms, uint16_t pip_pitch, uint16_t settle_ms) {
    smooth(levels);
    watch_change(now_ms);
    watch_presence(now_ms);
    watch_turns(now_ms);
    if (!present_) {
        set_report(WellState::empty, 0, 0, false);
        return false;
    }
    if (throw_pending_ && report_.state != WellState::unreadable && now_ms - throw_began_ms_ > LONGEST_THROW_MS) {
        throw_pending_ = false;
    }
    if (still_for(now_ms, settle_ms)) {
        return come_to_rest(now_ms, pip_pitch);
    }
    if (report_.state == WellState::unreadable) {
        throw_pending_ = false;  // it had come to rest, and somebody moved it
    }
    set_report(WellState::moving, 0, 0, throw_pending_);
    return false;
}

void Well::smooth(const Levels& levels) {
    int32_t sum = 0;
    int32_t instant_sum = 0;
    for (uint8_t i = 0; i < SENSORS; ++i) {
        const int16_t level = static_cast<int16_t>(levels.percent[i] * UNIT);
        quick_[i] = first_scan_ ? level : approach(quick_[i], level, QUICK_SCANS);
        steady_[i] = first_scan_ ? level : approach(steady_[i], level, STEADY_SCANS);
        sum += quick_[i];
        instant_sum += level;
    }
    mean_ = static_cast<int16_t>(sum / SENSORS);
    instant_mean_ = static_cast<int16_t>(instant_sum / SENSORS);
    first_scan_ = false;
}

// The light changed, so start averaging afresh.
void Well::watch_change(uint32_t now_ms) {
    bool changed = false;
    for (uint8_t i = 0; i < SENSORS; ++i) {
        const int16_t off = static_cast<int16_t>(quick_[i] - steady_[i]);
        changed = changed || off > CHANGE || off < -CHANGE;
    }
    if (!changed) {
        return;
    }
    for (uint8_t i = 0; i < SENSORS; ++i) {
        steady_[i] = quick_[i];
    }
    still_since_ms_ = now_ms;
}

void Well::watch_presence(uint32_t now_ms) {
    if (mean_ < ABSENT_BELOW) {
        if (present_) {
            present_ = false;
            absent_since_ms_ = now_ms;
        }
        if (now_ms - absent_since_ms_ >= EMPTY_MS) {
            armed_ = true;
            throw_pending_ = false;
            throw_began_ms_ = now_ms;
            turns_ = 0;
            near_ = false;
        }
    } else if (mean_ > PRESENT_ABOVE && !present_) {
        present_ = true;
        still_since_ms_ = now_ms;  // the time the empty well was still does not count for the die
    }
}

void Well::watch_turns(uint32_t now_ms) {
    const bool turned = near_ ? instant_mean_ < FAR_BELOW : instant_mean_ > NEAR_ABOVE;
    if (!turned) {
        return;
    }
    near_ = !near_;
    still_since_ms_ = now_ms;
    if (armed_ && turns_ < TURNS_OF_A_THROW && ++turns_ == TURNS_OF_A_THROW) {
        throw_pending_ = true;
    }
}

bool Well::come_to_rest(uint32_t now_ms, uint16_t pip_pitch) {
    const FaceReading reading = read_face(smooth_levels(), pip_pitch);
    const bool was_settled = report_.state == WellState::settled;
    switch (reading.lie) {
        case Lie::cocked:
            if (!still_for(now_ms, COCKED_MS)) {
                set_report(WellState::moving, 0, 0, throw_pending_);
                return false;
            }
            armed_ = false;
            throw_pending_ = false;
            set_report(WellState::cocked, 0, 0, false);
            return false;
        case Lie::unreadable:
            armed_ = false;
            if (!was_settled) {
                set_report(WellState::unreadable, 0, reading.margin_percent, throw_pending_);
            }
            return false;
        case Lie::flat:
            break;
    }
    if (was_settled) {
        return false;  // keep the reading from when it settled until something moves
    }
    armed_ = false;
    const bool roll = throw_pending_;
    throw_pending_ = false;
    set_report(WellState::settled, reading.top, reading.margin_percent, roll);
    return roll;
}

void Well::set_report(WellState state, uint8_t top, uint8_t margin_percent, bool thrown) {
    report_ = WellReport{state, top, margin_percent, thrown};
}

}  // namespace raja
