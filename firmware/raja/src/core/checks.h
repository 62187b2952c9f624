// The two checks that every sentence and every record in EEPROM carries.
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace raja {

// CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, not reflected, no final XOR; "123456789" gives 0x29B1.
class Crc16 {
public:
    void add(uint8_t byte);
    uint16_t value() const { return value_; }

private:
    uint16_t value_ = 0xFFFF;
};

uint16_t crc16(const uint8_t* bytes, size_t length);

// Fletcher-16 (RFC 1146's checksum with modulus 255): not linear over bits, and so independent of the CRC.
class Fletcher16 {
public:
    void add(uint8_t byte);
    uint16_t value() const { return static_cast<uint16_t>((second_ << 8) | first_); }

private:
    uint8_t first_ = 0;
    uint8_t second_ = 0;
};

}  // namespace raja
