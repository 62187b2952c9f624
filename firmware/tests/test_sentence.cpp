#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "../raja/src/core/numbers.h"
#include "../raja/src/core/outbox.h"
#include "../raja/src/core/sentence.h"
#include "bench.h"
#include "vectors.h"

using raja::SentenceReader;
using raja::SentenceWriter;

namespace {

struct Heard {
    std::vector<std::string> frames;
    int bad = 0;
};

Heard hear(SentenceReader& reader, const std::string& bytes) {
    Heard heard;
    for (const char byte : bytes) {
        const SentenceReader::Outcome outcome = reader.add(static_cast<uint8_t>(byte));
        if (outcome == SentenceReader::Outcome::sentence) {
            heard.frames.emplace_back(reader.whole().text, reader.whole().length);
        }
        heard.bad += outcome == SentenceReader::Outcome::bad ? 1 : 0;
    }
    return heard;
}

}  // namespace

TEST_CASE("checks have the published values") {
    const std::string digits = "123456789";
    CHECK(raja::crc16(reinterpret_cast<const uint8_t*>(digits.data()), digits.size()) == 0x29B1);
    raja::Fletcher16 sum;
    for (const char letter : std::string("abcde")) {
        sum.add(static_cast<uint8_t>(letter));
    }
    CHECK(sum.value() == 0xC8F0);
}

TEST_CASE("the reader finds in every vector what the table says") {
    const std::vector<Vector> vectors = read_vectors();
    REQUIRE(vectors.size() > 100);
    for (const Vector& vector : vectors) {
        CAPTURE(vector.name);
        SentenceReader reader;
        const Heard heard = hear(reader, vector.raw);
        CHECK(heard.frames == vector.frames);
        CHECK(heard.bad == vector.bad);
    }
}

TEST_CASE("fields are found by their index, and beyond the last there is nothing") {
    SentenceReader reader;
    hear(reader, sentence("RJROL,17,0,5,83"));
    CHECK(reader.kind_is(RAJA_TEXT("ROL")));
    CHECK(reader.field_count() == 4);
    CHECK(reader.field(0).is("17"));
    CHECK(reader.field(3).is(RAJA_TEXT("83")));
    CHECK_FALSE(reader.field(3).is(RAJA_TEXT("84")));
    CHECK_FALSE(reader.field(3).is(RAJA_TEXT("8")));
    CHECK(reader.field(4).length == 0);
}

TEST_CASE("the writer makes what the reader reads") {
    SentenceWriter writer(RAJA_TEXT("XYZ"));
    const uint8_t bytes[] = {0x00, 0xA5};
    writer.word(RAJA_TEXT("ok")).word("no").letter('E').number(4294967295U).signed_number(-2147483647 - 1).signed_number(7).hex(0xBEEF, 4).hex_bytes(bytes, 2);
    REQUIRE(writer.close());
    SentenceReader reader;
    CHECK(hear(reader, std::string(writer.text(), writer.length())).frames == std::vector<std::string>{"XYZ,ok,no,E,4294967295,-2147483648,7,BEEF,00A5"});
    CHECK_FALSE(writer.close());
}

TEST_CASE("a sentence that would be too long is not sent but counted as dropped") {
    raja::Outbox outbox;
    SentenceWriter writer(RAJA_TEXT("XYZ"));
    writer.word("1234567890123456789012345678901234567890123456");
    outbox.send(&writer);
    CHECK(outbox.dropped() == 1);
    CHECK(outbox.empty());
}

TEST_CASE("a full outbox drops whole sentences, never halves") {
    raja::Outbox outbox;
    for (int i = 0; i < 10; ++i) {
        SentenceWriter writer(RAJA_TEXT("XYZ"));
        writer.word("123456789012345678901234567890");
        outbox.send(&writer);
    }
    CHECK(outbox.dropped() == 8);
    CHECK_FALSE(outbox.has_room());
    SentenceReader reader;
    std::string bytes;
    while (!outbox.empty()) {
        bytes += static_cast<char>(outbox.take());
    }
    CHECK(hear(reader, bytes).frames.size() == 2);
    CHECK(outbox.has_room());
}

TEST_CASE("decimal numbers have one form only") {
    const struct {
        const char* text;
        bool good;
    } cases[] = {{"0", true}, {"7", true}, {"4294967295", true}, {"4294967296", false}, {"99999999999", false}, {"", false}, {"00", false},
                 {"01", false}, {"-1", false}, {"+1", false}, {"1a", false}, {"1 ", false}};
    for (const auto& one : cases) {
        CAPTURE(one.text);
        uint32_t value = 0;
        CHECK(raja::read_decimal(one.text, static_cast<uint8_t>(std::string(one.text).size()), UINT32_MAX, &value) == one.good);
    }
    uint32_t value = 0;
    CHECK_FALSE(raja::read_decimal("301", 3, 300, &value));
}
