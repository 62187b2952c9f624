// The positions of a wall's stones along its line, an arc.
#pragma once

#include "kernel.hpp"

// The five parameters of a wall's line; see `vision/walls/model/line.py`.
enum { X, Y, YAW, TURN, GAP };

// A difference of two bearings (rad), wrapped into [−π, π).
inline double wrapped(double turn) {
    if (turn < -M_PI) return turn + 2 * M_PI;
    return turn >= M_PI ? turn - 2 * M_PI : turn;
}

// Fill `stones` (K×4: x, y, cosine and sine of the yaw) for the first `count` places on a line; see `wall.stones_along`.
// Places (in stones from the middle) ascend in steps of half a stone, so the angle turn·place/2 grows in steps of turn/4, and
// its sine and cosine follow by angle addition.
inline void lay_stones(Floats line, Floats places, Int count, double stone_mm, Floats stones) {
    const double turn = line[TURN];
    const double cos_yaw = cos(line[YAW]), sin_yaw = sin(line[YAW]);
    const double quarter_cos = cos(turn / 4), quarter_sin = sin(turn / 4);
    double half_cos = cos(turn * places[0] / 2), half_sin = sin(turn * places[0] / 2);
    const double pitch = stone_mm + line[GAP] + stone_mm * tan(fabs(turn) / 2);
    double at = places[0];
    for (Int k = 0; k < count; k++) {
        const Int quarters = static_cast<Int>(2 * (places[k] - at) + 0.5);
        for (Int i = 0; i < quarters; i++) {
            const double turned = half_cos * quarter_cos - half_sin * quarter_sin;
            half_sin = half_sin * quarter_cos + half_cos * quarter_sin;
            half_cos = turned;
        }
        at = places[k];
        const double half = turn * at / 2;
        double chord = pitch * at;
        if (fabs(half) > 1e-6) chord *= half_sin / half;
        const double towards_cos = cos_yaw * half_cos - sin_yaw * half_sin;
        const double towards_sin = sin_yaw * half_cos + cos_yaw * half_sin;
        stones(k, 0) = line[X] + chord * towards_cos;
        stones(k, 1) = line[Y] + chord * towards_sin;
        stones(k, 2) = towards_cos * half_cos - towards_sin * half_sin;
        stones(k, 3) = towards_sin * half_cos + towards_cos * half_sin;
    }
}
