// What counts as a throw (docs/protocol.md).
#include <doctest/doctest.h>

#include "bench.h"

namespace {

std::vector<std::string> rolls(Bench& bench) {
    return bench.said("ROL");
}

std::string last_well(Bench& bench) {
    bench.show_all(1, 0, 1200);  // at least one periodic sentence of well 0
    const std::vector<std::string> wells = bench.said("WEL,0");
    return wells.empty() ? "" : wells.back();
}

}  // namespace

TEST_CASE("a thrown die is a roll, once, repeated until it is acknowledged") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.throw_die(0, 5);
    std::vector<std::string> said = rolls(bench);
    REQUIRE_FALSE(said.empty());
    CHECK(said.front() == "ROL,1,0,5,100");
    bench.show(0, levels_of_die(5), 1000);
    said = rolls(bench);
    CHECK(said.size() >= 3);
    CHECK(said.size() <= 5);
    CHECK(bench.command("ACK,R,1") == "OK");
    bench.show(0, levels_of_die(5), 1000);
    CHECK(rolls(bench).empty());
    CHECK(last_well(bench) == "WEL,0,S,5,100,1");
}

TEST_CASE("a die that lay there at the start is no roll") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.show(0, levels_of_die(4), 2000);
    CHECK(rolls(bench).empty());
    CHECK(last_well(bench) == "WEL,0,S,4,100,0");
}

TEST_CASE("a die put down by hand is no roll") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.lift(0);
    for (int16_t nearness = 0; nearness <= 100; nearness = static_cast<int16_t>(nearness + 2)) {
        bench.show(0, levels_of_die(4, false, nearness, static_cast<int16_t>(nearness / 4)), 6);
    }
    bench.show(0, levels_of_die(4), 1000);
    CHECK(rolls(bench).empty());
}

TEST_CASE("a rolled die that is lifted and put back, or pushed, is no second roll") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.throw_die(0, 5);
    bench.command("ACK,R,1");
    bench.said();
    SUBCASE("put back") {
        bench.lift(0);
        bench.show_all(0, 40, 60);
        bench.show(0, levels_of_die(2), 1000);
    }
    SUBCASE("pushed") {
        bench.show_all(0, 60, 60);
        bench.show_all(0, 90, 60);
        bench.show(0, levels_of_die(5, true), 1000);
    }
    CHECK(rolls(bench).empty());
}

TEST_CASE("a die held in a trembling hand is no roll, also when it is let down") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.lift(0);
    for (int i = 0; i < 20; ++i) {
        bench.show_all(0, 30, 60);
        bench.show_all(0, 46, 60);
    }
    bench.show(0, levels_of_die(2), 1000);
    CHECK(rolls(bench).empty());
}

TEST_CASE("a cocked die is no roll, also when it is straightened by hand") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.throw_die(0, 5);
    bench.command("ACK,R,1");
    bench.said();
    bench.lift(0);
    for (int bounce = 0; bounce < 2; ++bounce) {
        bench.show_all(0, 70, 30);
        bench.show_all(0, 2, 60);
    }
    bench.show_all(0, 45, 1000);
    CHECK(last_well(bench) == "WEL,0,C,0,0,0");
    bench.show(0, levels_of_die(2), 1000);
    CHECK(rolls(bench).empty());
}

TEST_CASE("an unreadable die becomes a roll when it turns readable unmoved, and is none once it was moved") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.lift(0);
    for (int bounce = 0; bounce < 2; ++bounce) {
        bench.show_all(0, 70, 30);
        bench.show_all(0, 2, 60);
    }
    raja::Levels doubtful = levels_of_die(6);
    doubtful.percent[4] = 58;
    bench.show(0, doubtful, 600);
    CHECK(last_well(bench).rfind("WEL,0,U,0,", 0) == 0);
    SUBCASE("turns readable") {
        doubtful.percent[4] = 46;
        bench.show(0, doubtful, 600);
        CHECK_FALSE(rolls(bench).empty());
    }
    SUBCASE("moved") {
        bench.show_all(0, 10, 60);
        bench.show(0, levels_of_die(5), 600);
        CHECK(rolls(bench).empty());
    }
}

TEST_CASE("a die that keeps moving for longer than a throw lasts is no roll") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.lift(0);
    for (int i = 0; i < 40; ++i) {
        bench.show_all(0, 70, 60);
        bench.show_all(0, 2, 60);
    }
    bench.show(0, levels_of_die(3), 1000);
    CHECK(rolls(bench).empty());
}

TEST_CASE("a throw that was recognised outlives a reset at any moment, and gives its roll exactly once") {
    // The reset comes `step` scans into the landing; what has reached the memory by then must be enough.
    for (int step = 0; step < 60; ++step) {
        CAPTURE(step);
        ArrayMemory memory;
        memory.write_steps = 6;
        std::vector<std::string> said;
        {
            Bench before(&memory);
            before.lift(0);
            for (int bounce = 0; bounce < 2; ++bounce) {
                before.show_all(0, 70, 90);
                before.show_all(0, 2, 90);
            }
            before.show(0, levels_of_die(3), 6 * (step + 1));
            said = before.said("ROL");
        }
        Bench after(&memory, raja::ResetCause::brownout);
        after.show(0, levels_of_die(3), 1500);
        for (const std::string& roll : after.said("ROL")) {
            said.push_back(roll);
        }
        REQUIRE_FALSE(said.empty());
        for (const std::string& roll : said) {
            CHECK(roll == said.front());
        }
        CHECK(after.command("ACK,R,1") == "OK");
        after.show(0, levels_of_die(3), 1000);
        CHECK(after.said("ROL").empty());
    }
}

TEST_CASE("too much light is reported, and no die is read by it") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.saturate(1, 3000);
    bool reported = false;
    for (const std::string& frame : bench.said()) {
        reported = reported || frame == "ERR,too-bright,1";
        CHECK(frame.rfind("WEL,1,S", 0) == std::string::npos);
    }
    CHECK(reported);
    CHECK((bench.device.board().faults() & 8) != 0);
}
