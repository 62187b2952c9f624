// The host's end of the serial line: a pseudo terminal that appears and disappears like a USB port.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace simulator {

class Port {
public:
    ~Port() { unplug(); }

    // Makes a new pseudo terminal. False, and errno, if the system has none left.
    bool plug();
    void unplug();

    bool plugged() const { return master_ >= 0; }
    const std::string& path() const { return path_; }
    int descriptor() const { return master_; }

    // True if a host has opened the port since the last call.
    bool was_opened();
    void write(const std::vector<uint8_t>& bytes);
    std::vector<uint8_t> read();

private:
    int master_ = -1;
    bool open_ = false;
    std::string path_;
};

}  // namespace simulator
