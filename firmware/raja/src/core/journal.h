// What must survive a reset: rolls not yet acknowledged, throws recognised, and the boot number.
//
// A ring of records in EEPROM. Each holds the whole small state and perhaps one roll, so the newest intact record tells
// everything, and one cut off by a reset changes nothing. A slot is reused only once its roll has been acknowledged.
// The ring spreads the wear: at three records per roll, 48 slots of 100,000 writes last 1.6 million rolls.
#pragma once

#include <stdint.h>

#include "memory.h"

namespace raja {

constexpr uint16_t JOURNAL_START = 256;
constexpr uint8_t JOURNAL_SLOTS = 48;
constexpr uint8_t RECORD_LENGTH = 16;
constexpr uint8_t MOST_PENDING_ROLLS = 32;

static_assert(JOURNAL_START + JOURNAL_SLOTS * RECORD_LENGTH <= MEMORY_SIZE, "the journal must fit into the memory");
static_assert(MOST_PENDING_ROLLS + 2 <= JOURNAL_SLOTS, "the newest record must never be overwritten by its successor");

struct Roll {
    uint32_t number;
    uint8_t well;
    uint8_t top;
    uint8_t margin_percent;
};

class Journal {
public:
    explicit Journal(Memory* memory) : memory_(memory) {}

    // Reads the newest state. The new boot number is in memory once `boot_kept()`.
    void begin();
    bool boot_kept() const { return boot_kept_; }
    uint16_t boot() const { return state_.boot; }

    // Wells (bit 0, bit 1) with a throw whose roll is still to come.
    uint8_t thrown_wells() const { return state_.thrown_wells; }
    void set_thrown(uint8_t well, bool thrown);

    // Keeps a roll and forgets its well's throw. False if too many are pending; the roll is then lost.
    bool add_roll(uint8_t well, uint8_t top, uint8_t margin_percent);

    // The oldest roll that is in memory and not acknowledged. False if there is none.
    bool oldest_roll(Roll* roll) const;
    uint8_t pending() const { return static_cast<uint8_t>(state_.pending + waiting_count_); }

    // False if no roll of that number has been reported yet.
    bool acknowledge(uint32_t number);

    // Hands the next record to the writer when both are ready for it.
    void step(BlockWriter* writer);

private:
    struct State {
        uint32_t serial;
        uint32_t last_roll;  // number of the newest roll
        uint16_t boot;
        uint8_t pending;  // rolls not acknowledged: the numbers up to last_roll
        uint8_t thrown_wells;
    };
    struct Waiting {
        uint8_t well;
        uint8_t top;
        uint8_t margin_percent;
    };
    static constexpr uint8_t MOST_WAITING = 4;

    bool read_record(uint8_t slot, uint8_t* record) const;
    bool may_hold(uint8_t slot, uint32_t number) const;
    void load_oldest();
    bool slot_is_free(uint8_t slot) const;

    Memory* memory_;
    State state_ = {};
    uint8_t slot_ = 0;  // of the newest record
    Roll oldest_ = {};
    bool oldest_valid_ = false;
    Waiting waiting_[MOST_WAITING] = {};  // settled, not yet in memory
    uint8_t waiting_count_ = 0;
    bool dirty_ = false;    // the state differs from the newest record
    bool writing_ = false;  // a record is under way
    bool boot_kept_ = false;
};

}  // namespace raja
