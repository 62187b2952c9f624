// What the board says by itself, and when (docs/protocol.md, "What the board says").
#pragma once

#include "board_state.h"

namespace raja {

class Reports {
public:
    // Puts what is due into the outbox while there is room; the rest waits and is not dropped.
    void step(BoardState& board);

private:
    void say_boot(BoardState& board);
    void say_roll(BoardState& board);
    void say_bump(BoardState& board);
    void say_well(BoardState& board, uint8_t well);
    void say_heartbeat(BoardState& board);
    void say_tilt(BoardState& board);
    void say_faults(BoardState& board);

    bool booted_ = false;
    uint32_t roll_number_ = 0;
    uint32_t roll_said_ms_ = 0;
    uint16_t bump_number_ = 0;
    uint32_t bump_said_ms_ = 0;
    WellReport well_said_[WELLS] = {};
    uint32_t well_said_ms_[WELLS] = {};
    uint32_t heartbeat_said_ms_ = 0;
    Tilt tilt_said_ = {};
    uint32_t tilt_looked_ms_ = 0;
    uint32_t tilt_said_ms_ = 0;
    uint8_t faults_seen_ = 0;
    uint8_t faults_to_say_ = 0;
    uint32_t faults_said_ms_ = 0;
};

}  // namespace raja
