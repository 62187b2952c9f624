// Decimal and hexadecimal text, as the protocol writes them: no leading zeros, no plus sign, capital hex digits.
#pragma once

#include <stdint.h>

namespace raja {

constexpr uint8_t LONGEST_DECIMAL = 11;  // "-2147483648"

// Writes the digits without a final zero byte and returns how many there are.
uint8_t write_decimal(char* text, uint32_t value);
uint8_t write_signed(char* text, int32_t value);

char hex_digit(uint8_t nibble);

// -1 if it is not a capital hex digit.
int8_t hex_value(char digit);

// False if the text is not a decimal number as the protocol writes it, or is larger than `highest`.
bool read_decimal(const char* text, uint8_t length, uint32_t highest, uint32_t* value);

}  // namespace raja
