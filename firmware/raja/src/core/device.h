// The whole firmware except the pins: measurements and bytes in, bytes out. Depends neither on Arduino nor on a clock.
#pragma once

#include "board_state.h"
#include "reports.h"

namespace raja {

class Device {
public:
    explicit Device(Memory* memory) : board_(memory) {}

    // `fresh_id`: a random number that becomes the board's id if the memory is blank.
    void begin(uint32_t now_ms, ResetCause cause, uint32_t fresh_id);

    void add_scan(uint8_t well, const Scan& scan, uint32_t now_ms);
    void add_acceleration(const Acceleration& sample);
    void lose_acceleration();
    void receive(uint8_t byte, uint32_t now_ms);

    // Reports what is due and writes at most one more byte to memory. Call often.
    void step(uint32_t now_ms);

    bool has_byte() const { return !board_.outbox.empty(); }
    uint8_t take_byte() { return board_.outbox.take(); }

    // The host asked for a restart, and the reply is on its way.
    bool wants_restart() const { return board_.restart_wanted && board_.outbox.empty(); }
    bool tilt_needs_waking() const { return !board_.tilt_present || board_.tilt_sense.stuck(); }
    // For tests.
    const BoardState& board() const { return board_; }

private:
    BoardState board_;
    Reports reports_;
};

}  // namespace raja
