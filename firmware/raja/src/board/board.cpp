#include "board.h"

#include <Arduino.h>

#include "../core/device.h"
#include "eeprom_memory.h"
#include "mpu6050.h"
#include "reset.h"
#include "scanner.h"

namespace raja {

namespace {

constexpr uint32_t BAUD = 115200;
constexpr uint16_t WAKE_SENSOR_MS = 1000;

EepromMemory memory;
Device device(&memory);
Scanner scanner;
uint32_t sampled_ms = 0;
uint32_t woken_ms = 0;

void carry_bytes(uint32_t now_ms) {
    while (Serial.available() > 0) {
        device.receive(static_cast<uint8_t>(Serial.read()), now_ms);
    }
    while (device.has_byte() && Serial.availableForWrite() > 0) {
        Serial.write(device.take_byte());
    }
}

void read_wells(uint32_t now_ms) {
    if (!scanner.step()) {
        return;
    }
    for (uint8_t well = 0; well < WELLS; ++well) {
        device.add_scan(well, scanner.scan(well), now_ms);
    }
}

void sample_tilt() {
    Acceleration sample;
    if (read_mpu6050(&sample)) {
        device.add_acceleration(sample);
    } else {
        device.lose_acceleration();
    }
}

void read_tilt(uint32_t now_ms) {
    if (now_ms - sampled_ms < SAMPLE_MS) {
        return;
    }
    sampled_ms = now_ms;
    if (device.tilt_needs_waking()) {
        if (now_ms - woken_ms < WAKE_SENSOR_MS) {
            return;
        }
        woken_ms = now_ms;
        if (!wake_mpu6050()) {
            device.lose_acceleration();
            return;
        }
    }
    sample_tilt();
}

}  // namespace

void setup_board() {
    const ResetCause cause = reset_cause();
    start_watchdog();
    Serial.begin(BAUD);
    scanner.begin();
    begin_bus();
    device.begin(millis(), cause, random_number());
    if (wake_mpu6050()) {
        sample_tilt();  // before the first report, or a sensor that is there would be reported absent
    }
    woken_ms = millis();
}

void run_board() {
    feed_watchdog();
    const uint32_t now_ms = millis();
    carry_bytes(now_ms);
    read_wells(now_ms);
    read_tilt(now_ms);
    device.step(now_ms);
    if (device.wants_restart()) {
        Serial.flush();
        restart();
    }
}

}  // namespace raja
