// The lines that steer the simulated board (docs/simulator.md): one line in, one line out.
#pragma once

#include <string>
#include <vector>

#include "simulated_board.h"

namespace simulator {

class Control {
public:
    Control(SimulatedBoard& board, bool with_port) : board_(board), with_port_(with_port) {}

    // The answer to a line, without a line end. Never throws: a mistake is answered with `error SENTENCE`.
    std::string answer(const std::string& text);

    bool quit() const { return quit_; }
    // Simulated seconds per second of the wall clock; 0 in lockstep.
    double pace() const { return pace_; }

private:
    std::string dispatch(const std::string& verb, const std::vector<std::string>& words);
    std::string time(const std::string& verb, const std::vector<std::string>& words);
    std::string line(const std::string& verb, const std::vector<std::string>& words);
    std::string dice(const std::string& verb, const std::vector<std::string>& words);
    std::string surroundings(const std::string& verb, const std::vector<std::string>& words);
    std::string power(const std::string& verb, const std::vector<std::string>& words);

    std::string now() const;
    std::string listen(int64_t longest_us);
    std::string uart_out();
    std::string uart_lines();
    std::string wait_for_port(size_t count);

    SimulatedBoard& board_;
    bool with_port_;
    bool quit_ = false;
    double pace_ = 0;
    // Positions in the board's output.
    uint64_t bytes_shown_ = 0;
    uint64_t lines_shown_ = 0;
};

}  // namespace simulator
