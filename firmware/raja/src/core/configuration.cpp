#include "configuration.h"

#include "face.h"
#include "flash.h"

namespace raja {

namespace {

// Byte offsets in a copy.
enum Offset : uint8_t { VERSION = 0, GENERATION = 1, BOARD_ID = 2, FIRST_SETTING = 6, CALIBRATED = 14, FIRST_SPAN = 15, END = 89 };

static_assert(FIRST_SETTING + 2 * SETTINGS == CALIBRATED, "settings end where the calibration begins");
static_assert(FIRST_SPAN + WELLS * SENSORS * 4 + 2 == END, "spans and CRC end the block");
static_assert(END <= BlockWriter::LARGEST_BLOCK && END <= CONFIGURATION_STRIDE, "a copy must fit");

const SettingLimits LIMITS[SETTINGS] RAJA_IN_FLASH = {
    {"pitch0", SMALLEST_PIP_PITCH, LARGEST_PIP_PITCH, 450},
    {"pitch1", SMALLEST_PIP_PITCH, LARGEST_PIP_PITCH, 450},
    {"settle", 100, 300, 200},
    {"bump", 30, 2000, 80},
};

uint16_t copy_address(uint8_t copy) {
    return static_cast<uint16_t>(CONFIGURATION_START + copy * CONFIGURATION_STRIDE);
}

void pack(const Configuration& configuration, uint8_t generation, uint8_t* block) {
    block[VERSION] = CONFIGURATION_VERSION;
    block[GENERATION] = generation;
    put_u32(block + BOARD_ID, configuration.board_id);
    for (uint8_t i = 0; i < SETTINGS; ++i) {
        put_u16(block + FIRST_SETTING + 2 * i, configuration.settings[i]);
    }
    block[CALIBRATED] = configuration.calibrated_wells;
    uint8_t* next = block + FIRST_SPAN;
    for (const SensorSpans& spans : configuration.spans) {
        for (uint8_t i = 0; i < SENSORS; ++i, next += 4) {
            put_u16(next, spans.black_counts[i]);
            put_u16(next + 2, spans.white_counts[i]);
        }
    }
    seal(block, END);
}

void unpack(const uint8_t* block, Configuration* configuration) {
    configuration->board_id = get_u32(block + BOARD_ID);
    for (uint8_t i = 0; i < SETTINGS; ++i) {
        configuration->settings[i] = get_u16(block + FIRST_SETTING + 2 * i);
    }
    configuration->calibrated_wells = block[CALIBRATED];
    const uint8_t* next = block + FIRST_SPAN;
    for (SensorSpans& spans : configuration->spans) {
        for (uint8_t i = 0; i < SENSORS; ++i, next += 4) {
            spans.black_counts[i] = get_u16(next);
            spans.white_counts[i] = get_u16(next + 2);
        }
    }
}

}  // namespace

SettingLimits limits_of(Setting setting) {
    return from_flash(LIMITS[static_cast<uint8_t>(setting)]);
}

Configuration factory_configuration(uint32_t board_id) {
    Configuration configuration;
    configuration.board_id = board_id;
    for (uint8_t i = 0; i < SETTINGS; ++i) {
        configuration.settings[i] = limits_of(static_cast<Setting>(i)).normal;
    }
    configuration.calibrated_wells = 0;
    for (SensorSpans& spans : configuration.spans) {
        spans = factory_spans();
    }
    return configuration;
}

bool ConfigurationStore::load_copy(uint8_t copy, uint8_t* block, bool* blank) const {
    for (uint8_t i = 0; i < END; ++i) {
        block[i] = memory_->read(static_cast<uint16_t>(copy_address(copy) + i));
        *blank = *blank && block[i] == 0xFF;
    }
    return is_sealed(block, END) && block[VERSION] == CONFIGURATION_VERSION;
}

ConfigurationStore::Found ConfigurationStore::load(Configuration* configuration) {
    uint8_t block[END];
    bool blank = true;
    bool found = false;
    for (uint8_t copy = 0; copy < 2; ++copy) {
        if (!load_copy(copy, block, &blank)) {
            continue;
        }
        // Generations wrap at 256: the newer one is ahead by less than 128.
        const uint8_t ahead = static_cast<uint8_t>(block[GENERATION] - generation_);
        if (!found || ahead < 128) {
            generation_ = block[GENERATION];
            newest_copy_ = copy;
            unpack(block, configuration);
        }
        found = true;
    }
    return found ? Found::sound : blank ? Found::blank : Found::lost;
}

bool ConfigurationStore::save(const Configuration& configuration, BlockWriter* writer) {
    if (!writer->idle()) {
        return false;
    }
    newest_copy_ = static_cast<uint8_t>(1 - newest_copy_);
    ++generation_;
    pack(configuration, generation_, writer->buffer());
    writer->start(copy_address(newest_copy_), END);
    return true;
}

}  // namespace raja
