#include "eeprom_memory.h"

#include <avr/eeprom.h>

namespace raja {

static_assert(MEMORY_SIZE == E2END + 1, "the memory's layout is made for this chip");

namespace {

// avr-libc takes an EEPROM address as a pointer; it points to nothing in RAM.
uint8_t* in_eeprom(uint16_t address) {
    return reinterpret_cast<uint8_t*>(address);  // NOLINT(performance-no-int-to-ptr)
}

}  // namespace

uint8_t EepromMemory::read(uint16_t address) const {
    return eeprom_read_byte(in_eeprom(address));
}

bool EepromMemory::ready() {
    return eeprom_is_ready();
}

void EepromMemory::begin_write(uint16_t address, uint8_t byte) {
    eeprom_write_byte(in_eeprom(address), byte);  // returns at once when the EEPROM is ready
}

}  // namespace raja
