// Memory that survives a reset, written one byte at a time without waiting.
#pragma once

#include <stdint.h>

namespace raja {

constexpr uint16_t MEMORY_SIZE = 1024;

// The ATmega328P's EEPROM, or an array in a test.
class Memory {
public:
    virtual uint8_t read(uint16_t address) const = 0;
    virtual bool ready() = 0;                                // can take a byte
    virtual void begin_write(uint16_t address, uint8_t byte) = 0;  // only when ready; takes about 3.4 ms

protected:
    ~Memory() = default;
};

// Writes one block after another in the background. A block cut off by a reset fails its CRC.
class BlockWriter {
public:
    static constexpr uint8_t LARGEST_BLOCK = 96;

    explicit BlockWriter(Memory* memory) : memory_(memory) {}

    bool idle() const { return next_ == length_; }
    // Where the bytes of the next block go; only when idle.
    uint8_t* buffer() { return bytes_; }
    void start(uint16_t address, uint8_t length);
    // Writes at most one byte. Call often.
    void step();

private:
    Memory* memory_;
    uint16_t address_ = 0;
    uint8_t length_ = 0;
    uint8_t next_ = 0;
    uint8_t bytes_[LARGEST_BLOCK] = {};
};

// Numbers in memory: low byte first.
void put_u16(uint8_t* bytes, uint16_t value);
void put_u32(uint8_t* bytes, uint32_t value);
uint16_t get_u16(const uint8_t* bytes);
uint32_t get_u32(const uint8_t* bytes);

// A block's last two bytes are the CRC-16 of the others.
void seal(uint8_t* block, uint8_t length);
bool is_sealed(const uint8_t* block, uint8_t length);

}  // namespace raja
