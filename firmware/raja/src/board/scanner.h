// Reads both wells through their multiplexers, one sensor position per call.
#pragma once

#include "../core/levels.h"

namespace raja {

class Scanner {
public:
    void begin();
    // Reads the next position of both wells (about 0.6 ms). True if that completed a scan of each.
    bool step();
    const Scan& scan(uint8_t well) const { return scans_[well]; }

private:
    Scan scans_[WELLS] = {};
    uint8_t position_ = 0;
};

// An unpredictable number, from an open analogue pin and the time its conversions take.
uint32_t random_number();

}  // namespace raja
