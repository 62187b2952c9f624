// A bad cable: it damages a share of the lines that pass.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace simulator {

class Damage {
public:
    void set_percent(double percent) { percent_ = percent; }
    // Takes bytes and returns what comes through. While damage is on, a line is held back until its end.
    std::vector<uint8_t> pass(const std::vector<uint8_t>& bytes, std::mt19937_64& random);

private:
    static void damage(std::vector<uint8_t>& line, std::mt19937_64& random);

    double percent_ = 0;
    std::vector<uint8_t> line_;
};

}  // namespace simulator
