#include "commands.h"

namespace raja {

namespace {

constexpr uint16_t CALIBRATION_STILL_MS = 300;

// A reply being written: it has its sequence number and verb, and gets its result and values.
struct Call {
    BoardState& board;
    const SentenceReader& reader;
    SentenceWriter& reply;

    Field argument(uint8_t index) const { return reader.field(static_cast<uint8_t>(2 + index)); }
    bool has_arguments(uint8_t count) const { return reader.field_count() == 2 + count; }
};

bool read_well(const Call& call, uint8_t* well) {
    uint32_t number = 0;
    if (!call.argument(0).is_number(WELLS - 1, &number)) {
        return false;
    }
    *well = static_cast<uint8_t>(number);
    return true;
}

// Each verb adds its values to the reply, after the result.
void who(Call& call) {
    call.reply.word(RAJA_TEXT("OK"))
        .number(PROTOCOL_VERSION)
        .word(RAJA_TEXT(RAJA_FIRMWARE_VERSION))
        .hex(call.board.configuration.board_id, 8)
        .number(call.board.journal.boot());
}

void acknowledge(Call& call) {
    uint32_t number = 0;
    bool said = false;
    if (call.argument(0).is(RAJA_TEXT("R")) && call.argument(1).is_number(UINT32_MAX, &number) && number > 0) {
        said = call.board.journal.acknowledge(number);
    } else if (call.argument(0).is(RAJA_TEXT("B")) && call.argument(1).is_number(UINT16_MAX, &number) && number > 0) {
        said = call.board.bumps.acknowledge(static_cast<uint16_t>(number));
    } else {
        call.reply.word(RAJA_TEXT("ARGS"));
        return;
    }
    call.reply.word(said ? RAJA_TEXT("OK") : RAJA_TEXT("FUTURE"));
}

void level(Call& call) {
    TiltSense& sense = call.board.tilt_sense;
    if (!call.board.tilt_present || sense.stuck()) {
        call.reply.word(RAJA_TEXT("ABSENT"));
    } else if (sense.bumping() || !sense.level_known()) {
        call.reply.word(RAJA_TEXT("MOVING"));
    } else {
        sense.learn_level();
        call.reply.word(RAJA_TEXT("OK"));
    }
}

bool save(BoardState& board, const Configuration& changed) {
    if (!board.store.save(changed, &board.writer)) {
        return false;
    }
    board.configuration = changed;
    board.settings_lost = false;
    board.configuration_unsaved = false;
    return true;
}

void write_range(SentenceWriter& reply, const uint16_t* counts) {
    uint16_t lowest = counts[0];
    uint16_t highest = counts[0];
    for (uint8_t i = 1; i < SENSORS; ++i) {
        lowest = counts[i] < lowest ? counts[i] : lowest;
        highest = counts[i] > highest ? counts[i] : highest;
    }
    reply.word(RAJA_TEXT("OK")).number(lowest).number(highest);
}

void measure(Call& call, uint8_t well, bool white) {
    BoardState& board = call.board;
    if (!board.wells[well].still_for(board.now_ms, CALIBRATION_STILL_MS)) {
        call.reply.word(RAJA_TEXT("MOVING"));
        return;
    }
    if (board.draft.well != well) {
        board.draft = CalibrationDraft();
        board.draft.well = well;
    }
    uint16_t* counts = white ? board.draft.spans.white_counts : board.draft.spans.black_counts;
    for (uint8_t i = 0; i < SENSORS; ++i) {
        counts[i] = board.wells[well].smooth_counts(i, board.configuration.spans[well]);
    }
    (white ? board.draft.has_white : board.draft.has_empty) = true;
    write_range(call.reply, counts);
}

void spans_to_counts(const SensorSpans& spans, uint16_t* counts) {
    for (uint8_t i = 0; i < SENSORS; ++i) {
        counts[i] = static_cast<uint16_t>(spans.white_counts[i] > spans.black_counts[i] ? spans.white_counts[i] - spans.black_counts[i] : 0);
    }
}

void keep_spans(Call& call, uint8_t well, const SensorSpans& spans, bool calibrated) {
    uint16_t counts[SENSORS];
    spans_to_counts(spans, counts);
    for (const uint16_t span : counts) {
        if (span < SMALLEST_SPAN_COUNTS) {
            call.reply.word(RAJA_TEXT("CONTRAST"));
            return;
        }
    }
    Configuration changed = call.board.configuration;
    const uint8_t bit = static_cast<uint8_t>(1U << well);
    changed.spans[well] = spans;
    changed.calibrated_wells = static_cast<uint8_t>(calibrated ? changed.calibrated_wells | bit : changed.calibrated_wells & ~bit);
    if (!save(call.board, changed)) {
        call.reply.word(RAJA_TEXT("LATER"));
        return;
    }
    write_range(call.reply, counts);
}

void calibrate(Call& call) {
    uint8_t well = 0;
    const Field step = call.argument(1);
    const CalibrationDraft& draft = call.board.draft;
    const bool has_well = read_well(call, &well);
    if (has_well && step.is(RAJA_TEXT("empty"))) {
        measure(call, well, false);
    } else if (has_well && step.is(RAJA_TEXT("white"))) {
        measure(call, well, true);
    } else if (has_well && step.is(RAJA_TEXT("forget"))) {
        keep_spans(call, well, factory_spans(), false);
    } else if (!has_well || !step.is(RAJA_TEXT("store"))) {
        call.reply.word(RAJA_TEXT("ARGS"));
    } else if (draft.well != well || !draft.has_empty || !draft.has_white) {
        call.reply.word(RAJA_TEXT("STEPS"));
    } else {
        keep_spans(call, well, draft.spans, true);
    }
}

bool find_setting(const Field& name, Setting* setting) {
    for (uint8_t i = 0; i < SETTINGS; ++i) {
        if (name.is(limits_of(static_cast<Setting>(i)).name)) {
            *setting = static_cast<Setting>(i);
            return true;
        }
    }
    return false;
}

void get_setting(Call& call) {
    Setting setting = Setting::pitch0;
    if (!find_setting(call.argument(0), &setting)) {
        call.reply.word(RAJA_TEXT("NAME"));
        return;
    }
    call.reply.word(RAJA_TEXT("OK")).word(limits_of(setting).name).number(call.board.configuration.get(setting));
}

void set_setting(Call& call) {
    Setting setting = Setting::pitch0;
    uint32_t value = 0;
    if (!call.argument(1).is_number(UINT32_MAX, &value)) {
        call.reply.word(RAJA_TEXT("ARGS"));
        return;
    }
    if (!find_setting(call.argument(0), &setting)) {
        call.reply.word(RAJA_TEXT("NAME"));
        return;
    }
    const SettingLimits limits = limits_of(setting);
    if (value < limits.lowest || value > limits.highest) {
        call.reply.word(RAJA_TEXT("RANGE"));
        return;
    }
    Configuration changed = call.board.configuration;
    changed.settings[static_cast<uint8_t>(setting)] = static_cast<uint16_t>(value);
    if (call.board.configuration.get(setting) != value && !save(call.board, changed)) {
        call.reply.word(RAJA_TEXT("LATER"));
        return;
    }
    call.reply.word(RAJA_TEXT("OK")).word(limits.name).number(value);
}

void counters(Call& call) {
    const BoardState& board = call.board;
    call.reply.word(RAJA_TEXT("OK")).number(board.received).number(board.bad).number(board.outbox.dropped()).number(board.lost);
}

void levels(Call& call) {
    uint8_t well = 0;
    if (!read_well(call, &well)) {
        call.reply.word(RAJA_TEXT("ARGS"));
        return;
    }
    const Levels smooth = call.board.wells[well].smooth_levels();
    uint8_t bytes[SENSORS];
    for (uint8_t i = 0; i < SENSORS; ++i) {
        bytes[i] = static_cast<uint8_t>(smooth.percent[i] < 0 ? 0 : smooth.percent[i]);
    }
    call.reply.word(RAJA_TEXT("OK")).hex_bytes(bytes, SENSORS);
}

void restart(Call& call) {
    uint32_t boot = 0;
    if (!call.argument(0).is_number(UINT16_MAX, &boot)) {
        call.reply.word(RAJA_TEXT("ARGS"));
        return;
    }
    call.board.restart_wanted = call.board.restart_wanted || boot == call.board.journal.boot();
    call.reply.word(RAJA_TEXT("OK"));
}

struct Verb {
    char name[4];
    uint8_t arguments;
    void (*act)(Call& call);
};

const Verb VERBS[] RAJA_IN_FLASH = {
    {"WHO", 0, who},         {"ACK", 2, acknowledge}, {"LEV", 0, level},    {"CAL", 2, calibrate}, {"GET", 1, get_setting},
    {"SET", 2, set_setting}, {"CNT", 0, counters},    {"LVL", 1, levels}, {"RST", 1, restart},
};

void act(Call& call, const Field& name) {
    for (const Verb& in_flash : VERBS) {
        const Verb verb = from_flash(in_flash);
        if (!name.is(verb.name)) {
            continue;
        }
        if (call.has_arguments(verb.arguments)) {
            verb.act(call);
        } else {
            call.reply.word(RAJA_TEXT("ARGS"));
        }
        return;
    }
    call.reply.word(RAJA_TEXT("UNKNOWN"));
}

constexpr uint8_t LONGEST_VERB = 8;

}  // namespace

void answer(BoardState& board) {
    const SentenceReader& reader = board.reader;
    uint32_t sequence = 0;
    const Field verb = reader.field(1);
    if (!reader.kind_is(RAJA_TEXT("CMD")) || !reader.field(0).is_number(UINT16_MAX, &sequence) || verb.length == 0) {
        return;
    }
    SentenceWriter reply(RAJA_TEXT("REP"));
    reply.number(sequence).word(verb.text, verb.length < LONGEST_VERB ? verb.length : LONGEST_VERB);
    Call call{board, reader, reply};
    act(call, verb);
    board.outbox.send(&reply);
}

}  // namespace raja
