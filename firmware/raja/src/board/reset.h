// Why the chip started, and how to restart it.
#pragma once

#include "../core/board_state.h"

namespace raja {

ResetCause reset_cause();

// The watchdog restarts the chip if feed_watchdog() is not called for a second.
void start_watchdog();
void feed_watchdog();

// Restarts the chip through the watchdog; the cause of that start is `command`.
[[noreturn]] void restart();

}  // namespace raja
