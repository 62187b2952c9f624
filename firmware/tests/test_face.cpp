#include <doctest/doctest.h>

#include "../raja/src/core/face.h"
#include "bench.h"

using raja::Lie;

TEST_CASE("every face is read in both orientations, for every pip pitch") {
    for (int top = 1; top <= 6; ++top) {
        for (const bool turned : {false, true}) {
            for (uint16_t pitch = raja::SMALLEST_PIP_PITCH; pitch <= raja::LARGEST_PIP_PITCH; pitch = static_cast<uint16_t>(pitch + 10)) {
                CAPTURE(top);
                CAPTURE(pitch);
                const raja::FaceReading reading = raja::read_face(levels_of_die(top, turned), pitch);
                CHECK(reading.lie == Lie::flat);
                CHECK(reading.top == top);
                CHECK(reading.margin_percent >= raja::SMALLEST_MARGIN_PERCENT);
            }
        }
    }
}

TEST_CASE("a body brighter or darker than the white card changes nothing") {
    for (const int16_t body : {70, 130, 200}) {
        CHECK(raja::read_face(levels_of_die(5, false, body, static_cast<int16_t>(body / 4)), 450).top == 5);
    }
}

TEST_CASE("a weak margin is unreadable, never guessed") {
    raja::Levels levels = levels_of_die(6);  // bottom 1: the centre decides between 1 and a blank
    for (int16_t centre = 100; centre >= 0; --centre) {
        levels.percent[4] = centre;
        const raja::FaceReading reading = raja::read_face(levels, 450);
        if (reading.lie == Lie::flat) {
            CHECK(reading.top == 6);
            CHECK(centre < 55);
        } else {
            CHECK(reading.lie == Lie::unreadable);
            CHECK(reading.top == 0);
        }
    }
}

TEST_CASE("a die that leans is cocked") {
    raja::Levels levels = levels_of_die(3);
    for (int i = 0; i < raja::SENSORS; ++i) {
        levels.percent[i] = static_cast<int16_t>(levels.percent[i] * (i % 3 == 0 ? 95 : i % 3 == 1 ? 80 : 55) / 100);
    }
    CHECK(raja::read_face(levels, 450).lie == Lie::cocked);
}

TEST_CASE("a die that hovers is cocked") {
    CHECK(raja::read_face(levels_of_die(3, false, 50, 12), 450).lie == Lie::cocked);
}

TEST_CASE("a pattern that no face has is unreadable") {
    raja::Levels levels = levels_of_die(2);  // bottom 5
    levels.percent[3] = levels.percent[5] = 25;  // and a bar through its middle
    CHECK(raja::read_face(levels, 450).lie == Lie::unreadable);
}

TEST_CASE("levels are cut off where they mean nothing, and a dead sensor divides nothing by nothing") {
    raja::SensorSpans spans = raja::factory_spans();
    spans.white_counts[0] = spans.black_counts[0];
    raja::Scan scan{};
    scan.counts[0] = 1000;
    scan.counts[1] = -1000;
    const raja::Levels levels = raja::levels_of(scan, spans);
    CHECK(levels.percent[0] == raja::HIGHEST_LEVEL);
    CHECK(levels.percent[1] == raja::LOWEST_LEVEL);
    CHECK(levels.percent[2] == -5);
}
