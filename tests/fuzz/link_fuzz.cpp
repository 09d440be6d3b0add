// SPDX-License-Identifier: MIT
/// @file Random bytes, and random changes to good lines: nothing is read that was not written with this sum, the lent
/// memory is kept to, and each field reader takes a whole field or nothing.
/// Every run makes the same changes. An argument is another seed, a second one the seconds to run.
#include <qipan/link.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace {

const std::vector<std::string> kBodies = {
    "HI 1 id=4F21A9C0 boot=91C3 fw=0.3.1 core=7 sense=occ caps=led,key,oled,track max=160",
    "SN 0000 1204 FFFF00000000FFFF",
    "GS 7A31C0DE rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "EV 0002 4730 +e4",
    "EV FFFF 4294967295 -h8q",
    "PR 7A31C0DE 1 e2e4 A42CD812 0002",
    "MV 7A31C0DE 101 e7e8n 1D28232B",
    "HB 0006 16000 led=02 bat=- err=0",
    "LD 01 ............b...............B...................................",
    "GQ",
};
const std::string kBytes = "$*\r\n 09AFGaz+-=.\x7F\x80\xFF";

void append(void* context, char byte)
{
    static_cast<std::string*>(context)->push_back(byte);
}

/// The line of a body, framed apart from the writer.
std::string framed(const std::string& body)
{
    unsigned crc = 0xFFFF;
    for (const char c : body) {
        crc ^= static_cast<unsigned>(static_cast<unsigned char>(c)) << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 0x8000U) != 0 ? (crc << 1) ^ 0x1021U : crc << 1;
        crc &= 0xFFFF;
    }
    char sum[8];
    std::snprintf(sum, sizeof sum, "*%04X\n", crc);
    return "$" + body + sum;
}

class Fuzz {
public:
    explicit Fuzz(unsigned seed)
        : m_random(seed)
    {
        link_ring_init(&m_ring);
    }

    void step()
    {
        tryReader();
        tryFields(mutated(oneOf(kBodies), 1 + below(4)));
        tryRing();
    }

private:
    std::size_t below(std::size_t bound)
    {
        return m_random() % bound;
    }

    const std::string& oneOf(const std::vector<std::string>& choices)
    {
        return choices[below(choices.size())];
    }

    std::string mutated(std::string text, std::size_t changes)
    {
        for (; changes > 0; --changes) {
            const std::size_t at = below(text.size() + 1);
            switch (below(5)) {
            case 0:
                text.insert(at, 1, kBytes[below(kBytes.size())]);
                break;
            case 1:
                text.erase(at, 1 + below(6));
                break;
            case 2:
                if (at < text.size())
                    text[at] = static_cast<char>(below(256));
                break;
            case 3:
                if (at < text.size())
                    text[at] = kBytes[below(kBytes.size())];
                break;
            default:
                text.insert(at, text.substr(below(text.size() + 1), below(60)));
                break;
            }
        }
        return text;
    }

    void expect(bool holds, const std::string& what, const std::string& text)
    {
        if (!holds) {
            std::printf("%s:\n---\n%s\n---\n", what.c_str(), text.c_str());
            std::exit(1);
        }
    }

    /// Whatever is read stands in the bytes as a whole line, and the reader stays in the memory lent to it.
    void tryReader()
    {
        std::string bytes;
        for (std::size_t lines = 1 + below(4); lines > 0; --lines) {
            const std::string line = framed(below(4) == 0 ? mutated(oneOf(kBodies), 1) : oneOf(kBodies));
            bytes += below(2) == 0 ? mutated(line, 1 + below(3)) : line;
        }
        std::vector<char> memory(2 + below(LINK_BODY_MAX), '#');
        link_reader_t reader;
        link_reader_init(&reader, memory.data(), static_cast<uint8_t>(memory.size()));
        for (const char byte : bytes) {
            if (!link_reader_put(&reader, byte))
                continue;
            const std::string body(memory.data());
            expect(body.size() == reader.length && body.size() < memory.size(), "a wrong length", bytes);
            const std::string line = framed(body);
            expect(bytes.find(line.substr(0, line.size() - 1)) != std::string::npos, "a line that nobody wrote", bytes);
            tryFields(body);
        }
    }

    /// Reads a body in a random way; what was read, written again, is the same text.
    void tryFields(const std::string& body)
    {
        link_cursor_t cursor;
        const link_name_t name = link_open(&cursor, body.c_str());
        if (name == 0) {
            expect(*link_rest(&cursor) == '\0', "no name, yet fields", body);
            return;
        }
        for (std::size_t tries = 0; tries < 24 && *cursor.at != '\0'; ++tries) {
            const char* const before = cursor.at;
            std::string again;
            const bool read = readAndWrite(cursor, again);
            expect(read || cursor.at == before, "the cursor moved", body);
            if (read)
                expect(again == std::string(before, cursor.at), "written otherwise: " + again, body);
        }
    }

    /// Reads one field as something; writes it into `text`, with the space before it.
    bool readAndWrite(link_cursor_t& cursor, std::string& text)
    {
        link_writer_t writer;
        std::string line;
        link_begin(&writer, append, &line, LINK_EV);
        const std::size_t start = line.size();
        const char* const before = cursor.at;
        uint32_t number = 0;
        link_move_t move;
        link_event_t event;
        chess_index_t square = 0;
        uint8_t ranks[8];
        link_field_t field;
        bool read = false;
        switch (below(7)) {
        case 0: {
            const auto digits = static_cast<uint8_t>(1 + below(8));
            read = link_read_hex(&cursor, digits, &number);
            link_hex(&writer, number, digits);
            break;
        }
        case 1:
            read = link_read_decimal(&cursor, &number);
            link_decimal(&writer, number);
            // Zeros before a number are read and not written.
            if (read && before[1] == '0')
                line = line.substr(0, start) + std::string(before, cursor.at);
            break;
        case 2:
            read = link_read_uci(&cursor, &move);
            if (read)
                link_uci(&writer, move.from, move.to, move.promotion);
            break;
        case 3:
            read = link_read_event(&cursor, &event);
            if (read)
                link_event_fields(&writer, &event);
            if (read && before[1] == '0')
                line = line.substr(0, start) + std::string(before, cursor.at);
            break;
        case 4:
            read = link_read_square(&cursor, &square);
            if (read)
                link_square(&writer, square);
            break;
        case 5:
            read = link_read_squares(&cursor, ranks);
            if (read)
                link_squares(&writer, ranks);
            break;
        default:
            read = link_read_field(&cursor, &field);
            if (read)
                line.append(" ").append(field.text, field.length);
            link_find_key(&cursor, "led", &field);
            break;
        }
        text = line.substr(start);
        return read;
    }

    /// The ring against the numbers it must hold.
    void tryRing()
    {
        const uint16_t last = m_ring.last;
        switch (below(3)) {
        case 0: {
            const auto any = static_cast<uint16_t>(last - 40 + below(80));
            const uint16_t oldest = link_ring_oldest(&m_ring);
            const bool held = link_ring_get(&m_ring, any) != nullptr;
            expect(held == (static_cast<uint16_t>(any - oldest) < m_ring.held), "held or not", std::to_string(any));
            link_ring_acknowledge(&m_ring, any);
            expect(m_ring.last == last && link_ring_oldest(&m_ring) == (held ? static_cast<uint16_t>(any + 1) : oldest),
                   "acknowledged otherwise", std::to_string(any));
            break;
        }
        default: {
            const uint16_t number = link_ring_add(&m_ring, link_make_event(last, 0, true, 0));
            const link_event_t* const event = link_ring_get(&m_ring, number);
            expect(number == static_cast<uint16_t>(last + 1) && event != nullptr && event->time[0] == last,
                   "another event", std::to_string(number));
            expect(m_ring.held <= LINK_RING_CAPACITY, "too many", std::to_string(number));
            break;
        }
        }
    }

    std::mt19937 m_random;
    link_ring_t m_ring;
};

}  // namespace

int main(int argc, char* argv[])
{
    const auto seed = static_cast<unsigned>(argc > 1 ? std::atoi(argv[1]) : 1);
    Fuzz fuzz(seed);
    long steps = 0;
    if (argc > 2) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atoi(argv[2]));
        for (; std::chrono::steady_clock::now() < end; ++steps)
            fuzz.step();
    } else {
        for (; steps < 100000; ++steps)
            fuzz.step();
    }
    std::printf("%ld steps, nothing found\n", steps);
    return 0;
}
