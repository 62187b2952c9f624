#include "device.h"

#include "commands.h"

namespace raja {

void Device::begin(uint32_t now_ms, ResetCause cause, uint32_t fresh_id) {
    board_.now_ms = now_ms;
    board_.cause = cause;
    board_.configuration = factory_configuration(fresh_id);
    const ConfigurationStore::Found found = board_.store.load(&board_.configuration);
    board_.configuration_unsaved = found != ConfigurationStore::Found::sound;
    board_.settings_lost = found == ConfigurationStore::Found::lost;
    board_.journal.begin();
    for (uint8_t well = 0; well < WELLS; ++well) {
        board_.wells[well].begin(now_ms, (board_.journal.thrown_wells() >> well & 1U) != 0);
    }
}

void Device::add_scan(uint8_t well, const Scan& scan, uint32_t now_ms) {
    board_.now_ms = now_ms;
    uint8_t& bright = board_.bright_scans[well];
    bright = static_cast<uint8_t>(!scan.saturated ? 0 : bright < BRIGHT_SCANS ? bright + 1 : bright);
    Well& die = board_.wells[well];
    if (scan.saturated) {
        if (bright >= BRIGHT_SCANS) {
            die.blind(now_ms);
        }
        return;
    }
    const Configuration& configuration = board_.configuration;
    const uint16_t pip_pitch = configuration.get(well == 0 ? Setting::pitch0 : Setting::pitch1);
    if (!die.add(levels_of(scan, configuration.spans[well]), now_ms, pip_pitch, configuration.get(Setting::settle))) {
        board_.journal.set_thrown(well, die.throw_pending());
    } else if (!board_.journal.add_roll(well, die.report().top, die.report().margin_percent)) {
        count(&board_.lost);
    }
}

void Device::add_acceleration(const Acceleration& sample) {
    board_.tilt_present = true;
    if (board_.tilt_sense.add(sample, board_.configuration.get(Setting::bump)) && !board_.bumps.add(board_.tilt_sense.bump())) {
        count(&board_.lost);
    }
}

void Device::lose_acceleration() {
    board_.tilt_present = false;
    board_.tilt_sense.lose();
}

void Device::receive(uint8_t byte, uint32_t now_ms) {
    board_.now_ms = now_ms;
    switch (board_.reader.add(byte)) {
        case SentenceReader::Outcome::nothing:
            return;
        case SentenceReader::Outcome::bad:
            count(&board_.bad);
            return;
        case SentenceReader::Outcome::sentence:
            ++board_.received;
            answer(board_);
            return;
    }
}

void Device::step(uint32_t now_ms) {
    board_.now_ms = now_ms;
    board_.journal.step(&board_.writer);
    // The board's id must be in memory before any roll, and both before anything is reported.
    if (board_.configuration_unsaved && board_.store.save(board_.configuration, &board_.writer)) {
        board_.configuration_unsaved = false;
    }
    board_.writer.step();
    reports_.step(board_);
}

}  // namespace raja
