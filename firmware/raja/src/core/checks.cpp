#include "checks.h"

namespace raja {

void Crc16::add(uint8_t byte) {
    value_ = static_cast<uint16_t>(value_ ^ (static_cast<uint16_t>(byte) << 8));
    for (uint8_t bit = 0; bit < 8; ++bit) {
        const bool carry = (value_ & 0x8000U) != 0;
        value_ = static_cast<uint16_t>(value_ << 1);
        if (carry) {
            value_ = static_cast<uint16_t>(value_ ^ 0x1021U);
        }
    }
}

uint16_t crc16(const uint8_t* bytes, size_t length) {
    Crc16 crc;
    for (size_t i = 0; i < length; ++i) {
        crc.add(bytes[i]);
    }
    return crc.value();
}

void Fletcher16::add(uint8_t byte) {
    first_ = static_cast<uint8_t>((first_ + byte) % 255);
    second_ = static_cast<uint8_t>((second_ + first_) % 255);
}

}  // namespace raja
