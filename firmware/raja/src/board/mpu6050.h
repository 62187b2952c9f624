// The MPU-6050 on the two-wire bus. Whatever the sensor does, no call takes longer than the bus's time limit.
#pragma once

#include "../core/tilt.h"

namespace raja {

// Starts the bus with its time limit.
void begin_bus();
// Wakes the sensor and sets it up. False if it does not answer.
bool wake_mpu6050();
bool read_mpu6050(Acceleration* sample);

}  // namespace raja
