#include "reset.h"

#include <avr/interrupt.h>
#include <avr/io.h>

namespace raja {

namespace {

constexpr uint16_t ASKED_FOR = 0x5A3C;

// These two keep their values through a restart: nothing clears .noinit.
uint8_t cause_register __attribute__((section(".noinit")));
uint16_t restart_mark __attribute__((section(".noinit")));

// Bits of WDTCSR (ATmega328P data sheet, table 11-2); with none of them set the watchdog is off.
constexpr uint8_t OFF = 0;
constexpr uint8_t RESET_AFTER_16_MS = _BV(WDE);
constexpr uint8_t RESET_AFTER_1_S = _BV(WDE) | _BV(WDP2) | _BV(WDP1);

inline void reset_watchdog_time() {
    __asm__ __volatile__("wdr");
}

// The data sheet's timed sequence (11.9.2): the second write must follow the first within four cycles.
inline __attribute__((always_inline)) void set_watchdog(uint8_t bits) {
    const uint8_t interrupts = SREG;
    cli();
    reset_watchdog_time();
    WDTCSR = _BV(WDCE) | _BV(WDE);
    WDTCSR = bits;
    SREG = interrupts;
}

// Runs before main, a millisecond after the reset: after a watchdog reset the watchdog is still on, with its shortest time of 16 ms,
// and would reset the chip again and again.
__attribute__((constructor)) void keep_reset_cause() {
    cause_register = MCUSR;
    MCUSR = 0;
    set_watchdog(OFF);
}

}  // namespace

ResetCause reset_cause() {
    const bool asked_for = restart_mark == ASKED_FOR;
    restart_mark = 0;
    if ((cause_register & _BV(PORF)) != 0) {
        return ResetCause::power;  // power-on may set the others too, and leaves random bytes in memory
    }
    if ((cause_register & _BV(WDRF)) != 0) {
        return asked_for ? ResetCause::command : ResetCause::watchdog;
    }
    if ((cause_register & _BV(BORF)) != 0) {
        return ResetCause::brownout;
    }
    if ((cause_register & _BV(EXTRF)) != 0) {
        return ResetCause::external;
    }
    return asked_for ? ResetCause::command : ResetCause::unknown;  // a boot loader has cleared the register
}

void start_watchdog() {
    set_watchdog(RESET_AFTER_1_S);
}

void feed_watchdog() {
    reset_watchdog_time();
}

void restart() {
    restart_mark = ASKED_FOR;
    cli();
    set_watchdog(RESET_AFTER_16_MS);
    for (;;) {
    }
}

}  // namespace raja
