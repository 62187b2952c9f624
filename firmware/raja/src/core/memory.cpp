#include "memory.h"

#include "checks.h"

namespace raja {

void BlockWriter::start(uint16_t address, uint8_t length) {
    address_ = address;
    length_ = length;
    next_ = 0;
}

void BlockWriter::step() {
    if (!memory_->ready()) {
        return;
    }
    // Skip bytes that are already right: they cost neither time nor wear.
    while (!idle() && memory_->read(static_cast<uint16_t>(address_ + next_)) == bytes_[next_]) {
        ++next_;
    }
    if (!idle()) {
        memory_->begin_write(static_cast<uint16_t>(address_ + next_), bytes_[next_]);
    }
}

void put_u16(uint8_t* bytes, uint16_t value) {
    bytes[0] = static_cast<uint8_t>(value & 0xFFU);
    bytes[1] = static_cast<uint8_t>(value >> 8U);
}

void put_u32(uint8_t* bytes, uint32_t value) {
    put_u16(bytes, static_cast<uint16_t>(value & 0xFFFFU));
    put_u16(bytes + 2, static_cast<uint16_t>(value >> 16U));
}

uint16_t get_u16(const uint8_t* bytes) {
    return static_cast<uint16_t>(bytes[0] | static_cast<uint16_t>(bytes[1] << 8U));
}

uint32_t get_u32(const uint8_t* bytes) {
    return get_u16(bytes) | static_cast<uint32_t>(get_u16(bytes + 2)) << 16U;
}

void seal(uint8_t* block, uint8_t length) {
    put_u16(block + length - 2, crc16(block, static_cast<uint8_t>(length - 2)));
}

bool is_sealed(const uint8_t* block, uint8_t length) {
    return get_u16(block + length - 2) == crc16(block, static_cast<uint8_t>(length - 2));
}

}  // namespace raja
