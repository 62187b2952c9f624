// raja-board: the firmware on a simulated board, controlled by lines on standard input (docs/simulator.md).
#include <chrono>
#include <cstdio>
#include <iostream>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <unistd.h>

#include "control.h"

namespace {

using Clock = std::chrono::steady_clock;

struct Options {
    std::string firmware;
    std::string boot_loader;
    std::string eeprom;
    uint64_t seed = 1;
    bool port = true;
};

std::string beside_this_program(const char* name) {
    char path[4096];
    const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    const std::string own(path, length > 0 ? static_cast<size_t>(length) : 0);
    return own.substr(0, own.rfind('/') + 1) + name;
}

// Throws std::invalid_argument with a sentence for the user.
Options read_options(int count, char** words) {
    Options options;
    bool firmware_named = false;
    for (int i = 1; i < count; ++i) {
        const std::string name = words[i];
        if (name == "--no-pty") {
            options.port = false;
            continue;
        }
        if (i + 1 == count) {
            throw std::invalid_argument("usage: raja-board [--firmware ELF] [--eeprom FILE] [--seed N] [--no-pty] [--bootloader HEX]");
        }
        const std::string value = words[++i];
        if (name == "--firmware") {
            options.firmware = value;
            firmware_named = true;
        } else if (name == "--eeprom") {
            options.eeprom = value;
        } else if (name == "--seed") {
            options.seed = std::stoull(value);
        } else if (name == "--bootloader") {
            options.boot_loader = value;
        } else {
            throw std::invalid_argument("there is no option '" + name + "'");
        }
    }
    // A board with only a boot loader waits for an upload.
    if (!firmware_named && options.boot_loader.empty()) {
        options.firmware = beside_this_program("raja.elf");
    }
    return options;
}

// Reads lines from standard input, blocking no longer than asked.
class Input {
public:
    // False at the end of input.
    bool wait(int timeout_ms) {
        pollfd state{STDIN_FILENO, POLLIN, 0};
        if (poll(&state, 1, timeout_ms) <= 0) {
            return true;
        }
        char bytes[4096];
        const ssize_t count = read(STDIN_FILENO, bytes, sizeof bytes);
        buffer_.append(bytes, count > 0 ? static_cast<size_t>(count) : 0);
        return count > 0;
    }

    bool take_line(std::string* line) {
        const size_t end = buffer_.find('\n');
        if (end == std::string::npos) {
            return false;
        }
        *line = buffer_.substr(0, end);
        buffer_.erase(0, end + 1);
        return true;
    }

private:
    std::string buffer_;
};

void serve(simulator::SimulatedBoard& board, simulator::Control& control) {
    constexpr int LOCKSTEP_WAIT_MS = 1000;
    constexpr double LONGEST_CATCH_UP_US = 50'000;
    Input input;
    auto last = Clock::now();
    while (!control.quit()) {
        const bool paced = control.pace() > 0;
        if (!input.wait(paced ? 1 : LOCKSTEP_WAIT_MS)) {
            return;
        }
        for (std::string line; !control.quit() && input.take_line(&line);) {
            std::cout << control.answer(line) << std::endl;
        }
        const auto now = Clock::now();
        if (paced) {
            // If the computer was busy with something else, only catch up a moment's worth.
            const double elapsed_us = std::chrono::duration<double, std::micro>(now - last).count() * control.pace();
            board.run_for(static_cast<int64_t>(std::min(elapsed_us, LONGEST_CATCH_UP_US)));
        }
        last = now;
    }
}

}  // namespace

int main(int count, char** words) {
    try {
        const Options options = read_options(count, words);
        simulator::SimulatedBoard board(options.firmware, options.boot_loader, options.seed);
        if (!options.eeprom.empty() && !board.use_eeprom_file(options.eeprom)) {
            throw std::runtime_error("'" + options.eeprom + "' cannot be written, or is not an EEPROM of 1024 bytes");
        }
        if (options.port && !board.port().plug()) {
            throw std::runtime_error("the system has no pseudo terminal left");
        }
        simulator::Control control(board, options.port);
        std::cout << "ready pty=" << (options.port ? board.port().path() : "-") << std::endl;
        serve(board, control);
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "raja-board: " << error.what() << std::endl;
        return 2;
    }
}
