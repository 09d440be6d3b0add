/* SPDX-License-Identifier: MIT */
/* The board link's wire format through C: lines out, lines in, their fields, the ring of events. */
#include <qipan/link.h>

#include "check.h"

#include <string.h>

/** Where a line goes. */
struct sheet {
    char text[256];
    size_t length;
};

static void put(void* context, char byte)
{
    struct sheet* const sheet = (struct sheet*)context;
    if (sheet->length + 1 < sizeof sheet->text)
        sheet->text[sheet->length++] = byte;
    sheet->text[sheet->length] = '\0';
}

static void begin(link_writer_t* writer, struct sheet* sheet, link_name_t name)
{
    sheet->length = 0;
    link_begin(writer, put, sheet, name);
}

/** Whether what was written is this line. */
static bool ends_as(link_writer_t* writer, const struct sheet* sheet, const char* line)
{
    link_end(writer);
    if (strcmp(sheet->text, line) == 0)
        return true;
    printf("wrote %sinstead of %s", sheet->text, line);
    return false;
}

/** The lines are those of the protocol's own example. */
static void writes_lines(void)
{
    static const uint8_t after_knight[8] = {0xBF, 0xEF, 0x20, 0x10, 0x10, 0x00, 0xEF, 0xFF};
    link_writer_t writer;
    struct sheet sheet;

    begin(&writer, &sheet, LINK_GQ);
    CHECK(ends_as(&writer, &sheet, "$GQ*C380\n"));
    begin(&writer, &sheet, LINK_HI);
    link_decimal(&writer, 1);
    link_text(&writer, "desk/0.1");
    CHECK(ends_as(&writer, &sheet, "$HI 1 desk/0.1*60EA\n"));
    begin(&writer, &sheet, LINK_HI);
    link_decimal(&writer, 1);
    link_key(&writer, "id");
    link_hex(&writer, 0x4F21A9C0, 8);
    link_key(&writer, "boot");
    link_hex(&writer, 0x91C3, 4);
    link_text(&writer, "fw=0.3.1");
    link_key(&writer, "core");
    link_decimal(&writer, 7);
    link_text(&writer, "sense=occ caps=led,key,oled,track");
    link_key(&writer, "max");
    link_decimal(&writer, 160);
    CHECK(ends_as(&writer, &sheet,
                  "$HI 1 id=4F21A9C0 boot=91C3 fw=0.3.1 core=7 sense=occ caps=led,key,oled,track max=160*DD27\n"));
    begin(&writer, &sheet, LINK_MV);
    link_hex(&writer, 0x7A31C0DE, 8);
    link_decimal(&writer, 3);
    link_uci(&writer, 6, 21, CHESS_TYPE_NONE);
    link_hex(&writer, 0x3FCC8D8A, 8);
    CHECK(ends_as(&writer, &sheet, "$MV 7A31C0DE 3 g1f3 3FCC8D8A*6631\n"));
    begin(&writer, &sheet, LINK_SN);
    link_hex(&writer, 6, 4);
    link_decimal(&writer, 15000);
    link_squares(&writer, after_knight);
    CHECK(ends_as(&writer, &sheet, "$SN 0006 15000 FFF700080804F7FD*1968\n"));
    begin(&writer, &sheet, LINK_EV);
    link_hex(&writer, 2, 4);
    {
        const link_event_t event = link_make_event(4730, 28, true, 0);
        link_event_fields(&writer, &event);
    }
    CHECK(ends_as(&writer, &sheet, "$EV 0002 4730 +e4*8FFE\n"));
}

/** What a line cannot hold is not sent. */
static void writes_nothing_that_breaks_a_line(void)
{
    link_writer_t writer;
    struct sheet sheet;
    size_t i;

    begin(&writer, &sheet, LINK_ER);
    link_text(&writer, "a$b*c\nd\x80");
    link_end(&writer);
    CHECK(strncmp(sheet.text, "$ER a?b?c?d?*", 13) == 0);
    begin(&writer, &sheet, LINK_ER);
    for (i = 0; i < 100; ++i)
        link_decimal(&writer, 77);
    link_end(&writer);
    CHECK(sheet.length == LINK_LINE_MAX);
    begin(&writer, &sheet, LINK_HB);
    link_decimal(&writer, 0);
    link_decimal(&writer, 4294967295u);
    link_square(&writer, 63);
    link_uci(&writer, 52, 60, CHESS_TYPE_KNIGHT);
    link_end(&writer);
    CHECK(strncmp(sheet.text, "$HB 0 4294967295 h8 e7e8n*", 26) == 0);
}

/** How many lines the text holds; the last one's body is left in the reader. */
static int count(link_reader_t* reader, const char* text)
{
    int lines = 0;
    while (*text != '\0')
        lines += link_reader_put(reader, *text++);
    return lines;
}

static void reads_lines(void)
{
    char body[LINK_BODY_MAX + 1];
    link_reader_t reader;

    link_reader_init(&reader, body, sizeof body);
    CHECK(count(&reader, "noise\n$GQ*C380\n") == 1 && strcmp(body, "GQ") == 0 && reader.length == 2);
    CHECK(count(&reader, "$GQ*C380\r\n") == 1);
    CHECK(count(&reader, "\n\r\n") == 0);
    CHECK(reader.errors == 0);
    CHECK(count(&reader, "$GQ*C381\n") == 0 && reader.errors == 1);
    CHECK(count(&reader, "$GQ*c380\n") == 0 && reader.errors == 2);
    CHECK(count(&reader, "$GQ C380\n") == 0 && reader.errors == 3);
    CHECK(count(&reader, "$GQ*C38\n") == 0 && reader.errors == 4);
    CHECK(count(&reader, "$GQ*C3800\n") == 0 && reader.errors == 5);
    CHECK(count(&reader, "$G\rQ*C380\n") == 0 && reader.errors == 6);
    CHECK(count(&reader, "$G\x7FQ*C380\n") == 0 && reader.errors == 7);
    CHECK(count(&reader, "$*FFFF\n") == 0 && reader.errors == 8);
    /* A line cut by the next one, and one whose end is missing. */
    CHECK(count(&reader, "$GI no$GQ*C380\n") == 1 && reader.errors == 9);
    CHECK(count(&reader, "$GI none*47D4$GQ*C380\n") == 1 && reader.errors == 10 && strcmp(body, "GQ") == 0);
    /* No line is taken up in its middle. */
    CHECK(count(&reader, "GQ*C380\n") == 0 && reader.errors == 10);
}

/** 153 characters are a body, 154 are not; less if the memory is smaller. */
static void keeps_to_its_memory(void)
{
    static char around[2 + LINK_BODY_MAX + 1];
    link_writer_t writer;
    struct sheet sheet;
    link_reader_t reader;

    begin(&writer, &sheet, LINK_TX);
    while (writer.length < LINK_BODY_MAX)
        link_char(&writer, 'x');
    link_end(&writer);
    link_reader_init(&reader, around + 1, LINK_BODY_MAX + 1);
    CHECK(count(&reader, sheet.text) == 1 && reader.length == LINK_BODY_MAX);
    memmove(sheet.text + 3, sheet.text + 2, sheet.length - 1);
    CHECK(count(&reader, sheet.text) == 0 && reader.errors == 1);
    memset(around, '#', sizeof around);
    link_reader_init(&reader, around + 1, 4);
    CHECK(count(&reader, "$GQ*C380\n") == 1);
    CHECK(count(&reader, "$GI none*47D4\n") == 0 && reader.errors == 1);
    CHECK(around[0] == '#' && around[5] == '#');
    reader.errors = 65534;
    CHECK(count(&reader, "$$$$$") == 0 && reader.errors == 65535);
}

static void reads_fields(void)
{
    link_cursor_t cursor;
    link_field_t field;
    link_move_t move;
    chess_index_t square = 0;
    uint32_t number = 0;

    CHECK(link_open(&cursor, "MV 7A31C0DE 17 e7e8n 3FCC8D8A later") == LINK_MV);
    CHECK(link_read_hex(&cursor, 8, &number) && number == 0x7A31C0DE);
    CHECK(!link_read_hex(&cursor, 8, &number) && !link_read_square(&cursor, &square) && !link_read_uci(&cursor, &move));
    CHECK(link_read_decimal(&cursor, &number) && number == 17);
    CHECK(!link_read_decimal(&cursor, &number) && number == 17);
    CHECK(link_read_uci(&cursor, &move) && move.from == 52 && move.to == 60 && move.promotion == CHESS_TYPE_KNIGHT);
    CHECK(strcmp(link_rest(&cursor), "3FCC8D8A later") == 0);
    CHECK(link_read_field(&cursor, &field) && field.length == 8 && strncmp(field.text, "3FCC8D8A", 8) == 0);
    CHECK(link_read_field(&cursor, &field) && !link_read_field(&cursor, &field));
    CHECK(strcmp(link_rest(&cursor), "") == 0);

    CHECK(link_open(&cursor, "GQ") == LINK_GQ && !link_read_field(&cursor, &field));
    CHECK(link_open(&cursor, "G") == 0 && link_open(&cursor, "GQQ") == 0 && link_open(&cursor, "gq") == 0);
    CHECK(link_open(&cursor, "") == 0 && link_open(&cursor, "G 1") == 0 && !link_read_field(&cursor, &field));
    CHECK(link_open(&cursor, "AK  1") == LINK_AK && !link_read_field(&cursor, &field));
    CHECK(link_open(&cursor, "AK ") == LINK_AK && !link_read_field(&cursor, &field));
    CHECK(link_open(&cursor, "PG 4294967295 4294967296") == LINK_PG && link_read_decimal(&cursor, &number));
    CHECK(number == 4294967295u && !link_read_decimal(&cursor, &number));
    CHECK(link_open(&cursor, "PG -1") == LINK_PG && !link_read_decimal(&cursor, &number));
    CHECK(link_open(&cursor, "AK 00a1 00A1") == LINK_AK && !link_read_hex(&cursor, 4, &number));
    CHECK(link_open(&cursor, "PQ h8 i1 a9 a0") == LINK_PQ && link_read_square(&cursor, &square) && square == 63);
    CHECK(!link_read_square(&cursor, &square));
}

static void refuses_what_is_no_move(void)
{
    static const char* const bodies[] = {"MV e2e2",  "MV e2e9",  "MV i2e4", "MV e7e8k", "MV e7e8p",
                                         "MV e7e8Q", "MV e7e8x", "MV e2",   "MV e7e8qq"};
    link_cursor_t cursor;
    link_move_t move;
    size_t i;

    for (i = 0; i < sizeof bodies / sizeof bodies[0]; ++i)
        CHECK(link_open(&cursor, bodies[i]) == LINK_MV && !link_read_uci(&cursor, &move));
}

static void finds_keys(void)
{
    link_cursor_t cursor;
    link_field_t value;

    CHECK(link_open(&cursor, "HI 1 identity=0 id=4F21A9C0 bat= id=2 id") == LINK_HI);
    CHECK(link_find_key(&cursor, "id", &value) && value.length == 8 && strncmp(value.text, "4F21A9C0", 8) == 0);
    CHECK(link_find_key(&cursor, "bat", &value) && value.length == 0);
    CHECK(!link_find_key(&cursor, "boot", &value) && !link_find_key(&cursor, "i", &value));
    CHECK(!link_find_key(&cursor, "identity=0x", &value));
}

static void reads_squares(void)
{
    static const uint8_t start[8] = {0xFF, 0xFF, 0, 0, 0, 0, 0xFF, 0xFF};
    uint8_t ranks[8];
    link_cursor_t cursor;

    CHECK(link_open(&cursor, "SN FFFF00000000FFFF 8000000000000001") == LINK_SN);
    CHECK(link_read_squares(&cursor, ranks) && memcmp(ranks, start, 8) == 0);
    /* Bit 7 of the first byte is a8, bit 0 of the last one h1. */
    CHECK(link_read_squares(&cursor, ranks) && ranks[7] == 0x01 && ranks[0] == 0x80 && ranks[3] == 0);
    CHECK(link_open(&cursor, "SN FFFF00000000FFF FFFF00000000FFFG") == LINK_SN && !link_read_squares(&cursor, ranks));
    CHECK(link_open(&cursor, "SN FFFF00000000FFFG") == LINK_SN && !link_read_squares(&cursor, ranks));
}

static void knows_the_men(void)
{
    CHECK(link_letter(CHESS_ID(CHESS_WHITE, CHESS_TYPE_KNIGHT)) == 'N');
    CHECK(link_letter(CHESS_ID(CHESS_BLACK, CHESS_TYPE_PAWN)) == 'p');
    CHECK(link_letter(0) == '.' && link_letter(7) == '.');
    CHECK(link_man('K') == CHESS_ID(CHESS_WHITE, CHESS_TYPE_KING));
    CHECK(link_man('q') == CHESS_ID(CHESS_BLACK, CHESS_TYPE_QUEEN));
    CHECK(link_man('.') == 0 && link_man('x') == 0);
}

static uint32_t time_of(const link_event_t* event)
{
    return ((uint32_t)event->time[1] << 16) | event->time[0];
}

static void reads_events(void)
{
    static const char* const wrong[] = {"EV 1",      "EV 1 e4",    "EV 1 *e4", "EV 1 +e9", "EV 1 +i1",
                                        "EV 1 +e4x", "EV 1 +e4Pp", "EV x +e4", "EV 1 +e4."};
    link_cursor_t cursor;
    link_event_t event;
    size_t i;

    CHECK(sizeof event == 6);
    CHECK(link_open(&cursor, "EV 4294967295 -e2 70000 +h8q") == LINK_EV);
    CHECK(link_read_event(&cursor, &event) && time_of(&event) == 4294967295u && event.change == 12 && event.man == 0);
    CHECK(link_read_event(&cursor, &event) && time_of(&event) == 70000 && event.change == (63 | LINK_PLACED));
    CHECK(event.man == CHESS_ID(CHESS_BLACK, CHESS_TYPE_QUEEN));
    for (i = 0; i < sizeof wrong / sizeof wrong[0]; ++i)
        CHECK(link_open(&cursor, wrong[i]) == LINK_EV && !link_read_event(&cursor, &event));
}

static void keeps_the_last_32_events(void)
{
    link_ring_t ring;
    uint16_t number;
    uint32_t i;

    link_ring_init(&ring);
    CHECK(ring.last == 0 && link_ring_oldest(&ring) == 1);
    CHECK(link_ring_get(&ring, 0) == NULL && link_ring_get(&ring, 1) == NULL);
    for (i = 1; i <= 65536 + 5; ++i) {
        number = link_ring_add(&ring, link_make_event(i, (chess_index_t)(i & 63), true, 0));
        if (number != (uint16_t)i || time_of(link_ring_get(&ring, number)) != i) {
            CHECK(false);
            return;
        }
    }
    /* The numbers have wrapped: 5 is the newest, 0 is one of them, and the oldest is 31 before the newest. */
    CHECK(ring.last == 5 && link_ring_oldest(&ring) == 65510);
    CHECK(time_of(link_ring_get(&ring, 65510)) == 65510 && time_of(link_ring_get(&ring, 0)) == 65536);
    CHECK(link_ring_get(&ring, 65509) == NULL && link_ring_get(&ring, 6) == NULL);
    link_ring_acknowledge(&ring, 6);
    link_ring_acknowledge(&ring, 65509);
    CHECK(link_ring_oldest(&ring) == 65510);
    link_ring_acknowledge(&ring, 3);
    CHECK(link_ring_oldest(&ring) == 4 && link_ring_get(&ring, 3) == NULL && link_ring_get(&ring, 4) != NULL);
    link_ring_acknowledge(&ring, 5);
    CHECK(link_ring_oldest(&ring) == 6 && link_ring_get(&ring, 5) == NULL);
    CHECK(link_ring_add(&ring, link_make_event(1, 1, false, 0)) == 6 && link_ring_oldest(&ring) == 6);
}

static void orders_numbers_that_wrap(void)
{
    CHECK(link_is_after(1, 0) && link_is_after(0, 65535) && link_is_after(5, 65530));
    CHECK(!link_is_after(0, 0) && !link_is_after(0, 1) && !link_is_after(65530, 5));
}

int main(void)
{
    writes_lines();
    writes_nothing_that_breaks_a_line();
    reads_lines();
    keeps_to_its_memory();
    reads_fields();
    refuses_what_is_no_move();
    finds_keys();
    reads_squares();
    knows_the_men();
    reads_events();
    keeps_the_last_32_events();
    orders_numbers_that_wrap();
    return report_checks();
}
