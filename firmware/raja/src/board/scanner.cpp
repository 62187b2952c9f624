#include "scanner.h"

#include "../core/checks.h"
#include "pins.h"

namespace raja {

namespace {

constexpr uint8_t MULTIPLEXER_SETTLE_US = 30;  // a 10 kΩ load and 100 pF of cable take about 20 µs to come within one count
constexpr uint8_t EMITTER_SETTLE_US = 60;      // rise and fall time of the phototransistors
constexpr int16_t SATURATED_COUNTS = 1010;

void select(uint8_t position) {
    for (const uint8_t pin : SELECT_PINS) {
        digitalWrite(pin, (position & 1U) != 0 ? HIGH : LOW);
        position = static_cast<uint8_t>(position >> 1U);
    }
}

void switch_emitters(bool on) {
    digitalWrite(EMITTER_PIN, on ? HIGH : LOW);
    delayMicroseconds(EMITTER_SETTLE_US);
}

}  // namespace

void Scanner::begin() {
    for (const uint8_t pin : SELECT_PINS) {
        pinMode(pin, OUTPUT);
    }
    pinMode(EMITTER_PIN, OUTPUT);
}

bool Scanner::step() {
    select(position_);
    delayMicroseconds(MULTIPLEXER_SETTLE_US);
    // Once without and once with the emitters, 0.3 ms apart: even from flickering lamps, room light is the same in both.
    int16_t dark[WELLS] = {};
    int16_t bright[WELLS] = {};
    for (uint8_t well = 0; well < WELLS; ++well) {
        dark[well] = static_cast<int16_t>(analogRead(WELL_PINS[well]));
    }
    switch_emitters(true);
    for (uint8_t well = 0; well < WELLS; ++well) {
        bright[well] = static_cast<int16_t>(analogRead(WELL_PINS[well]));
    }
    switch_emitters(false);
    for (uint8_t well = 0; well < WELLS; ++well) {
        Scan& kept = scans_[well];
        kept.saturated = (position_ != 0 && kept.saturated) || bright[well] >= SATURATED_COUNTS;
        kept.counts[position_] = static_cast<int16_t>(bright[well] - dark[well]);
    }
    position_ = static_cast<uint8_t>((position_ + 1) % SENSORS);
    return position_ == 0;
}

uint32_t random_number() {
    Crc16 high;
    Crc16 low;
    for (uint8_t i = 0; i < 64; ++i) {
        const uint8_t noise = static_cast<uint8_t>(analogRead(OPEN_PIN) ^ micros());
        (i % 2 == 0 ? high : low).add(noise);
        high.add(static_cast<uint8_t>(low.value()));
    }
    return static_cast<uint32_t>(high.value()) << 16U | low.value();
}

}  // namespace raja
