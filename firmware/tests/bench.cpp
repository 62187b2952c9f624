#include "bench.h"

#include <cstdio>
#include <stdexcept>

namespace {

constexpr int SCAN_MS = 6;

raja::Scan scan_of(const raja::Levels& levels) {
    raja::Scan scan{};
    for (int i = 0; i < raja::SENSORS; ++i) {
        scan.counts[i] = static_cast<int16_t>(20 + 4 * levels.percent[i]);
    }
    return scan;
}

}  // namespace

std::string sentence(const std::string& payload) {
    raja::Fletcher16 sum;
    for (const char byte : payload) {
        sum.add(static_cast<uint8_t>(byte));
    }
    char text[16];
    std::snprintf(text, sizeof text, ",%04X", sum.value());
    const std::string body = payload + text;
    std::snprintf(text, sizeof text, "*%04X\r\n", raja::crc16(reinterpret_cast<const uint8_t*>(body.data()), body.size()));
    return "$" + body + text;
}

raja::Levels levels_of_die(int top, bool turned, int16_t body, int16_t pip) {
    static const char* const faces[] = {"....o....", "o.......o", "o...o...o", "o.o...o.o", "o.o.o.o.o", "o.oo.oo.o"};
    const char* face = faces[6 - top];
    raja::Levels levels{};
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const char sign = turned ? face[3 * (2 - column) + row] : face[3 * row + column];
            levels.percent[3 * row + column] = sign == 'o' ? pip : body;
        }
    }
    return levels;
}

Bench::Bench(ArrayMemory* memory, raja::ResetCause cause) : device(memory) {
    memory->busy = 0;  // at its start the chip may wait for the memory
    device.begin(now_ms, cause, 0x5A3C91F2);
}

void Bench::step() {
    device.step(now_ms);
    while (device.has_byte()) {
        pending_ += static_cast<char>(device.take_byte());
    }
    for (size_t end = pending_.find('\n'); end != std::string::npos; end = pending_.find('\n')) {
        const std::string line = pending_.substr(0, end + 1);
        pending_.erase(0, end + 1);
        const std::string payload = line.substr(1, line.size() - 13);
        if (line.size() > 64 || sentence(payload) != line) {
            throw std::runtime_error("the device said a bad sentence: " + line);
        }
        frames_.push_back(payload.substr(2));
    }
}

void Bench::show(int well, const raja::Levels& levels, int duration_ms) {
    for (int elapsed = 0; elapsed < duration_ms; elapsed += SCAN_MS) {
        now_ms += SCAN_MS;
        device.add_scan(static_cast<uint8_t>(well), scan_of(levels), now_ms);
        for (int i = 0; i < 10; ++i) {
            step();
        }
    }
}

void Bench::show_all(int well, int16_t percent, int duration_ms) {
    raja::Levels levels{};
    for (int16_t& level : levels.percent) {
        level = percent;
    }
    show(well, levels, duration_ms);
}

void Bench::saturate(int well, int duration_ms) {
    raja::Scan scan{};
    scan.saturated = true;
    for (int elapsed = 0; elapsed < duration_ms; elapsed += SCAN_MS) {
        now_ms += SCAN_MS;
        device.add_scan(static_cast<uint8_t>(well), scan, now_ms);
        step();
    }
}

void Bench::accelerate(int16_t x, int16_t y, int16_t z, int duration_ms, bool noisy) {
    for (int elapsed = 0; elapsed < duration_ms; elapsed += raja::SAMPLE_MS) {
        now_ms += raja::SAMPLE_MS;
        noise_ = noise_ * 1103515245U + 12345U;
        const auto noise = static_cast<int16_t>(noisy ? static_cast<int>(noise_ >> 16 & 15U) - 7 : 0);
        device.add_acceleration({static_cast<int16_t>(x + noise), static_cast<int16_t>(y - noise), static_cast<int16_t>(z + noise)});
        step();
    }
}

void Bench::throw_die(int well, int top) {
    lift(well);
    for (int bounce = 0; bounce < 2; ++bounce) {
        show_all(well, 70, 30);
        show_all(well, 2, 60);
    }
    show(well, levels_of_die(top), 500);
}

void Bench::send(const std::string& bytes) {
    for (const char byte : bytes) {
        device.receive(static_cast<uint8_t>(byte), now_ms);
    }
    step();
}

std::string Bench::command(const std::string& words) {
    const std::string verb = words.substr(0, words.find(','));
    const std::string head = "REP," + std::to_string(++sequence_) + "," + verb + ",";
    send(sentence("RJCMD," + std::to_string(sequence_) + "," + words));
    std::string result;
    for (auto frame = frames_.begin(); frame != frames_.end();) {
        if (frame->rfind(head, 0) == 0) {
            if (!result.empty()) {
                throw std::runtime_error("two replies to one command");
            }
            result = frame->substr(head.size());
            frame = frames_.erase(frame);
        } else {
            ++frame;
        }
    }
    return result;
}

std::vector<std::string> Bench::said(const std::string& kind) {
    std::vector<std::string> chosen;
    for (const std::string& frame : frames_) {
        if (frame.rfind(kind, 0) == 0) {
            chosen.push_back(frame);
        }
    }
    frames_.clear();
    return chosen;
}
