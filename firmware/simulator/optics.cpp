#include "optics.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace simulator {

namespace {

constexpr double RADIANS = M_PI / 180.0;
constexpr double PIP_DEPTH = 0.78;        // share of the light that a pip filling the spot takes away
constexpr double SPOT_SIGMA_MM = 0.45;    // of the spot that a sensor sees on the floor
constexpr double BESIDE = 0.03;           // light that comes back beside the die
constexpr double HALF_DISTANCE_MM = 1.5;  // a face lifted by this much returns half the light (QRE1113 data sheet, figure 6, steeper part)

struct Point {
    double x;
    double y;
};

Point turned(Point point, double degrees) {
    const double cosine = std::cos(degrees * RADIANS);
    const double sine = std::sin(degrees * RADIANS);
    return {cosine * point.x - sine * point.y, sine * point.x + cosine * point.y};
}

// Pips of a face in units of the pitch.
std::vector<Point> pips_of(int face) {
    std::vector<Point> pips;
    if (face % 2 == 1) {
        pips.push_back({0, 0});
    }
    if (face >= 2) {
        pips.insert(pips.end(), {{-1, 1}, {1, -1}});
    }
    if (face >= 4) {
        pips.insert(pips.end(), {{1, 1}, {-1, -1}});
    }
    if (face == 6) {
        pips.insert(pips.end(), {{-1, 0}, {1, 0}});
    }
    return pips;
}

// The share of a blurred spot that lies within a disc, `distance` from the disc's centre.
double covered(double distance_mm, double radius_mm) {
    return 0.5 * std::erfc((distance_mm - radius_mm) / (SPOT_SIGMA_MM * std::sqrt(2.0)));
}

}  // namespace

std::array<double, SENSORS> reflectance(const Pose& pose) {
    const std::vector<Point> pips = pips_of(pose.bottom);
    // On dice with a narrow pitch the pips are smaller, or they would touch.
    const double radius_mm = std::min(1.6, 0.42 * pose.pitch_mm);
    std::array<double, SENSORS> light{};
    for (int i = 0; i < SENSORS; ++i) {
        const int column = i % 3;
        const int row = i / 3;
        const Point sensor{(column - 1) * SENSOR_PITCH_MM, (1 - row) * SENSOR_PITCH_MM};
        const Point on_die = turned({sensor.x - pose.x_mm, sensor.y - pose.y_mm}, -pose.turn_deg);
        if (std::max(std::abs(on_die.x), std::abs(on_die.y)) > DIE_MM / 2) {
            light[static_cast<size_t>(i)] = pose.height_mm < 10 ? BESIDE : 0;
            continue;
        }
        double pip = 0;
        for (const Point& centre : pips) {
            pip += covered(std::hypot(on_die.x - centre.x * pose.pitch_mm, on_die.y - centre.y * pose.pitch_mm), radius_mm);
        }
        const Point from_edge = turned(on_die, -pose.lean_towards_deg);
        const double lift_mm = pose.height_mm + (from_edge.x + DIE_MM / 2) * std::tan(pose.lean_deg * RADIANS);
        const double nearness = 1.0 / (1.0 + std::pow(lift_mm / HALF_DISTANCE_MM, 2));
        light[static_cast<size_t>(i)] = (1.0 - PIP_DEPTH * std::min(1.0, pip)) * nearness;
    }
    return light;
}

}  // namespace simulator
