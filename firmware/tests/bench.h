// A device on the test bench: its memory is an array, and the test sets clock, light and accelerations.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "../raja/src/core/device.h"

// EEPROM as an array. Writing a byte takes `write_steps` calls of ready(); reading meanwhile, which on the chip would wait for up
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

// Levels (percent) of the nine sensors under a die that lies flat with this face up; `turned` means by a quarter turn.
raja::Levels levels_of_die(int top, bool turned = false, int16_t body = 100, int16_t pip = 25);

class Bench {
public:
    explicit Bench(ArrayMemory* memory, raja::ResetCause cause = raja::ResetCause::power);

    // Lets time pass with these levels (percent) in the wells, each scanned every 6 ms.
    void show(int well, const raja::Levels& levels, int duration_ms);
    void show_all(int well, int16_t percent, int duration_ms);
    void saturate(int well, int duration_ms);
    void accelerate(int16_t x, int16_t y, int16_t z, int duration_ms, bool noisy = true);

    void lift(int well) { show_all(well, 0, 400); }
    void throw_die(int well, int top);

    // Sends a command and returns the reply's result and values, "" if there is no reply.
    std::string command(const std::string& words);
    void send(const std::string& bytes);

    // Frames (kind and fields) sent since the last call; if a kind is given, only those.
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
