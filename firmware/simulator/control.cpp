#include "control.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace simulator {

namespace {

using Words = std::vector<std::string>;

// A mistake by the person or program at the other end; its text is the answer.
class Refused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

double number(const std::string& word, double lowest, double highest) {
    size_t used = 0;
    double value = 0;
    try {
        value = std::stod(word, &used);
    } catch (const std::logic_error&) {
        used = 0;
    }
    if (used != word.size() || word.empty() || !(value >= lowest && value <= highest)) {
        std::ostringstream text;
        text << "'" << word << "' is not a number from " << lowest << " to " << highest;
        throw Refused(text.str());
    }
    return value;
}

int whole(const std::string& word, int lowest, int highest) {
    const double value = number(word, lowest, highest);
    if (value != std::floor(value)) {
        throw Refused("'" + word + "' is not a whole number");
    }
    return static_cast<int>(value);
}

void need(const Words& words, size_t least, size_t most, const char* usage) {
    if (words.size() < least || words.size() > most) {
        throw Refused(std::string("use: ") + usage);
    }
}

int64_t microseconds(const Words& words, size_t index, double normal_ms) {
    return static_cast<int64_t>(1000 * (index < words.size() ? number(words[index], 1, 60'000) : normal_ms));
}

int well_of(const Words& words) {
    return whole(words[0], 0, WELLS - 1);
}

// Parses `W FACE ROT PITCH …`; the sensors see the face opposite FACE.
Pose pose_of(const Words& words) {
    Pose pose;
    pose.bottom = 7 - whole(words[1], 1, 6);
    pose.turn_deg = number(words[2], -360, 360);
    pose.pitch_mm = number(words[3], 2, 6.5);
    return pose;
}

std::string hex_of(const std::string& bytes) {
    static const char* const digits = "0123456789ABCDEF";
    std::string text;
    for (const char byte : bytes) {
        text += digits[static_cast<uint8_t>(byte) >> 4];
        text += digits[static_cast<uint8_t>(byte) & 0xF];
    }
    return text;
}

std::vector<uint8_t> bytes_of(const std::string& hex) {
    std::vector<uint8_t> bytes;
    if (hex.size() % 2 != 0 || hex.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) {
        throw Refused("bytes are pairs of hex digits");
    }
    for (size_t i = 0; i < hex.size(); i += 2) {
        bytes.push_back(static_cast<uint8_t>(std::stoi(hex.substr(i, 2), nullptr, 16)));
    }
    return bytes;
}

bool on_or_off(const std::string& word) {
    if (word != "on" && word != "off") {
        throw Refused("say on or off, not '" + word + "'");
    }
    return word == "on";
}

}  // namespace

std::string Control::answer(const std::string& text) {
    std::istringstream stream(text);
    std::string verb;
    stream >> verb;
    Words words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    try {
        const std::string values = dispatch(verb, words);
        return values.empty() ? "ok" : "ok " + values;
    } catch (const Refused& refused) {
        return std::string("error ") + refused.what();
    }
}

// Each group answers its own commands, and "?" to any other.
std::string Control::dispatch(const std::string& verb, const Words& words) {
    using Group = std::string (Control::*)(const std::string&, const Words&);
    for (const Group group : {&Control::time, &Control::line, &Control::dice, &Control::surroundings, &Control::power}) {
        std::string values = (this->*group)(verb, words);
        if (values != "?") {
            return values;
        }
    }
    throw Refused("'" + verb + "' is not a command: docs/simulator.md lists them");
}

std::string Control::now() const {
    return "t_us=" + std::to_string(board_.now_us());
}

std::string Control::time(const std::string& verb, const Words& words) {
    if (verb == "run") {
        need(words, 1, 1, "run MS");
        board_.run_for(static_cast<int64_t>(1000 * number(words[0], 0, 1e8)));
        return now();
    }
    if (verb == "listen") {
        need(words, 1, 1, "listen MS");
        return listen(static_cast<int64_t>(1000 * number(words[0], 0, 1e8)));
    }
    if (verb == "realtime") {
        need(words, 0, 1, "realtime [FACTOR]");
        pace_ = words.empty() ? 1 : number(words[0], 0.01, 100);
        return "";
    }
    if (verb == "lockstep") {
        pace_ = 0;
        return now();
    }
    if (verb == "time") {
        return now();
    }
    if (verb == "quit") {
        quit_ = true;
        return "";
    }
    if (verb == "stats") {
        return "resets=" + std::to_string(board_.resets()) + " cycles=" + std::to_string(board_.cycles()) + " " + now();
    }
    return "?";
}

std::string Control::listen(int64_t longest_us) {
    constexpr int64_t STEP_US = 10'000;
    const int64_t end_us = board_.now_us() + longest_us;
    std::string lines = uart_lines();
    while (lines.empty() && board_.now_us() < end_us) {
        board_.run_for(std::min(STEP_US, end_us - board_.now_us()));
        lines = uart_lines();
    }
    return lines.empty() ? now() : now() + " " + lines;
}

std::string Control::uart_out() {
    std::string bytes;
    for (bytes_shown_ = std::max(bytes_shown_, board_.sent_begin()); bytes_shown_ < board_.sent_end(); ++bytes_shown_) {
        bytes += static_cast<char>(board_.sent(bytes_shown_).byte);
    }
    return hex_of(bytes);
}

std::string Control::uart_lines() {
    std::string text;
    std::string bytes;
    for (uint64_t i = std::max(lines_shown_, board_.sent_begin()); i < board_.sent_end(); ++i) {
        const SentByte& sent = board_.sent(i);
        bytes += static_cast<char>(sent.byte);
        if (sent.byte == '\n') {
            text += (text.empty() ? "" : " ") + std::to_string(sent.t_us) + "=" + hex_of(bytes);
            bytes.clear();
            lines_shown_ = i + 1;
        }
    }
    return text;
}

std::string Control::wait_for_port(size_t count) {
    using namespace std::chrono;
    const auto deadline = steady_clock::now() + seconds(2);
    board_.pump_port();
    while (board_.waiting_to_be_fed() < count && steady_clock::now() < deadline) {
        std::this_thread::sleep_for(milliseconds(1));
        board_.pump_port();
    }
    return "n=" + std::to_string(board_.waiting_to_be_fed());
}

std::string Control::line(const std::string& verb, const Words& words) {
    if (verb == "uart-out") {
        return uart_out();
    }
    if (verb == "uart-lines") {
        return uart_lines();
    }
    if (verb == "uart-in") {
        need(words, 1, 1, "uart-in HEX");
        board_.feed(bytes_of(words[0]));
        return "";
    }
    if (verb == "pty-wait") {
        need(words, 1, 1, "pty-wait N");
        return wait_for_port(static_cast<size_t>(whole(words[0], 0, 100'000)));
    }
    if (verb == "pty") {
        return "pty=" + (board_.port().plugged() ? board_.port().path() : "-");
    }
    if (verb == "dtr") {
        need(words, 1, 1, "dtr on|off");
        board_.set_dtr(on_or_off(words[0]));
        return "";
    }
    if (verb == "garbage") {
        need(words, 1, 2, "garbage N [to-host|to-board]");
        const auto count = static_cast<size_t>(whole(words[0], 0, 1'000'000));
        if (words.size() == 2 && words[1] == "to-board") {
            board_.garbage_to_board(count);
        } else if (words.size() == 1 || words[1] == "to-host") {
            board_.garbage_to_host(count);
        } else {
            throw Refused("say to-host or to-board, not '" + words[1] + "'");
        }
        return "";
    }
    if (verb == "corrupt") {
        need(words, 1, 1, "corrupt PERCENT");
        board_.set_damage(number(words[0], 0, 100));
        return "";
    }
    return "?";
}

std::string Control::dice(const std::string& verb, const Words& words) {
    const int64_t now_us = board_.now_us();
    if (verb == "die") {
        need(words, 4, 5, "die W FACE ROT PITCH [TUMBLE_MS]");
        const Pose pose = jittered(pose_of(words), board_.jitter, board_.random());
        board_.scene(well_of(words)).throw_die(now_us, pose, microseconds(words, 4, 400), board_.random());
    } else if (verb == "place") {
        need(words, 4, 5, "place W FACE ROT PITCH [MS]");
        const Pose pose = jittered(pose_of(words), board_.jitter, board_.random());
        board_.scene(well_of(words)).place_die(now_us, pose, microseconds(words, 4, 300));
    } else if (verb == "cock") {
        need(words, 5, 6, "cock W FACE ROT PITCH ANGLE [TUMBLE_MS]");
        Pose pose = jittered(pose_of(words), board_.jitter, board_.random());
        pose.lean_deg = number(words[4], 1, 60);
        pose.lean_towards_deg = 90.0 * static_cast<double>(board_.random()() % 4);
        board_.scene(well_of(words)).throw_die(now_us, pose, microseconds(words, 5, 400), board_.random());
    } else if (verb == "hold") {
        need(words, 5, 5, "hold W FACE ROT PITCH HEIGHT");
        Pose pose = pose_of(words);
        pose.height_mm = number(words[4], 0, 14);
        board_.scene(well_of(words)).hold_die(now_us, pose);
    } else if (verb == "lift") {
        need(words, 1, 2, "lift W [MS]");
        if (!board_.scene(well_of(words)).lift(now_us, microseconds(words, 1, 150))) {
            throw Refused("there is no die in that well to lift");
        }
    } else if (verb == "push") {
        need(words, 4, 5, "push W DX DY TURN [MS]");
        if (!board_.scene(well_of(words))
                 .push(now_us, number(words[1], -8, 8), number(words[2], -8, 8), number(words[3], -360, 360), microseconds(words, 4, 200))) {
            throw Refused("there is no die in that well to push");
        }
    } else if (verb == "rest") {
        need(words, 1, 1, "rest W");
        const auto rest_us = board_.scene(well_of(words)).rest_us();
        return "t_us=" + (rest_us ? std::to_string(*rest_us) : "-");
    } else if (verb == "card") {
        need(words, 2, 2, "card W on|off");
        board_.scene(well_of(words)).set_card(on_or_off(words[1]));
    } else {
        return "?";
    }
    return "";
}

std::string Control::surroundings(const std::string& verb, const Words& words) {
    if (verb == "noise") {
        need(words, 1, 1, "noise PERCENT");
        board_.noise_percent = number(words[0], 0, 100);
    } else if (verb == "jitter") {
        need(words, 2, 2, "jitter MM DEG");
        board_.jitter = Jitter{number(words[0], 0, 5), number(words[1], 0, 45)};
    } else if (verb == "ambient") {
        need(words, 1, 1, "ambient LEVEL");
        board_.ambient_counts = number(words[0], 0, 1023);
    } else if (verb == "tilt") {
        need(words, 2, 2, "tilt X Y");
        board_.sensor().set_tilt(number(words[0], -60, 60), number(words[1], -60, 60));
    } else if (verb == "bump") {
        need(words, 2, 2, "bump MG MS");
        board_.sensor().bump(board_.now_us(), number(words[0], 0, 4000), number(words[1], 1, 10'000));
    } else if (verb == "sensor") {
        need(words, 1, 1, "sensor ok|absent|stuck");
        if (words[0] == "ok") {
            board_.sensor().set_health(Mpu6050Peer::Health::ok);
        } else if (words[0] == "absent") {
            board_.sensor().set_health(Mpu6050Peer::Health::absent);
        } else if (words[0] == "stuck") {
            board_.sensor().set_health(Mpu6050Peer::Health::stuck);
        } else {
            throw Refused("say ok, absent or stuck, not '" + words[0] + "'");
        }
    } else if (verb == "seed") {
        need(words, 1, 1, "seed N");
        board_.seed(static_cast<uint64_t>(whole(words[0], 0, 2'000'000'000)));
    } else {
        return "?";
    }
    return "";
}

std::string Control::power(const std::string& verb, const Words& words) {
    if (verb == "unplug") {
        board_.unplug();
    } else if (verb == "replug") {
        if (!board_.replug(with_port_)) {
            throw Refused("the system has no pseudo terminal left");
        }
        return "pty=" + (with_port_ ? board_.port().path() : "-");
    } else if (verb == "reset") {
        board_.reset(SimulatedBoard::Reset::external);
    } else if (verb == "brownout") {
        board_.reset(SimulatedBoard::Reset::brownout);
    } else if (verb == "hang") {
        board_.hang();
    } else if (verb == "stall") {
        board_.stall();
    } else if (verb == "eeprom") {
        need(words, 1, 1, "eeprom FILE");
        if (!board_.use_eeprom_file(words[0])) {
            throw Refused("'" + words[0] + "' cannot be written, or is not an EEPROM of 1024 bytes");
        }
    } else if (verb == "eeprom-erase") {
        board_.erase_eeprom();
    } else {
        return "?";
    }
    return "";
}

}  // namespace simulator
