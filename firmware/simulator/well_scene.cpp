#include "well_scene.h"

#include <algorithm>
#include <cmath>

namespace simulator {

namespace {

constexpr double FAR_MM = 25.0;
constexpr double TREMOR_MM = 0.3;
constexpr double TREMOR_HZ = 8.0;

double between(double from, double to, double share) {
    return from + (to - from) * share;
}

double uniform(WellScene::Random& random, double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random);
}

Pose above(Pose pose) {
    pose.height_mm = FAR_MM;
    return pose;
}

}  // namespace

Pose jittered(Pose pose, const Jitter& jitter, WellScene::Random& random) {
    pose.x_mm += uniform(random, -jitter.shift_mm, jitter.shift_mm);
    pose.y_mm += uniform(random, -jitter.shift_mm, jitter.shift_mm);
    pose.turn_deg += uniform(random, -jitter.turn_deg, jitter.turn_deg);
    return pose;
}

void WellScene::throw_die(int64_t now_us, Pose rest, int64_t tumble_us, Random& random) {
    trembling_ = false;
    path_ = {{now_us, above(rest)}};
    const int64_t end_us = now_us + tumble_us;
    int64_t t_us = now_us;
    bool on_floor = true;
    // It bounces: on the floor, up, and on the floor with another face, each for 45 to 70 ms, and at last topples flat.
    for (;;) {
        t_us += static_cast<int64_t>(uniform(random, 45e3, 70e3));
        if (t_us > end_us - 40'000) {
            break;
        }
        Pose pose = rest;
        pose.bottom = static_cast<int>(uniform(random, 1, 6.999));
        pose.turn_deg = uniform(random, 0, 360);
        pose.x_mm = uniform(random, -1.5, 1.5);
        pose.y_mm = uniform(random, -1.5, 1.5);
        pose.height_mm = on_floor ? uniform(random, 0, 0.3) : uniform(random, 5, 10);
        pose.lean_deg = on_floor ? uniform(random, 0, 6) : uniform(random, 0, 40);
        pose.lean_towards_deg = 90 * std::floor(uniform(random, 0, 3.999));
        on_floor = !on_floor;
        path_.push_back({t_us, pose});
    }
    path_.push_back({end_us, rest});
}

void WellScene::place_die(int64_t now_us, Pose rest, int64_t duration_us) {
    trembling_ = false;
    path_ = {{now_us, above(rest)}, {now_us + duration_us, rest}};
}

void WellScene::hold_die(int64_t now_us, Pose held) {
    path_ = {{now_us, above(held)}, {now_us + 200'000, held}};
    trembling_ = true;
}

bool WellScene::lift(int64_t now_us, int64_t duration_us) {
    if (!has_die()) {
        return false;
    }
    const Pose from = pose_at(now_us);
    trembling_ = false;
    path_ = {{now_us, from}, {now_us + duration_us, above(from)}};
    return true;
}

bool WellScene::push(int64_t now_us, double dx_mm, double dy_mm, double turn_deg, int64_t duration_us) {
    if (!has_die()) {
        return false;
    }
    const Pose from = pose_at(now_us);
    Pose to = from;
    to.x_mm += dx_mm;
    to.y_mm += dy_mm;
    to.turn_deg += turn_deg;
    trembling_ = false;
    path_ = {{now_us, from}, {now_us + duration_us, to}};
    return true;
}

std::optional<int64_t> WellScene::rest_us() const {
    if (!has_die() || trembling_) {
        return std::nullopt;
    }
    return path_.back().t_us;
}

Pose WellScene::pose_at(int64_t now_us) const {
    const auto next = std::find_if(path_.begin(), path_.end(), [&](const Keyframe& frame) { return frame.t_us > now_us; });
    Pose pose;
    if (next == path_.begin()) {
        pose = path_.front().pose;
    } else if (next == path_.end()) {
        pose = path_.back().pose;
    } else {
        const Keyframe& from = *(next - 1);
        const double share = static_cast<double>(now_us - from.t_us) / static_cast<double>(next->t_us - from.t_us);
        pose = share < 0.5 ? from.pose : next->pose;
        pose.turn_deg = between(from.pose.turn_deg, next->pose.turn_deg, share);
        pose.x_mm = between(from.pose.x_mm, next->pose.x_mm, share);
        pose.y_mm = between(from.pose.y_mm, next->pose.y_mm, share);
        pose.height_mm = between(from.pose.height_mm, next->pose.height_mm, share);
        pose.lean_deg = between(from.pose.lean_deg, next->pose.lean_deg, share);
    }
    if (trembling_) {
        pose.height_mm += TREMOR_MM * std::sin(2 * M_PI * TREMOR_HZ * static_cast<double>(now_us) * 1e-6);
        pose.height_mm = std::max(pose.height_mm, 0.0);
    }
    return pose;
}

std::array<double, SENSORS> WellScene::light(int64_t now_us) const {
    if (card_) {
        std::array<double, SENSORS> white{};
        white.fill(1.0);
        return white;
    }
    if (path_.empty()) {
        return {};
    }
    const Pose pose = pose_at(now_us);
    if (pose.height_mm >= FAR_MM) {
        return {};
    }
    return reflectance(pose);
}

}  // namespace simulator
