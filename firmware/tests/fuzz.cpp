// Feeds the reader mutated sentences: it may return only what was put in, and must always hear the next whole sentence.
// Usage: fuzz [COUNT]
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "../raja/src/core/sentence.h"
#include "bench.h"
#include "vectors.h"

namespace {

using Random = std::mt19937_64;

size_t below(size_t count, Random& random) {
    return std::uniform_int_distribution<size_t>(0, count - 1)(random);
}

std::string mutated(std::string text, const std::vector<std::string>& originals, Random& random) {
    switch (below(5, random)) {
        case 0:  // flips
            for (size_t flips = 1 + below(6, random); flips > 0; --flips) {
                char& byte = text[below(text.size(), random)];
                byte = static_cast<char>(byte ^ static_cast<char>(1 << below(8, random)));
            }
            return text;
        case 1:  // cuts
            return text.substr(0, below(text.size(), random)) + text.substr(below(text.size(), random));
        case 2:  // joins
            return text.substr(0, 1 + below(text.size(), random)) + originals[below(originals.size(), random)];
        case 3:  // swaps
            std::swap(text[below(text.size(), random)], text[below(text.size(), random)]);
            std::swap(text[below(text.size(), random)], text[below(text.size(), random)]);
            return text;
        default:  // bursts
            for (size_t i = below(text.size(), random), end = i + 1 + below(16, random); i < end && i < text.size(); ++i) {
                text[i] = static_cast<char>(below(256, random));
            }
            return text;
    }
}

}  // namespace

int main(int count, char** words) {
    const long rounds = count > 1 ? std::atol(words[1]) : 20'000;
    std::vector<std::string> originals;
    std::set<std::string> known;
    for (const Vector& vector : read_vectors()) {
        if (vector.frames.size() == 1 && vector.bad == 0) {
            originals.push_back(sentence("RJ" + vector.frames[0]));
            known.insert(vector.frames[0]);
        }
    }
    Random random(1);
    raja::SentenceReader reader;
    long false_sentences = 0;
    long unheard = 0;
    const std::string probe = sentence("RJHBT,1,0,0,0,0,0");
    for (long i = 0; i < rounds; ++i) {
        for (const char byte : mutated(originals[below(originals.size(), random)], originals, random)) {
            if (reader.add(static_cast<uint8_t>(byte)) == raja::SentenceReader::Outcome::sentence) {
                const raja::Field whole = reader.whole();
                false_sentences += known.count(std::string(whole.text, whole.length)) == 0 ? 1 : 0;
            }
        }
        bool heard = false;
        for (const char byte : probe) {
            heard = reader.add(static_cast<uint8_t>(byte)) == raja::SentenceReader::Outcome::sentence;
        }
        unheard += heard ? 0 : 1;
    }
    std::printf("fuzz: %ld mutated sentences, %ld false ones accepted, %ld good ones not heard after them\n", rounds, false_sentences, unheard);
    return false_sentences == 0 && unheard == 0 ? 0 : 1;
}
