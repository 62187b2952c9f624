#include "journal.h"

namespace raja {

namespace {

// Byte offsets in a record.
enum Offset : uint8_t {
    SERIAL = 0,
    LAST_ROLL = 4,
    BOOT = 8,
    PENDING = 10,
    THROWN_WELLS = 11,
    WELL_AND_TOP = 12,  // 0: no roll; else bit 3 the well, bits 0–2 the top
    MARGIN = 13,
};

uint16_t address_of(uint8_t slot) {
    return static_cast<uint16_t>(JOURNAL_START + slot * RECORD_LENGTH);
}

}  // namespace

bool Journal::read_record(uint8_t slot, uint8_t* record) const {
    for (uint8_t i = 0; i < RECORD_LENGTH; ++i) {
        record[i] = memory_->read(static_cast<uint16_t>(address_of(slot) + i));
    }
    return is_sealed(record, RECORD_LENGTH) && record[PENDING] <= MOST_PENDING_ROLLS;
}

void Journal::begin() {
    *this = Journal(memory_);
    uint8_t record[RECORD_LENGTH];
    for (uint8_t slot = 0; slot < JOURNAL_SLOTS; ++slot) {
        if (!read_record(slot, record) || get_u32(record + SERIAL) <= state_.serial) {
            continue;
        }
        slot_ = slot;
        state_ = State{get_u32(record + SERIAL), get_u32(record + LAST_ROLL), get_u16(record + BOOT), record[PENDING],
                       record[THROWN_WELLS]};
    }
    state_.boot = static_cast<uint16_t>(state_.boot == UINT16_MAX ? 1 : state_.boot + 1);
    dirty_ = true;
    load_oldest();
}

void Journal::set_thrown(uint8_t well, bool thrown) {
    for (uint8_t i = 0; i < waiting_count_; ++i) {
        if (waiting_[i].well == well) {
            return;  // the throw is forgotten only by the record that holds its roll
        }
    }
    const uint8_t bit = static_cast<uint8_t>(1U << well);
    const uint8_t wells = static_cast<uint8_t>(thrown ? state_.thrown_wells | bit : state_.thrown_wells & ~bit);
    dirty_ = dirty_ || wells != state_.thrown_wells;
    state_.thrown_wells = wells;
}

bool Journal::add_roll(uint8_t well, uint8_t top, uint8_t margin_percent) {
    if (waiting_count_ == MOST_WAITING || pending() >= MOST_PENDING_ROLLS) {
        set_thrown(well, false);
        return false;
    }
    waiting_[waiting_count_++] = Waiting{well, top, margin_percent};
    return true;
}

bool Journal::oldest_roll(Roll* roll) const {
    *roll = oldest_;
    return oldest_valid_;
}

bool Journal::acknowledge(uint32_t number) {
    const uint32_t acknowledged = state_.last_roll - state_.pending;
    if (number <= acknowledged) {
        return true;
    }
    if (!oldest_valid_ || number != oldest_.number) {
        return false;
    }
    --state_.pending;
    dirty_ = true;
    oldest_valid_ = false;
    return true;
}

// Two bytes tell most records apart; reading all bytes of all 48 would take longer than the serial port's buffer lasts.
bool Journal::may_hold(uint8_t slot, uint32_t number) const {
    const uint16_t address = address_of(slot);
    return memory_->read(static_cast<uint16_t>(address + LAST_ROLL)) == static_cast<uint8_t>(number) &&
           memory_->read(static_cast<uint16_t>(address + WELL_AND_TOP)) != 0;
}

// Finds the oldest pending roll in memory, which must be idle, because a read waits for a write. A roll that worn-out memory has lost cannot be reported and is skipped.
void Journal::load_oldest() {
    oldest_valid_ = false;
    uint8_t record[RECORD_LENGTH];
    while (state_.pending > 0 && !oldest_valid_) {
        const uint32_t wanted = state_.last_roll - state_.pending + 1;
        for (uint8_t slot = 0; slot < JOURNAL_SLOTS && !oldest_valid_; ++slot) {
            if (may_hold(slot, wanted) && read_record(slot, record) && record[WELL_AND_TOP] != 0 &&
                get_u32(record + LAST_ROLL) == wanted) {
                oldest_ = Roll{wanted, static_cast<uint8_t>(record[WELL_AND_TOP] >> 3U),
                               static_cast<uint8_t>(record[WELL_AND_TOP] & 7U), record[MARGIN]};
                oldest_valid_ = true;
            }
        }
        if (!oldest_valid_) {
            --state_.pending;
        }
    }
}

bool Journal::slot_is_free(uint8_t slot) const {
    uint8_t record[RECORD_LENGTH];
    const bool holds_roll = read_record(slot, record) && record[WELL_AND_TOP] != 0;
    return !holds_roll || get_u32(record + LAST_ROLL) <= state_.last_roll - state_.pending;
}

void Journal::step(BlockWriter* writer) {
    if (!writer->idle()) {
        return;
    }
    if (writing_) {
        writing_ = false;
        boot_kept_ = true;
    }
    if (!oldest_valid_) {
        load_oldest();
    }
    if (!dirty_ && waiting_count_ == 0) {
        return;
    }
    slot_ = static_cast<uint8_t>((slot_ + 1) % JOURNAL_SLOTS);
    if (!slot_is_free(slot_)) {
        return;  // look for the next one in the next turn: searching for 32 in one would take too long
    }
    uint8_t well_and_top = 0;
    uint8_t margin_percent = 0;
    const bool with_roll = waiting_count_ > 0;
    if (with_roll) {
        const Waiting& roll = waiting_[0];
        well_and_top = static_cast<uint8_t>(roll.well << 3U | roll.top);
        margin_percent = roll.margin_percent;
        state_.thrown_wells = static_cast<uint8_t>(state_.thrown_wells & ~(1U << roll.well));
        ++state_.last_roll;
        ++state_.pending;
    }
    ++state_.serial;
    uint8_t* record = writer->buffer();
    put_u32(record + SERIAL, state_.serial);
    put_u32(record + LAST_ROLL, state_.last_roll);
    put_u16(record + BOOT, state_.boot);
    record[PENDING] = state_.pending;
    record[THROWN_WELLS] = state_.thrown_wells;
    record[WELL_AND_TOP] = well_and_top;
    record[MARGIN] = margin_percent;
    seal(record, RECORD_LENGTH);
    writer->start(address_of(slot_), RECORD_LENGTH);
    dirty_ = false;
    writing_ = true;
    if (with_roll) {
        for (uint8_t i = 1; i < waiting_count_; ++i) {
            waiting_[i - 1] = waiting_[i];
        }
        --waiting_count_;
    }
}

}  // namespace raja
