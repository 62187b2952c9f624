#include "mpu6050.h"

#include <Arduino.h>
#include <Wire.h>

namespace raja {

namespace {

// MPU-6000/6050 register map, revision 4.2.
constexpr uint8_t ADDRESS = 0x68;
constexpr uint8_t CONFIG = 0x1A;
constexpr uint8_t ACCEL_CONFIG = 0x1C;
constexpr uint8_t ACCEL_XOUT_H = 0x3B;
constexpr uint8_t PWR_MGMT_1 = 0x6B;

constexpr uint8_t LOW_PASS_44_HZ = 3;
constexpr uint8_t RANGE_4_G = 1 << 3;
constexpr uint8_t CLOCK_OF_GYRO_X = 1;  // also wakes the sensor

constexpr uint32_t BUS_HZ = 400000;
constexpr uint32_t LONGEST_US = 3000;

bool write_register(uint8_t address, uint8_t value) {
    Wire.beginTransmission(ADDRESS);
    Wire.write(address);
    Wire.write(value);
    return Wire.endTransmission() == 0;
}

int16_t read_high_low() {
    const uint8_t high = static_cast<uint8_t>(Wire.read());
    const uint8_t low = static_cast<uint8_t>(Wire.read());
    return static_cast<int16_t>(high << 8U | low);
}

}  // namespace

void begin_bus() {
    Wire.begin();
    Wire.setClock(BUS_HZ);
    Wire.setWireTimeout(LONGEST_US, true);
}

bool wake_mpu6050() {
    return write_register(PWR_MGMT_1, CLOCK_OF_GYRO_X) && write_register(CONFIG, LOW_PASS_44_HZ) && write_register(ACCEL_CONFIG, RANGE_4_G);
}

bool read_mpu6050(Acceleration* sample) {
    constexpr uint8_t BYTES = 6;
    Wire.beginTransmission(ADDRESS);
    Wire.write(ACCEL_XOUT_H);
    if (Wire.endTransmission() != 0 || Wire.requestFrom(ADDRESS, BYTES) != BYTES) {
        return false;
    }
    sample->x = read_high_low();
    sample->y = read_high_low();
    sample->z = read_high_low();
    return true;
}

}  // namespace raja
