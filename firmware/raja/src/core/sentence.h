// Sentences `$RJ…,SSSS*CCCC\r\n` (docs/protocol.md): writing them, and finding them in a stream of bytes.
#pragma once

#include <stdint.h>

#include "checks.h"
#include "flash.h"

namespace raja {

constexpr uint8_t LONGEST_SENTENCE = 64;  // with `$` and `\r\n`
constexpr uint8_t CLOSING_LENGTH = 12;    // `,SSSS*CCCC\r\n`
constexpr uint8_t KIND_LENGTH = 3;

// Builds one sentence. If something does not fit, the sentence is invalid and must not be sent.
class SentenceWriter {
public:
    explicit SentenceWriter(FlashText kind);

    SentenceWriter& word(FlashText text);
    SentenceWriter& word(const char* text);
    SentenceWriter& word(const char* text, uint8_t length);
    SentenceWriter& letter(char letter);
    SentenceWriter& number(uint32_t value);
    SentenceWriter& signed_number(int32_t value);
    SentenceWriter& hex(uint32_t value, uint8_t digits);
    SentenceWriter& hex_bytes(const uint8_t* bytes, uint8_t count);

    // Adds sum, CRC and line end. False if the sentence is too long.
    bool close();

    const char* text() const { return text_; }
    uint8_t length() const { return length_; }

private:
    void put(char byte);
    void put_hex(uint32_t value, uint8_t digits);

    char text_[LONGEST_SENTENCE] = {};
    uint8_t length_ = 0;
    bool fits_ = true;
};

// One field of a received sentence; points into the reader and lives until its next byte.
struct Field {
    const char* text;
    uint8_t length;

    bool is(FlashText word) const;
    bool is(const char* word) const;
    bool is_number(uint32_t highest, uint32_t* value) const;
};

// Finds sentences in a stream, one byte at a time. A `$` always starts a new one.
class SentenceReader {
public:
    enum class Outcome : uint8_t { nothing, sentence, bad };

    Outcome add(uint8_t byte);

    // About the sentence completed last:
    bool kind_is(FlashText kind) const;
    uint8_t field_count() const { return field_count_; }
    // The field at `index`, from 0; beyond the last one, a field of length 0.
    Field field(uint8_t index) const;
    // Kind and fields, without the sum: `ROL,17,0,5,83`.
    Field whole() const { return Field{text_ + 2, static_cast<uint8_t>(payload_ - 2)}; }

private:
    enum class State : uint8_t { outside, body, crc, carriage_return, line_feed };

    Outcome give_up();
    Outcome add_body(char byte);
    Outcome add_crc(char byte);
    bool check();
    bool well_formed() const;

    State state_ = State::outside;
    char text_[LONGEST_SENTENCE] = {};
    uint8_t length_ = 0;   // bytes between `$` and `*`
    uint8_t payload_ = 0;  // of those, the ones before `,SSSS`
    uint8_t crc_digits_ = 0;
    uint16_t told_crc_ = 0;
    uint8_t field_count_ = 0;
};

}  // namespace raja
