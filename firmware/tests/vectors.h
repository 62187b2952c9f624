// The vectors that the C++ and the Python side both read: tests/protocol/vectors.csv.
#pragma once

#include <string>
#include <vector>

struct Vector {
    std::string name;
    std::string raw;                  // bytes, no longer escaped
    std::vector<std::string> frames;  // kind and fields of each sentence in it
    int bad;
    std::string meaning;
};

// Throws std::runtime_error if the file is not there or not of the form.
std::vector<Vector> read_vectors();
