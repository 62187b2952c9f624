// A device on the test bench: an array for its memory, a clock that the test moves, light and accelerations as the test likes.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "../raja/src/core/device.h"

// EEPROM as an array. A byte takes `write_steps` calls of ready() to be written; to read meanwhile, which on the chip waits for up
// to 3.4 ms, throws.
class ArrayMemory : public raja::Memory {
public:
    ArrayMemory() : bytes(raja::MEMORY_SIZE, 0xFF) {}
    uint8_t read(uint16_t address) const override {
        if (busy > 0) {
            throw std::logic_error("read while a byte is written");
        }
        return bytes.at(address);
    }
    bool ready() override {
        busy = busy > 0 ? busy - 1 : 0;
        return busy == 0;
    }
    void begin_write(uint16_t address, uint8_t byte) override {
        bytes.at(address) = byte;
        busy = write_steps;
        ++writes;
    }

    std::vector<uint8_t> bytes;
    int write_steps = 1;
    int busy = 0;
    int writes = 0;
};

// Levels (percent) of the nine sensors under a die that lies flat with that face up; `turned` by a quarter turn.
raja::Levels levels_of_die(int top, bool turned = false, int16_t body = 100, int16_t pip = 25);

class Bench {
public:
    explicit Bench(ArrayMemory* memory, raja::ResetCause cause = raja::ResetCause::power);

    // Passes time with these levels (percent) in the wells, one scan each every 6 ms.
    void show(int well, const raja::Levels& levels, int duration_ms);
    void show_all(int well, int16_t percent, int duration_ms);
    void saturate(int well, int duration_ms);
    void accelerate(int16_t x, int16_t y, int16_t z, int duration_ms, bool noisy = true);

    void lift(int well) { show_all(well, 0, 400); }
    void throw_die(int well, int top);

    // Sends a command, gives the reply's result and values, "" if there is none.
    std::string command(const std::string& words);
    void send(const std::string& bytes);

    // Frames (kind and fields) said since the last call; only those of one kind if it is named.
    std::vector<std::string> said(const std::string& kind = "");

    raja::Device device;
    uint32_t now_ms = 0;

private:
    void step();

    std::string pending_;
    std::vector<std::string> frames_;
    int sequence_ = 0;
    unsigned noise_ = 1;
};

std::string sentence(const std::string& payload);
