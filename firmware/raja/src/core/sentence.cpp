#include "sentence.h"

#include <string.h>

#include "numbers.h"

namespace raja {

namespace {

constexpr uint8_t CHECK_DIGITS = 4;
constexpr uint8_t SUM_LENGTH = 1 + CHECK_DIGITS;               // `,SSSS`
constexpr uint8_t FIRST_FIELD = 2 + KIND_LENGTH;               // after `RJ` and the kind
constexpr uint8_t LONGEST_BODY = LONGEST_SENTENCE - 1 - 7;     // without `$` and `*CCCC\r\n`

bool may_stand_in_a_field(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '.' ||
           byte == '-';
}

bool is_capital(char byte) {
    return byte >= 'A' && byte <= 'Z';
}

}  // namespace

SentenceWriter::SentenceWriter(FlashText kind) {
    put('$');
    put('R');
    put('J');
    for (uint8_t i = 0; i < KIND_LENGTH; ++i) {
        put(kind.at(i));
    }
}

void SentenceWriter::put(char byte) {
    if (length_ + CLOSING_LENGTH < LONGEST_SENTENCE) {
        text_[length_++] = byte;
    } else {
        fits_ = false;
    }
}

SentenceWriter& SentenceWriter::word(FlashText text) {
    put(',');
    for (uint8_t i = 0; text.at(i) != '\0'; ++i) {
        put(text.at(i));
    }
    return *this;
}

SentenceWriter& SentenceWriter::word(const char* text) {
    return word(text, static_cast<uint8_t>(strlen(text)));
}

SentenceWriter& SentenceWriter::word(const char* text, uint8_t length) {
    put(',');
    for (uint8_t i = 0; i < length; ++i) {
        put(text[i]);
    }
    return *this;
}

SentenceWriter& SentenceWriter::letter(char letter) {
    return word(&letter, 1);
}

SentenceWriter& SentenceWriter::number(uint32_t value) {
    char digits[LONGEST_DECIMAL];
    return word(digits, write_decimal(digits, value));
}

SentenceWriter& SentenceWriter::signed_number(int32_t value) {
    char digits[LONGEST_DECIMAL];
    return word(digits, write_signed(digits, value));
}

void SentenceWriter::put_hex(uint32_t value, uint8_t digits) {
    while (digits-- > 0) {
        put(hex_digit(static_cast<uint8_t>((value >> (4U * digits)) & 0xFU)));
    }
}

SentenceWriter& SentenceWriter::hex(uint32_t value, uint8_t digits) {
    put(',');
    put_hex(value, digits);
    return *this;
}

SentenceWriter& SentenceWriter::hex_bytes(const uint8_t* bytes, uint8_t count) {
    put(',');
    for (uint8_t i = 0; i < count; ++i) {
        put(hex_digit(static_cast<uint8_t>(bytes[i] >> 4U)));
        put(hex_digit(static_cast<uint8_t>(bytes[i] & 0xFU)));
    }
    return *this;
}

bool SentenceWriter::close() {
    if (!fits_) {
        return false;
    }
    Fletcher16 sum;
    Crc16 crc;
    for (uint8_t i = 1; i < length_; ++i) {
        sum.add(static_cast<uint8_t>(text_[i]));
        crc.add(static_cast<uint8_t>(text_[i]));
    }
    char* end = text_ + length_;
    *end++ = ',';
    for (uint8_t digit = CHECK_DIGITS; digit-- > 0;) {
        *end++ = hex_digit(static_cast<uint8_t>((sum.value() >> (4U * digit)) & 0xFU));
    }
    for (const char* byte = text_ + length_; byte < end; ++byte) {
        crc.add(static_cast<uint8_t>(*byte));
    }
    *end++ = '*';
    for (uint8_t digit = CHECK_DIGITS; digit-- > 0;) {
        *end++ = hex_digit(static_cast<uint8_t>((crc.value() >> (4U * digit)) & 0xFU));
    }
    *end++ = '\r';
    *end++ = '\n';
    length_ = static_cast<uint8_t>(end - text_);
    fits_ = false;  // nothing may be added any more
    return true;
}

bool Field::is(FlashText word) const {
    if (word.length() != length) {
        return false;
    }
    for (uint8_t i = 0; i < length; ++i) {
        if (word.at(i) != text[i]) {
            return false;
        }
    }
    return true;
}

bool Field::is(const char* word) const {
    return strlen(word) == length && strncmp(text, word, length) == 0;
}

bool Field::is_number(uint32_t highest, uint32_t* value) const {
    return read_decimal(text, length, highest, value);
}

SentenceReader::Outcome SentenceReader::give_up() {
    state_ = State::outside;
    return Outcome::bad;
}

SentenceReader::Outcome SentenceReader::add(uint8_t byte) {
    if (byte == '$') {
        const bool cut = state_ != State::outside;
        state_ = State::body;
        length_ = 0;
        return cut ? Outcome::bad : Outcome::nothing;
    }
    switch (state_) {
        case State::outside:
            return Outcome::nothing;
        case State::body:
            return add_body(static_cast<char>(byte));
        case State::crc:
            return add_crc(static_cast<char>(byte));
        case State::carriage_return:
            state_ = State::line_feed;
            return byte == '\r' ? Outcome::nothing : give_up();
        case State::line_feed:
            state_ = State::outside;
            return byte == '\n' && check() ? Outcome::sentence : Outcome::bad;
    }
    return give_up();
}

SentenceReader::Outcome SentenceReader::add_body(char byte) {
    if (byte == '*') {
        state_ = State::crc;
        crc_digits_ = 0;
        told_crc_ = 0;
        return Outcome::nothing;
    }
    if (length_ == LONGEST_BODY || !(may_stand_in_a_field(byte) || byte == ',')) {
        return give_up();
    }
    text_[length_++] = byte;
    return Outcome::nothing;
}

SentenceReader::Outcome SentenceReader::add_crc(char byte) {
    const int8_t value = hex_value(byte);
    if (value < 0) {
        return give_up();
    }
    told_crc_ = static_cast<uint16_t>((static_cast<uint16_t>(told_crc_ << 4)) | static_cast<uint16_t>(value));
    if (++crc_digits_ == CHECK_DIGITS) {
        state_ = State::carriage_return;
    }
    return Outcome::nothing;
}

bool SentenceReader::check() {
    if (length_ < FIRST_FIELD + SUM_LENGTH || crc16(reinterpret_cast<const uint8_t*>(text_), length_) != told_crc_) {
        return false;
    }
    payload_ = static_cast<uint8_t>(length_ - SUM_LENGTH);
    if (!well_formed()) {
        return false;
    }
    Fletcher16 sum;
    field_count_ = 0;
    for (uint8_t i = 0; i < payload_; ++i) {
        sum.add(static_cast<uint8_t>(text_[i]));
        field_count_ = static_cast<uint8_t>(field_count_ + (text_[i] == ',' ? 1 : 0));
    }
    uint16_t told_sum = 0;
    for (uint8_t i = static_cast<uint8_t>(payload_ + 1); i < length_; ++i) {
        const int8_t value = hex_value(text_[i]);
        if (value < 0) {
            return false;
        }
        told_sum = static_cast<uint16_t>(static_cast<uint16_t>(told_sum << 4) | static_cast<uint16_t>(value));
    }
    return told_sum == sum.value();
}

// `RJ`, three capitals, then fields of at least one byte each.
bool SentenceReader::well_formed() const {
    if (text_[0] != 'R' || text_[1] != 'J' || text_[payload_] != ',' || text_[FIRST_FIELD] != ',') {
        return false;
    }
    for (uint8_t i = 2; i < FIRST_FIELD; ++i) {
        if (!is_capital(text_[i])) {
            return false;
        }
    }
    for (uint8_t i = FIRST_FIELD; i < payload_; ++i) {
        if (text_[i] == ',' && text_[i + 1] == ',') {
            return false;
        }
    }
    return true;
}

bool SentenceReader::kind_is(FlashText kind) const {
    return Field{text_ + 2, KIND_LENGTH}.is(kind);
}

Field SentenceReader::field(uint8_t index) const {
    uint8_t start = FIRST_FIELD;
    for (;;) {
        if (start >= payload_) {
            return Field{text_, 0};
        }
        uint8_t end = static_cast<uint8_t>(start + 1);
        while (end < payload_ && text_[end] != ',') {
            ++end;
        }
        if (index-- == 0) {
            return Field{text_ + start + 1, static_cast<uint8_t>(end - start - 1)};
        }
        start = end;
    }
}

}  // namespace raja
