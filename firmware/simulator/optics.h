// What the nine reflectance sensors under a well see of a die: its pips by face, turn and pitch, its distance by height and lean.
#pragma once

#include <array>

namespace simulator {

constexpr int SENSORS = 9;
constexpr double SENSOR_PITCH_MM = 4.4;
constexpr double DIE_MM = 16.0;

// How a die lies over the sensors. The origin is the well's centre; x points right, y up, z away from the sensors.
struct Pose {
    int bottom = 1;          // the face towards the sensors
    double pitch_mm = 4.5;   // from pip to pip
    double turn_deg = 0;     // about z
    double x_mm = 0;
    double y_mm = 0;
    double height_mm = 0;    // of the lowest edge
    double lean_deg = 0;     // by which the face is lifted on one side
    double lean_towards_deg = 0;  // the side that touches the floor
};

// The light each sensor gets back, relative to a white card on the floor.
std::array<double, SENSORS> reflectance(const Pose& pose);

}  // namespace simulator
