#include "outbox.h"

namespace raja {

void Outbox::send(SentenceWriter* sentence) {
    if (!sentence->close() || CAPACITY - used() < sentence->length()) {
        dropped_ = static_cast<uint16_t>(dropped_ == UINT16_MAX ? dropped_ : dropped_ + 1);
        return;
    }
    for (uint8_t i = 0; i < sentence->length(); ++i) {
        bytes_[end_] = static_cast<uint8_t>(sentence->text()[i]);
        end_ = static_cast<uint8_t>((end_ + 1) & CAPACITY);
    }
}

uint8_t Outbox::take() {
    const uint8_t byte = bytes_[first_];
    first_ = static_cast<uint8_t>((first_ + 1) & CAPACITY);
    return byte;
}

}  // namespace raja
