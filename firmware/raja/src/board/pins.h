// Which pin of the Uno or Nano goes where. A test compares the wiring diagram (hardware/wiring/rig.toml) with this file.
#pragma once

#include <Arduino.h>

namespace raja {

// The select lines S0–S3 of both CD74HC4067 (shared), in order.
constexpr uint8_t SELECT_PINS[] = {2, 3, 4, 5};
// Switches all infrared emitters through a transistor; high is on.
constexpr uint8_t EMITTER_PIN = 6;
// SIG of the multiplexer of well 0 and well 1.
constexpr uint8_t WELL_PINS[] = {A0, A1};
// Not connected: its noise makes the board's id.
constexpr uint8_t OPEN_PIN = A3;

constexpr bool is_free_digital(uint8_t pin) {
    // 0 and 1 are the serial port, 13 drives the board's own light.
    return pin >= 2 && pin <= 12;
}
constexpr bool is_analog(uint8_t pin) {
    // A4 and A5 are SDA and SCL of the tilt sensor.
    return pin >= A0 && pin <= A3;
}

static_assert(is_free_digital(SELECT_PINS[0]) && is_free_digital(SELECT_PINS[1]) && is_free_digital(SELECT_PINS[2]) &&
                  is_free_digital(SELECT_PINS[3]) && is_free_digital(EMITTER_PIN),
              "select and emitter pins must be free digital pins");
static_assert(SELECT_PINS[1] == SELECT_PINS[0] + 1 && SELECT_PINS[2] == SELECT_PINS[0] + 2 && SELECT_PINS[3] == SELECT_PINS[0] + 3,
              "the select lines lie side by side, so that a cable with four cores fits");
static_assert(EMITTER_PIN != SELECT_PINS[0] && EMITTER_PIN != SELECT_PINS[1] && EMITTER_PIN != SELECT_PINS[2] && EMITTER_PIN != SELECT_PINS[3],
              "a pin has one job");
static_assert(is_analog(WELL_PINS[0]) && is_analog(WELL_PINS[1]) && is_analog(OPEN_PIN), "wells need analogue pins");
static_assert(WELL_PINS[0] != WELL_PINS[1] && OPEN_PIN != WELL_PINS[0] && OPEN_PIN != WELL_PINS[1], "a pin has one job");

}  // namespace raja
