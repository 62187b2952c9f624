// Constants that stay in flash. Otherwise each would have a copy in the chip's 2 KB of RAM.
#pragma once

#include <stdint.h>
#include <string.h>

#ifdef __AVR__
#include <avr/pgmspace.h>
#define RAJA_IN_FLASH PROGMEM
#define RAJA_TEXT(text) (raja::flash_text(PSTR(text)))
#else
#define RAJA_IN_FLASH
#define RAJA_TEXT(text) (raja::flash_text(text))
#endif

namespace raja {

// A text in flash; only RAJA_TEXT("…") makes one.
struct FlashText {
    const char* address;

    char at(uint8_t index) const {
#ifdef __AVR__
        return static_cast<char>(pgm_read_byte(address + index));
#else
        return address[index];
#endif
    }
    uint8_t length() const {
        uint8_t end = 0;
        while (at(end) != '\0') {
            ++end;
        }
        return end;
    }
};

inline FlashText flash_text(const char* address) {
    return FlashText{address};
}

// A copy in RAM of an object declared with RAJA_IN_FLASH.
template <typename T>
T from_flash(const T& object) {
    T copy;
#ifdef __AVR__
    memcpy_P(&copy, &object, sizeof copy);
#else
    memcpy(&copy, &object, sizeof copy);
#endif
    return copy;
}

}  // namespace raja
