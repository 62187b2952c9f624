// Why the chip started, and how to make it start again.
#pragma once

#include "../core/board_state.h"

namespace raja {

ResetCause reset_cause();

// The watchdog restarts the chip if feed_watchdog() is not called for a second.
void start_watchdog();
void feed_watchdog();

// Restarts the chip through the watchdog; the next start's cause is `command`.
[[noreturn]] void restart();

}  // namespace raja
