#include "numbers.h"

namespace raja {

uint8_t write_decimal(char* text, uint32_t value) {
    char reversed[LONGEST_DECIMAL];
    uint8_t length = 0;
    do {
        reversed[length++] = static_cast<char>('0' + value % 10);
        value /= 10;
    } while (value != 0);
    for (uint8_t i = 0; i < length; ++i) {
        text[i] = reversed[length - 1 - i];
    }
    return length;
}

uint8_t write_signed(char* text, int32_t value) {
    if (value >= 0) {
        return write_decimal(text, static_cast<uint32_t>(value));
    }
    text[0] = '-';
    return static_cast<uint8_t>(1 + write_decimal(text + 1, 0U - static_cast<uint32_t>(value)));
}

char hex_digit(uint8_t nibble) {
    return static_cast<char>(nibble < 10 ? '0' + nibble : 'A' + (nibble - 10));
}

int8_t hex_value(char digit) {
    if (digit >= '0' && digit <= '9') {
        return static_cast<int8_t>(digit - '0');
    }
    if (digit >= 'A' && digit <= 'F') {
        return static_cast<int8_t>(digit - 'A' + 10);
    }
    return -1;
}

bool read_decimal(const char* text, uint8_t length, uint32_t highest, uint32_t* value) {
    if (length == 0 || length > 10 || (length > 1 && text[0] == '0')) {
        return false;
    }
    uint32_t sum = 0;
    for (uint8_t i = 0; i < length; ++i) {
        if (text[i] < '0' || text[i] > '9') {
            return false;
        }
        const uint32_t digit = static_cast<uint32_t>(text[i] - '0');
        if (sum > (UINT32_MAX - digit) / 10) {
            return false;
        }
        sum = sum * 10 + digit;
    }
    *value = sum;
    return sum <= highest;
}

}  // namespace raja
