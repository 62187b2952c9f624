#include "board_state.h"

namespace raja {

void count(uint16_t* counter) {
    *counter = static_cast<uint16_t>(*counter == UINT16_MAX ? *counter : *counter + 1);
}

bool BumpQueue::add(const Bump& bump) {
    newest_number = bump.number;
    if (count == CAPACITY) {
        return false;
    }
    bumps[count++] = bump;
    return true;
}

bool BumpQueue::acknowledge(uint16_t number) {
    if (count == 0 || number < bumps[0].number) {
        return number <= newest_number;
    }
    if (number > bumps[0].number) {
        return false;
    }
    for (uint8_t i = 1; i < count; ++i) {
        bumps[i - 1] = bumps[i];
    }
    --count;
    return true;
}

uint8_t BoardState::faults() const {
    uint8_t faults = 0;
    if (!tilt_present) {
        faults |= TILT_ABSENT;
    } else if (tilt_sense.stuck()) {
        faults |= TILT_STUCK;
    }
    for (uint8_t well = 0; well < WELLS; ++well) {
        if (bright_scans[well] >= BRIGHT_SCANS) {
            faults = static_cast<uint8_t>(faults | TOO_BRIGHT << well);
        }
        if ((configuration.calibrated_wells >> well & 1U) == 0) {
            faults = static_cast<uint8_t>(faults | UNCALIBRATED << well);
        }
    }
    if (settings_lost) {
        faults |= SETTINGS_LOST;
    }
    if (journal.pending() >= MOST_PENDING_ROLLS) {
        faults |= MEMORY_FULL;
    }
    return faults;
}

}  // namespace raja
