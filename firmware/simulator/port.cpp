#include "port.h"

#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace simulator {

bool Port::plug() {
    unplug();
    master_ = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (master_ < 0 || grantpt(master_) != 0 || unlockpt(master_) != 0) {
        return false;
    }
    path_ = ptsname(master_);
    // Open and close it once, so that from now on "hung up" means that no host has it open.
    const int slave = open(path_.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (slave < 0) {
        return false;
    }
    termios settings{};
    tcgetattr(slave, &settings);
    cfmakeraw(&settings);
    tcsetattr(slave, TCSANOW, &settings);
    close(slave);
    open_ = false;
    return true;
}

void Port::unplug() {
    if (master_ >= 0) {
        close(master_);
    }
    master_ = -1;
    open_ = false;
}

bool Port::was_opened() {
    if (master_ < 0) {
        return false;
    }
    pollfd state{master_, POLLIN, 0};
    poll(&state, 1, 0);
    const bool open_now = (state.revents & POLLHUP) == 0;
    const bool opened = open_now && !open_;
    open_ = open_now;
    return opened;
}

void Port::write(const std::vector<uint8_t>& bytes) {
    if (master_ >= 0 && open_ && !bytes.empty()) {
        // If the host does not read, bytes are lost, as on a real port.
        [[maybe_unused]] const ssize_t written = ::write(master_, bytes.data(), bytes.size());
    }
}

std::vector<uint8_t> Port::read() {
    std::vector<uint8_t> bytes(4096);
    const ssize_t count = master_ >= 0 ? ::read(master_, bytes.data(), bytes.size()) : 0;
    bytes.resize(count > 0 ? static_cast<size_t>(count) : 0);
    return bytes;
}

}  // namespace simulator
