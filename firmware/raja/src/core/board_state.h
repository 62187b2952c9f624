// Everything the firmware knows at a moment, in one place; the other modules here act on it.
#pragma once

#include <stdint.h>

#include "configuration.h"
#include "journal.h"
#include "levels.h"
#include "memory.h"
#include "outbox.h"
#include "sentence.h"
#include "tilt.h"
#include "well.h"

namespace raja {

constexpr uint8_t PROTOCOL_VERSION = 1;
#define RAJA_FIRMWARE_VERSION "1.0.0"

enum class ResetCause : uint8_t { power, external, brownout, watchdog, command, unknown };

enum Fault : uint8_t {
    TILT_ABSENT = 1,
    TILT_STUCK = 2,
    TOO_BRIGHT = 4,  // and 8 for well 1
    UNCALIBRATED = 16,  // and 32 for well 1
    SETTINGS_LOST = 64,
    MEMORY_FULL = 128,
};

// Bumps not yet acknowledged, oldest first.
struct BumpQueue {
    static constexpr uint8_t CAPACITY = 4;

    Bump bumps[CAPACITY] = {};
    uint8_t count = 0;
    uint16_t newest_number = 0;

    bool add(const Bump& bump);
    // False if no bump of that number has been reported yet.
    bool acknowledge(uint16_t number);
};

// The two measured ends of a calibration that has not been stored yet.
struct CalibrationDraft {
    uint8_t well = 0;
    bool has_empty = false;
    bool has_white = false;
    SensorSpans spans = {};
};

struct BoardState {
    explicit BoardState(Memory* memory) : writer(memory), journal(memory), store(memory) {}

    uint32_t now_ms = 0;
    ResetCause cause = ResetCause::unknown;
    BlockWriter writer;
    Journal journal;
    ConfigurationStore store;
    Configuration configuration = {};
    bool configuration_unsaved = false;
    bool settings_lost = false;
    Well wells[WELLS];
    uint8_t bright_scans[WELLS] = {};
    CalibrationDraft draft;
    TiltSense tilt_sense;
    bool tilt_present = false;
    BumpQueue bumps;
    Outbox outbox;
    SentenceReader reader;
    uint32_t received = 0;
    uint16_t bad = 0;
    uint16_t lost = 0;
    bool restart_wanted = false;

    uint8_t faults() const;
};

constexpr uint8_t BRIGHT_SCANS = 10;  // this many saturated scans in a row are more than a camera's flash

// Counters stop at their largest value instead of wrapping to 0.
void count(uint16_t* counter);

}  // namespace raja
