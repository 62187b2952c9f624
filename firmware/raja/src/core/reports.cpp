#include "reports.h"

namespace raja {

namespace {

constexpr uint16_t REPEAT_MS = 250;  // rolls and bumps, until acknowledged
constexpr uint16_t WELL_MS = 1000;
constexpr uint16_t WELL_CHANGE_MS = 50;
constexpr uint16_t HEARTBEAT_MS = 500;
constexpr uint16_t TILT_MS = 1000;
constexpr uint16_t TILT_CHANGE_MS = 100;
constexpr int16_t TILT_CHANGE_CDEG = 10;
constexpr uint16_t FAULTS_MS = 5000;
constexpr uint8_t FAULTS = 8;

struct FaultName {
    char code[14];
    uint8_t detail;
};

// By bit.
const FaultName FAULT_NAMES[FAULTS] RAJA_IN_FLASH = {
    {"tilt-absent", 0},  {"tilt-stuck", 0},   {"too-bright", 0},    {"too-bright", 1},
    {"uncalibrated", 0}, {"uncalibrated", 1}, {"settings-lost", 0}, {"memory-full", 0},
};

FlashText name_of(ResetCause cause) {
    switch (cause) {
        case ResetCause::power:
            return RAJA_TEXT("power");
        case ResetCause::external:
            return RAJA_TEXT("external");
        case ResetCause::brownout:
            return RAJA_TEXT("brownout");
        case ResetCause::watchdog:
            return RAJA_TEXT("watchdog");
        case ResetCause::command:
            return RAJA_TEXT("command");
        case ResetCause::unknown:
            break;
    }
    return RAJA_TEXT("unknown");
}

char letter_of(WellState state) {
    switch (state) {
        case WellState::empty:
            return 'E';
        case WellState::moving:
            return 'M';
        case WellState::settled:
            return 'S';
        case WellState::cocked:
            return 'C';
        case WellState::unreadable:
            break;
    }
    return 'U';
}

bool differs(int16_t a, int16_t b) {
    return a - b >= TILT_CHANGE_CDEG || b - a >= TILT_CHANGE_CDEG;
}

}  // namespace

void Reports::step(BoardState& board) {
    if (!booted_) {
        say_boot(board);
        return;
    }
    say_roll(board);
    say_bump(board);
    for (uint8_t well = 0; well < WELLS; ++well) {
        say_well(board, well);
    }
    say_heartbeat(board);
    say_tilt(board);
    say_faults(board);
}

void Reports::say_boot(BoardState& board) {
    if (!board.journal.boot_kept() || !board.outbox.has_room()) {
        return;
    }
    SentenceWriter sentence(RAJA_TEXT("BOT"));
    sentence.number(PROTOCOL_VERSION).word(RAJA_TEXT(RAJA_FIRMWARE_VERSION)).word(name_of(board.cause));
    sentence.hex(board.configuration.board_id, 8).number(board.journal.boot());
    board.outbox.send(&sentence);
    booted_ = true;
}

void Reports::say_roll(BoardState& board) {
    Roll roll;
    if (!board.journal.oldest_roll(&roll) || !board.outbox.has_room()) {
        return;
    }
    if (roll.number == roll_number_ && board.now_ms - roll_said_ms_ < REPEAT_MS) {
        return;
    }
    SentenceWriter sentence(RAJA_TEXT("ROL"));
    sentence.number(roll.number).number(roll.well).number(roll.top).number(roll.margin_percent);
    board.outbox.send(&sentence);
    roll_number_ = roll.number;
    roll_said_ms_ = board.now_ms;
}

void Reports::say_bump(BoardState& board) {
    if (board.bumps.count == 0 || !board.outbox.has_room()) {
        return;
    }
    const Bump& bump = board.bumps.bumps[0];
    if (bump.number == bump_number_ && board.now_ms - bump_said_ms_ < REPEAT_MS) {
        return;
    }
    SentenceWriter sentence(RAJA_TEXT("BMP"));
    sentence.number(bump.number).number(bump.peak_mg).number(bump.length_ms);
    board.outbox.send(&sentence);
    bump_number_ = bump.number;
    bump_said_ms_ = board.now_ms;
}

void Reports::say_well(BoardState& board, uint8_t well) {
    const WellReport& report = board.wells[well].report();
    const uint32_t elapsed_ms = board.now_ms - well_said_ms_[well];
    const bool due = elapsed_ms >= WELL_MS || (elapsed_ms >= WELL_CHANGE_MS && !(report == well_said_[well]));
    if (!due || !board.outbox.has_room()) {
        return;
    }
    SentenceWriter sentence(RAJA_TEXT("WEL"));
    sentence.number(well).letter(letter_of(report.state)).number(report.top).number(report.margin_percent).number(report.thrown ? 1 : 0);
    board.outbox.send(&sentence);
    well_said_[well] = report;
    well_said_ms_[well] = board.now_ms;
}

void Reports::say_heartbeat(BoardState& board) {
    if (board.now_ms - heartbeat_said_ms_ < HEARTBEAT_MS || !board.outbox.has_room()) {
        return;
    }
    SentenceWriter sentence(RAJA_TEXT("HBT"));
    sentence.number(board.now_ms).number(board.outbox.dropped()).number(board.bad).number(board.lost);
    sentence.number(board.journal.pending()).number(board.faults());
    board.outbox.send(&sentence);
    heartbeat_said_ms_ = board.now_ms;
}

void Reports::say_tilt(BoardState& board) {
    const TiltSense& sense = board.tilt_sense;
    // Computing two angles takes a millisecond: in every turn of the loop it would halve the rate of scans.
    if (board.now_ms - tilt_looked_ms_ < TILT_CHANGE_MS || !board.tilt_present || sense.stuck() || !sense.level_known() || !board.outbox.has_room()) {
        return;
    }
    tilt_looked_ms_ = board.now_ms;
    const Tilt tilt = sense.tilt();
    if (board.now_ms - tilt_said_ms_ < TILT_MS && !differs(tilt.x_cdeg, tilt_said_.x_cdeg) && !differs(tilt.y_cdeg, tilt_said_.y_cdeg)) {
        return;
    }
    SentenceWriter sentence(RAJA_TEXT("TLT"));
    sentence.signed_number(tilt.x_cdeg).signed_number(tilt.y_cdeg);
    board.outbox.send(&sentence);
    tilt_said_ = tilt;
    tilt_said_ms_ = board.now_ms;
}

void Reports::say_faults(BoardState& board) {
    const uint8_t faults = board.faults();
    if (board.now_ms - faults_said_ms_ >= FAULTS_MS) {
        faults_to_say_ = faults;
        faults_said_ms_ = board.now_ms;
    }
    faults_to_say_ = static_cast<uint8_t>((faults_to_say_ | (faults & ~faults_seen_)) & faults);
    faults_seen_ = faults;
    for (uint8_t i = 0; i < FAULTS && faults_to_say_ != 0; ++i) {
        const uint8_t bit = static_cast<uint8_t>(1U << i);
        if ((faults_to_say_ & bit) == 0 || !board.outbox.has_room()) {
            continue;
        }
        SentenceWriter sentence(RAJA_TEXT("ERR"));
        const FaultName fault = from_flash(FAULT_NAMES[i]);
        sentence.word(fault.code).number(fault.detail);
        board.outbox.send(&sentence);
        faults_to_say_ = static_cast<uint8_t>(faults_to_say_ & ~bit);
    }
}

}  // namespace raja
