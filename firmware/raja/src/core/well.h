// One dice well over time: empty, moving, settled, cocked or unreadable, and what counts as a throw.
//
// A throw: the well was empty for EMPTY_MS; then a die came near, went away and came near again, so that the light turned
// at least TURNS_OF_A_THROW times (a die put down by hand only comes nearer); then, within LONGEST_THROW_MS, it lay flat and
// unchanged for the settle time. docs/protocol.md says the same in everyday words.
#pragma once

#include <stdint.h>

#include "face.h"
#include "levels.h"

namespace raja {

enum class WellState : uint8_t { empty, moving, settled, cocked, unreadable };

constexpr uint16_t EMPTY_MS = 150;
constexpr uint16_t COCKED_MS = 500;  // a die in the air looks cocked for a moment
constexpr uint16_t LONGEST_THROW_MS = 4000;
constexpr uint8_t TURNS_OF_A_THROW = 3;

struct WellReport {
    WellState state;
    uint8_t top;
    uint8_t margin_percent;
    bool thrown;

    bool operator==(const WellReport& other) const {
        return state == other.state && top == other.top && margin_percent == other.margin_percent && thrown == other.thrown;
    }
};

class Well {
public:
    // `thrown`: a throw was recognised before the restart, and its roll is still to come.
    void begin(uint32_t now_ms, bool thrown);

    // Takes one scan. True if a thrown die has just settled; `report()` is then its roll.
    bool add(const Levels& levels, uint32_t now_ms, uint16_t pip_pitch, uint16_t settle_ms);

    const WellReport& report() const { return report_; }
    // A throw has been recognised and its roll has not been given yet.
    bool throw_pending() const { return throw_pending_; }
    // For calibration: whether the light has stayed the same for that long.
    bool still_for(uint32_t now_ms, uint16_t duration_ms) const;
    // A sensor is saturated, so nothing can be said about the die.
    void blind(uint32_t now_ms);
    // Levels smoothed over about 100 ms; the same as counts, for calibration.
    Levels smooth_levels() const;
    uint16_t smooth_counts(uint8_t sensor, const SensorSpans& spans) const;

private:
    void smooth(const Levels& levels);
    void watch_change(uint32_t now_ms);
    void watch_presence(uint32_t now_ms);
    void watch_turns(uint32_t now_ms);
    bool come_to_rest(uint32_t now_ms, uint16_t pip_pitch);
    void set_report(WellState state, uint8_t top, uint8_t margin_percent, bool thrown);

    // Sixteenths of a percent, so that small steps are not lost.
    int16_t quick_[SENSORS] = {};   // over 4 scans: sees motion
    int16_t steady_[SENSORS] = {};  // over 16 scans since the last change: is read
    int16_t mean_ = 0;              // of quick_
    int16_t instant_mean_ = 0;      // of the newest scan
    bool near_ = false;             // the die is close to the floor
    uint8_t turns_ = 0;             // between near and far since the well was empty
    bool first_scan_ = true;
    bool present_ = false;
    bool armed_ = false;  // was empty for long enough that what comes next may be a throw
    bool throw_pending_ = false;
    uint32_t absent_since_ms_ = 0;
    uint32_t throw_began_ms_ = 0;
    uint32_t still_since_ms_ = 0;
    WellReport report_ = {WellState::moving, 0, 0, false};
};

}  // namespace raja
