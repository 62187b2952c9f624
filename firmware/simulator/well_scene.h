// What happens over one well: a die is thrown, put down, lifted, held or pushed, or a white card lies on it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "optics.h"

namespace simulator {

// How imperfectly dice lie in a well.
struct Jitter {
    double shift_mm = 0.2;
    double turn_deg = 2.0;
};

class WellScene {
public:
    using Random = std::mt19937_64;

    // Times are simulated microseconds. Each of these replaces whatever was going on.
    void throw_die(int64_t now_us, Pose rest, int64_t tumble_us, Random& random);
    void place_die(int64_t now_us, Pose rest, int64_t duration_us);
    void hold_die(int64_t now_us, Pose held);
    // False if there is no die to move.
    bool lift(int64_t now_us, int64_t duration_us);
    bool push(int64_t now_us, double dx_mm, double dy_mm, double turn_deg, int64_t duration_us);
    void set_card(bool on) { card_ = on; }

    // When the die came to rest, or will; nothing if there is no die or somebody holds it.
    std::optional<int64_t> rest_us() const;

    std::array<double, SENSORS> light(int64_t now_us) const;

private:
    struct Keyframe {
        int64_t t_us;
        Pose pose;
    };

    bool has_die() const { return !path_.empty() && path_.back().pose.height_mm < 15; }
    Pose pose_at(int64_t now_us) const;

    std::vector<Keyframe> path_;
    bool trembling_ = false;
    bool card_ = false;
};

Pose jittered(Pose pose, const Jitter& jitter, WellScene::Random& random);

}  // namespace simulator
