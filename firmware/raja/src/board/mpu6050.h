// The MPU-6050 on the two-wire bus. No call takes longer than the bus's time limit, whatever the sensor does.
#pragma once

#include "../core/tilt.h"

namespace raja {

// Starts the bus with its time limit.
void begin_bus();
// Wakes and sets the sensor up. False if it does not answer.
bool wake_mpu6050();
bool read_mpu6050(Acceleration* sample);

}  // namespace raja
