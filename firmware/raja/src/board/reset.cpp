#include "reset.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/wdt.h>

namespace raja {

namespace {

constexpr uint16_t ASKED_FOR = 0x5A3C;

// These two keep their values over a restart: nothing clears .noinit.
uint8_t cause_register __attribute__((section(".noinit")));
uint16_t restart_mark __attribute__((section(".noinit")));

}  // namespace

// Runs before main: after a watchdog reset the watchdog is still on, with its shortest time, and would bite again and again.
void keep_reset_cause() __attribute__((naked, used, section(".init3")));
void keep_reset_cause() {
    cause_register = MCUSR;
    MCUSR = 0;
    wdt_disable();
}

ResetCause reset_cause() {
    const bool asked_for = restart_mark == ASKED_FOR;
    restart_mark = 0;
    if ((cause_register & _BV(PORF)) != 0) {
        return ResetCause::power;  // power-on may set the others too, and leaves memory at random
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
    return asked_for ? ResetCause::command : ResetCause::unknown;  // a boot loader cleared the register
}

void start_watchdog() {
    wdt_enable(WDTO_1S);
}

void feed_watchdog() {
    wdt_reset();
}

void restart() {
    restart_mark = ASKED_FOR;
    cli();
    wdt_enable(WDTO_15MS);
    for (;;) {
    }
}

}  // namespace raja
