// Settings and calibration, in two copies in EEPROM: if a reset spoils the one being written, the other is left.
#pragma once

#include <stdint.h>

#include "levels.h"
#include "memory.h"

namespace raja {

constexpr uint8_t CONFIGURATION_VERSION = 1;
constexpr uint16_t CONFIGURATION_START = 0;
constexpr uint16_t CONFIGURATION_STRIDE = 128;

enum class Setting : uint8_t { pitch0, pitch1, settle, bump };
constexpr uint8_t SETTINGS = 4;

struct SettingLimits {
    char name[8];
    uint16_t lowest;
    uint16_t highest;
    uint16_t normal;
};

SettingLimits limits_of(Setting setting);

struct Configuration {
    uint32_t board_id;
    uint16_t settings[SETTINGS];
    uint8_t calibrated_wells;  // bit 0, bit 1
    SensorSpans spans[WELLS];

    uint16_t get(Setting setting) const { return settings[static_cast<uint8_t>(setting)]; }
};

Configuration factory_configuration(uint32_t board_id);

class ConfigurationStore {
public:
    enum class Found : uint8_t { sound, blank, lost };

    explicit ConfigurationStore(Memory* memory) : memory_(memory) {}

    // Reads the newer intact copy. `blank`: the board is new; `lost`: something was stored, but no copy is intact.
    Found load(Configuration* configuration);

    // False if the writer is busy; nothing is stored then.
    bool save(const Configuration& configuration, BlockWriter* writer);

private:
    bool load_copy(uint8_t copy, uint8_t* block, bool* blank) const;

    Memory* memory_;
    uint8_t generation_ = 0;
    uint8_t newest_copy_ = 1;
};

}  // namespace raja
