#include "checks.h"

namespace raja {

// Does eight steps of the polynomial at once: its taps at bits 12, 5 and 0 become shifts by 12 and 5, and a carry that overlaps by 4.
void Crc16::add(uint8_t byte) {
    uint16_t crc = static_cast<uint16_t>(static_cast<uint16_t>(value_ << 8U) | static_cast<uint16_t>(value_ >> 8U));
    crc = static_cast<uint16_t>(crc ^ byte);
    crc = static_cast<uint16_t>(crc ^ ((crc & 0xFFU) >> 4U));
    crc = static_cast<uint16_t>(crc ^ (crc << 12U));
    value_ = static_cast<uint16_t>(crc ^ ((crc & 0xFFU) << 5U));
}

uint16_t crc16(const uint8_t* bytes, size_t length) {
    Crc16 crc;
    for (size_t i = 0; i < length; ++i) {
        crc.add(bytes[i]);
    }
    return crc.value();
}

namespace {

// Modulo 255 of a sum of at most 509, without division: the chip takes 15 µs for each, and a sentence would need a hundred.
uint8_t modulo_255(uint16_t sum) {
    return static_cast<uint8_t>(sum >= 255 ? sum - 255 : sum);
}

}  // namespace

void Fletcher16::add(uint8_t byte) {
    first_ = modulo_255(static_cast<uint16_t>(first_ + byte));
    second_ = modulo_255(static_cast<uint16_t>(second_ + first_));
}

}  // namespace raja
