// The test vectors that both C++ and Python read: tests/protocol/vectors.csv.
#pragma once

#include <string>
#include <vector>

struct Vector {
    std::string name;
    std::string raw;                  // bytes, with escapes resolved
    std::vector<std::string> frames;  // kind and fields of each sentence in it
    int bad;
    std::string meaning;
};

// Throws std::runtime_error if the file is missing or malformed.
std::vector<Vector> read_vectors();
