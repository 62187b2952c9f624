#include "damage.h"

namespace simulator {

namespace {

constexpr size_t LONGEST_HELD = 256;

size_t below(size_t count, std::mt19937_64& random) {
    return std::uniform_int_distribution<size_t>(0, count - 1)(random);
}

}  // namespace

std::vector<uint8_t> Damage::pass(const std::vector<uint8_t>& bytes, std::mt19937_64& random) {
    std::vector<uint8_t> out;
    for (const uint8_t byte : bytes) {
        line_.push_back(byte);
        if (percent_ > 0 && byte != '\n' && line_.size() < LONGEST_HELD) {
            continue;
        }
        if (percent_ > 0 && std::uniform_real_distribution<double>(0, 100)(random) < percent_) {
            damage(line_, random);
        }
        out.insert(out.end(), line_.begin(), line_.end());
        line_.clear();
    }
    return out;
}

void Damage::damage(std::vector<uint8_t>& line, std::mt19937_64& random) {
    switch (below(4, random)) {
        case 0:  // bits are flipped
            for (size_t flips = 1 + below(4, random); flips > 0; --flips) {
                line[below(line.size(), random)] ^= static_cast<uint8_t>(1U << below(8, random));
            }
            break;
        case 1:  // the end is lost
            line.resize(below(line.size(), random));
            break;
        case 2:  // the beginning is lost
            line.erase(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(below(line.size(), random)));
            break;
        default:  // a burst
            for (size_t i = below(line.size(), random), end = i + 1 + below(12, random); i < end && i < line.size(); ++i) {
                line[i] = static_cast<uint8_t>(below(256, random));
            }
            break;
    }
}

}  // namespace simulator
