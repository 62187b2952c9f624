// Bytes waiting for the serial port. Only whole sentences go in, so none is ever sent in half.
#pragma once

#include <stdint.h>

#include "sentence.h"

namespace raja {

class Outbox {
public:
    static constexpr uint8_t CAPACITY = 127;

    // Whether there is room for any sentence; whatever can wait is only sent then.
    bool has_room() const { return CAPACITY - used() >= LONGEST_SENTENCE; }
    // Closes the sentence and queues it; one that does not fit is dropped and counted.
    void send(SentenceWriter* sentence);

    bool empty() const { return first_ == end_; }
    uint8_t take();
    uint16_t dropped() const { return dropped_; }

private:
    static constexpr uint8_t SIZE = CAPACITY + 1;  // a power of two; one byte stays free to tell full from empty

    uint8_t used() const { return static_cast<uint8_t>((end_ - first_) & CAPACITY); }

    uint8_t bytes_[SIZE] = {};
    uint8_t first_ = 0;
    uint8_t end_ = 0;
    uint16_t dropped_ = 0;
};

}  // namespace raja
