// The ATmega328P's EEPROM, written without waiting.
#pragma once

#include "../core/memory.h"

namespace raja {

class EepromMemory : public Memory {
public:
    uint8_t read(uint16_t address) const override;
    bool ready() override;
    void begin_write(uint16_t address, uint8_t byte) override;
};

}  // namespace raja
