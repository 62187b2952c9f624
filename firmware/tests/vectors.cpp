#include "vectors.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace {

std::vector<std::string> split_csv(const std::string& line) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
            cells.back() += line[++i];
        } else if (line[i] == '"') {
            quoted = !quoted;
        } else if (line[i] == ',' && !quoted) {
            cells.emplace_back();
        } else {
            cells.back() += line[i];
        }
    }
    return cells;
}

std::string unescaped(const std::string& text) {
    std::string bytes;
    for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            bytes += text[i];
            continue;
        }
        const char kind = text.at(++i);
        if (kind == 'x') {
            bytes += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            bytes += kind == 'r' ? '\r' : kind == 'n' ? '\n' : kind;
        }
    }
    return bytes;
}

}  // namespace

std::vector<Vector> read_vectors() {
    std::ifstream file(VECTORS_CSV);
    std::string line;
    if (!std::getline(file, line) || line != "name,raw,frames,bad,meaning") {
        throw std::runtime_error("cannot read " VECTORS_CSV);
    }
    std::vector<Vector> vectors;
    while (std::getline(file, line)) {
        const std::vector<std::string> cells = split_csv(line);
        if (cells.size() != 5) {
            throw std::runtime_error("not five cells: " + line);
        }
        Vector vector{cells[0], unescaped(cells[1]), {}, std::stoi(cells[3]), cells[4]};
        std::istringstream frames(cells[2]);
        for (std::string frame; std::getline(frames, frame, '|');) {
            vector.frames.push_back(frame);
        }
        vectors.push_back(vector);
    }
    return vectors;
}
