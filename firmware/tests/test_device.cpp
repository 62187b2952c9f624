// Commands, reports, tilt and memory of the whole device.
#include <doctest/doctest.h>

#include <cmath>
#include <memory>
#include <random>

#include "../raja/src/core/commands.h"
#include "bench.h"
#include "vectors.h"

namespace {

bool contains(const std::vector<std::string>& frames, const std::string& wanted) {
    for (const std::string& frame : frames) {
        if (frame == wanted) {
            return true;
        }
    }
    return false;
}

void calibrate(Bench& bench, int well) {
    const std::string number = std::to_string(well);
    bench.show_all(well, 0, 600);
    CHECK(bench.command("CAL," + number + ",empty").rfind("OK,", 0) == 0);
    bench.show_all(well, 110, 600);
    CHECK(bench.command("CAL," + number + ",white").rfind("OK,", 0) == 0);
}

}  // namespace

TEST_CASE("after a reset the board says so first, with its cause and a boot number that goes up") {
    const struct {
        raja::ResetCause cause;
        const char* name;
    } cases[] = {{raja::ResetCause::power, "power"},       {raja::ResetCause::external, "external"}, {raja::ResetCause::brownout, "brownout"},
                 {raja::ResetCause::watchdog, "watchdog"}, {raja::ResetCause::command, "command"},   {raja::ResetCause::unknown, "unknown"}};
    ArrayMemory memory;
    int boot = 0;
    for (const auto& one : cases) {
        Bench bench(&memory, one.cause);
        bench.show_all(0, 0, 600);
        CHECK(bench.said().front() == std::string("BOT,1,1.0.0,") + one.name + ",5A3C91F2," + std::to_string(++boot));
    }
}

TEST_CASE("every command vector is answered as the table says, exactly once") {
    for (const Vector& vector : read_vectors()) {
        if (vector.frames.size() != 1 || vector.frames[0].rfind("CMD", 0) != 0) {
            continue;
        }
        CAPTURE(vector.name);
        ArrayMemory memory;
        Bench bench(&memory);
        bench.show_all(0, 0, 1000);
        bench.said();
        bench.send(vector.raw);
        const std::vector<std::string> replies = bench.said("REP");
        if (vector.meaning == "refused") {
            CHECK(replies.empty());
            continue;
        }
        REQUIRE(replies.size() == 1);
        if (vector.meaning != "ok") {
            const std::string& reply = replies[0];
            CHECK(reply.substr(reply.rfind(',') + 1) == vector.meaning);
        }
    }
}

TEST_CASE("who and counters tell what they should") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.show_all(0, 0, 200);
    CHECK(bench.command("WHO") == "OK,1,1.0.0,5A3C91F2,1");
    bench.send("$RJCMD,1,WHO$$noise\r\n");
    CHECK(bench.command("CNT") == "OK,2,3,0,0");
}

TEST_CASE("settings are kept over a reset, and only within their range") {
    ArrayMemory memory;
    {
        Bench bench(&memory);
        bench.show_all(0, 0, 1000);
        CHECK(bench.command("SET,settle,300") == "OK,settle,300");
        CHECK(bench.command("SET,pitch0,340") == "LATER");
        bench.show_all(0, 0, 1000);
        CHECK(bench.command("SET,pitch0,340") == "OK,pitch0,340");
        CHECK(bench.command("SET,pitch0,340") == "OK,pitch0,340");
        CHECK(bench.command("SET,pitch0,339") == "RANGE");
        bench.show_all(0, 0, 1000);
    }
    Bench bench(&memory);
    CHECK(bench.command("GET,settle") == "OK,settle,300");
    CHECK(bench.command("GET,pitch0") == "OK,pitch0,340");
    CHECK(bench.command("GET,pitch1") == "OK,pitch1,450");
    CHECK(bench.device.board().configuration.board_id == 0x5A3C91F2);
}

TEST_CASE("a setting cut off while it was written leaves the one before") {
    for (int steps = 1; steps < 60; ++steps) {
        CAPTURE(steps);
        ArrayMemory memory;
        {
            Bench bench(&memory);
            bench.show_all(0, 0, 1000);
            bench.command("SET,bump,500");
            bench.show_all(0, 0, 1000);
            bench.command("SET,bump,600");
            for (int i = 0; i < steps; ++i) {
                bench.device.step(bench.now_ms);
            }
        }
        Bench bench(&memory);
        const std::string value = bench.command("GET,bump");
        CHECK((value == "OK,bump,500" || value == "OK,bump,600"));
    }
}

TEST_CASE("lost settings are reported until they are set again") {
    ArrayMemory memory;
    {
        Bench bench(&memory);
        bench.show_all(0, 0, 1000);
    }
    memory.bytes[3] ^= 0x40;
    memory.bytes[128 + 3] ^= 0x40;
    Bench bench(&memory);
    bench.show_all(0, 0, 1000);
    CHECK(contains(bench.said(), "ERR,settings-lost,0"));
    bench.command("SET,settle,250");
    CHECK((bench.device.board().faults() & 64) == 0);
}

TEST_CASE("calibration learns each sensor and is kept; its steps may come again") {
    ArrayMemory memory;
    {
        Bench bench(&memory);
        bench.show_all(0, 0, 1000);
        CHECK(bench.command("CAL,0,store") == "STEPS");
        calibrate(bench, 0);
        CHECK(bench.command("CAL,0,store").rfind("OK,4", 0) == 0);
        bench.show_all(0, 0, 1000);
        CHECK(bench.command("CAL,0,store").rfind("OK,4", 0) == 0);
        CHECK((bench.device.board().faults() & 48) == 32);
        bench.show_all(0, 0, 1000);
    }
    Bench bench(&memory);
    CHECK((bench.device.board().faults() & 48) == 32);
    CHECK(bench.device.board().configuration.spans[0].white_counts[0] > 450);
    bench.show_all(0, 0, 1000);
    CHECK(bench.command("CAL,0,forget") == "OK,400,400");
    CHECK((bench.device.board().faults() & 48) == 48);
}

TEST_CASE("calibration refuses what moves and what has no contrast, and starts anew for the other well") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.show_all(0, 0, 1000);
    bench.show_all(0, 100, 60);
    CHECK(bench.command("CAL,0,white") == "MOVING");
    bench.show_all(0, 0, 600);
    bench.command("CAL,0,empty");
    bench.command("CAL,0,white");
    CHECK(bench.command("CAL,0,store") == "CONTRAST");
    calibrate(bench, 1);
    CHECK(bench.command("CAL,0,store") == "STEPS");
    bench.command("SET,settle,250");
    CHECK(bench.command("CAL,1,store") == "LATER");
}

TEST_CASE("levels come as nine bytes") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.show(1, levels_of_die(6), 1500);
    CHECK(bench.command("LVL,1") == "OK,646464641964646464");
    bench.show_all(1, -20, 3000);
    CHECK(bench.command("LVL,1") == "OK,000000000000000000");
}

TEST_CASE("a restart is wanted for the present boot only") {
    ArrayMemory memory;
    Bench bench(&memory);
    CHECK(bench.command("RST,2") == "OK");
    CHECK_FALSE(bench.device.wants_restart());
    CHECK(bench.command("RST,1") == "OK");
    CHECK(bench.device.wants_restart());
}

TEST_CASE("rolls wait in memory, in order, up to their number; what is more is counted as lost") {
    ArrayMemory memory;
    int thrown = 0;
    {
        Bench bench(&memory);
        for (; thrown < 34; ++thrown) {
            bench.throw_die(thrown % 2, thrown % 6 + 1);
        }
        CHECK(bench.device.board().journal.pending() == raja::MOST_PENDING_ROLLS);
        CHECK(bench.device.board().lost == 2);
        CHECK((bench.device.board().faults() & 128) != 0);
    }
    Bench bench(&memory, raja::ResetCause::watchdog);
    bench.show_all(0, 0, 600);
    CHECK(bench.command("ACK,R,2") == "FUTURE");
    for (int number = 1; number <= raja::MOST_PENDING_ROLLS; ++number) {
        bench.show_all(0, 0, 300);
        const std::vector<std::string> rolls = bench.said("ROL");
        REQUIRE_FALSE(rolls.empty());
        CHECK(rolls.back().rfind("ROL," + std::to_string(number) + "," + std::to_string((number - 1) % 2) + "," + std::to_string((number - 1) % 6 + 1), 0) == 0);
        CHECK(bench.command("ACK,R," + std::to_string(number)) == "OK");
        CHECK(bench.command("ACK,R," + std::to_string(number)) == "OK");
    }
    bench.show_all(0, 0, 600);
    bench.said();
    bench.show_all(0, 0, 600);
    CHECK(bench.said("ROL").empty());
    CHECK(bench.command("ACK,R,4294967295") == "FUTURE");
}

TEST_CASE("a thousand rolls with resets at random arrive each exactly once and in order") {
    std::mt19937 random(20261121);
    ArrayMemory memory;
    auto bench = std::make_unique<Bench>(&memory);
    uint32_t expected = 1;
    for (int roll = 0; roll < 1000; ++roll) {
        const int well = static_cast<int>(random() % 2);
        const int top = static_cast<int>(random() % 6) + 1;
        bench->throw_die(well, top);
        bool delivered = false;
        for (int tries = 0; tries < 50 && !delivered; ++tries) {
            if (random() % 3 == 0) {
                bench = std::make_unique<Bench>(&memory, raja::ResetCause::external);
            }
            bench->show(well, levels_of_die(top), 300);
            for (const std::string& frame : bench->said("ROL")) {
                const auto number = static_cast<uint32_t>(std::stoul(frame.substr(4)));
                REQUIRE(number <= expected);
                if (number == expected) {
                    CHECK(frame.rfind("ROL," + std::to_string(expected) + "," + std::to_string(well) + "," + std::to_string(top) + ",", 0) == 0);
                    ++expected;
                    delivered = true;
                }
                // The acknowledgement may get lost, and a reset may come before it is in memory.
                if (random() % 3 != 0) {
                    bench->command("ACK,R," + std::to_string(number));
                }
            }
        }
        REQUIRE(delivered);
    }
    CHECK(expected == 1001);
}

TEST_CASE("a roll whose record was lost from memory is passed over") {
    ArrayMemory memory;
    {
        Bench bench(&memory);
        bench.throw_die(0, 3);
        bench.throw_die(0, 4);
        bench.show_all(0, 0, 1000);
    }
    raja::Journal journal(&memory);
    journal.begin();
    raja::Roll roll{};
    REQUIRE(journal.oldest_roll(&roll));
    CHECK(roll.top == 3);
    for (uint16_t address = raja::JOURNAL_START; address < raja::MEMORY_SIZE; address = static_cast<uint16_t>(address + raja::RECORD_LENGTH)) {
        if (memory.bytes[address + 4] == 1 && memory.bytes[address + 12] != 0) {
            memory.bytes[address + 13] ^= 0xFF;
        }
    }
    journal.begin();
    REQUIRE(journal.oldest_roll(&roll));
    CHECK(roll.top == 4);
    CHECK(journal.pending() == 1);
}

TEST_CASE("the journal spreads its writing over all its slots") {
    ArrayMemory memory;
    Bench bench(&memory);
    for (int i = 0; i < 40; ++i) {
        bench.throw_die(0, 2);
        bench.command("ACK,R," + std::to_string(i + 1));
    }
    bench.show_all(0, 0, 1000);  // long enough to finish writing the last record
    for (uint16_t slot = 0; slot < raja::JOURNAL_SLOTS; ++slot) {
        CHECK(raja::is_sealed(memory.bytes.data() + raja::JOURNAL_START + slot * raja::RECORD_LENGTH, raja::RECORD_LENGTH));
    }
}

TEST_CASE("the boot number starts again at 1 after its end") {
    ArrayMemory memory;
    {
        raja::Journal journal(&memory);
        raja::BlockWriter writer(&memory);
        journal.begin();
        journal.step(&writer);
        while (!writer.idle()) {
            writer.step();
        }
    }
    uint8_t* record = memory.bytes.data() + raja::JOURNAL_START + raja::RECORD_LENGTH;
    REQUIRE(raja::is_sealed(record, raja::RECORD_LENGTH));
    raja::put_u16(record + 8, UINT16_MAX);
    raja::seal(record, raja::RECORD_LENGTH);
    raja::Journal journal(&memory);
    journal.begin();
    CHECK(journal.boot() == 1);
}

TEST_CASE("tilt is the angle from the level learned, to a few hundredths of a degree") {
    for (const double degrees : {-40.0, -5.0, -0.5, 0.0, 0.3, 2.0, 12.0, 45.0}) {
        CAPTURE(degrees);
        ArrayMemory memory;
        Bench bench(&memory);
        bench.accelerate(0, 0, 8192, 1500);
        const double radians = degrees * M_PI / 180;
        bench.accelerate(0, static_cast<int16_t>(std::lround(8192 * std::sin(radians))), static_cast<int16_t>(std::lround(8192 * std::cos(radians))), 6000);
        const raja::Tilt tilt = bench.device.board().tilt_sense.tilt();
        CHECK(std::abs(tilt.x_cdeg - degrees * 100) < 8);
        CHECK(std::abs(tilt.y_cdeg) < 8);
        CHECK_FALSE(bench.said("TLT").empty());
        CHECK(bench.command("LEV") == "OK");
        CHECK(std::abs(bench.device.board().tilt_sense.tilt().x_cdeg) < 2);
    }
}

TEST_CASE("a bump has a peak and a length, is repeated until acknowledged, and does not count as tilt") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.accelerate(0, 0, 8192, 1500);
    bench.accelerate(0, 0, 8192 + 4096, 50);
    CHECK(bench.command("LEV") == "MOVING");
    bench.accelerate(0, 0, 8192, 1000);
    std::vector<std::string> bumps = bench.said("BMP");
    REQUIRE(bumps.size() >= 3);
    int number = 0;
    int peak_mg = 0;
    int length_ms = 0;
    REQUIRE(std::sscanf(bumps[0].c_str(), "BMP,%d,%d,%d", &number, &peak_mg, &length_ms) == 3);
    CHECK(number == 1);
    CHECK(std::abs(peak_mg - 500) < 10);
    CHECK(length_ms == 50);
    CHECK(bench.command("ACK,B,2") == "FUTURE");
    CHECK(bench.command("ACK,B,1") == "OK");
    CHECK(bench.command("ACK,B,1") == "OK");
    bench.accelerate(0, 0, 8192, 1000);
    CHECK(bench.said("BMP").empty());
}

TEST_CASE("bumps beyond those that can be kept are counted as lost, and the others keep their order") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.accelerate(0, 0, 8192, 1500);
    for (int i = 0; i < 6; ++i) {
        bench.accelerate(4000, 0, 8192, 30);
        bench.accelerate(0, 0, 8192, 200);
    }
    CHECK(bench.device.board().lost == 2);
    for (int number = 1; number <= 4; ++number) {
        CHECK(bench.command("ACK,B," + std::to_string(number)) == "OK");
    }
    CHECK(bench.device.board().bumps.count == 0);
}

TEST_CASE("a new position is one long bump, and then rest") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.accelerate(0, 0, 8192, 1500);
    bench.accelerate(4096, 0, 7094, 6000);
    CHECK(bench.device.board().tilt_sense.bump().number == 1);
    CHECK(std::abs(bench.device.board().tilt_sense.tilt().y_cdeg + 3000) < 20);
}

TEST_CASE("an absent and a stuck sensor are reported, and both can come back") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.show_all(0, 0, 600);
    CHECK(contains(bench.said(), "ERR,tilt-absent,0"));
    CHECK(bench.command("LEV") == "ABSENT");
    CHECK(bench.device.tilt_needs_waking());
    bench.accelerate(0, 0, 8192, 200);
    CHECK(bench.command("LEV") == "MOVING");
    bench.accelerate(0, 0, 8192, 1500, false);
    CHECK(contains(bench.said(), "ERR,tilt-stuck,0"));
    CHECK(bench.command("LEV") == "ABSENT");
    bench.accelerate(0, 0, 8192, 1500);
    CHECK((bench.device.board().faults() & 3) == 0);
    bench.device.lose_acceleration();
    CHECK((bench.device.board().faults() & 3) == 1);
}

TEST_CASE("errors are repeated every five seconds while they last") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.show_all(0, 0, 16'000);
    CHECK(bench.said("ERR,tilt-absent").size() == 4);
}

TEST_CASE("the heartbeat comes every half second") {
    ArrayMemory memory;
    Bench bench(&memory);
    bench.show_all(0, 0, 10'000);
    const size_t count = bench.said("HBT").size();
    CHECK(count >= 19);
    CHECK(count <= 20);
}

TEST_CASE("counters stay at their end") {
    uint16_t counter = UINT16_MAX - 1;
    raja::count(&counter);
    raja::count(&counter);
    CHECK(counter == UINT16_MAX);
}
