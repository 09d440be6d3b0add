/* SPDX-License-Identifier: MIT */
/**
 * @file link.h
 * The wire format of the board link BL1 in C, for both ends of the cable: lines with a check sum, their fields, the
 * ring of sensor events, the position hash. What the messages mean is in docs/board-link.md.
 *
 * No heap, no I/O, no global state. Squares and moves are those of chess.h.
 * Pointers must not be NULL (undefined), except where a comment says otherwise.
 */
#ifndef QIPAN_LINK_H
#define QIPAN_LINK_H

#include <qipan/chess.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LINK_VERSION = 1,  /**< of the protocol, for HI */
    LINK_CORE = 1,     /**< of the rules, for HI: raised when a position has other legal moves or another hash */
    LINK_LINE_MAX = 160, /**< bytes of the longest line, from `$` to `\n` */
    LINK_BODY_MAX = 153  /**< characters of its body */
};

/** A message's name: two capital letters as one number, so that a switch tells them apart without a string. */
typedef uint16_t link_name_t;
#define LINK_NAME(first, second) ((link_name_t)(((uint8_t)(first) << 8) | (uint8_t)(second)))
#define LINK_AK LINK_NAME('A', 'K')
#define LINK_BZ LINK_NAME('B', 'Z')
#define LINK_CK LINK_NAME('C', 'K')
#define LINK_DN LINK_NAME('D', 'N')
#define LINK_ER LINK_NAME('E', 'R')
#define LINK_EV LINK_NAME('E', 'V')
#define LINK_GA LINK_NAME('G', 'A')
#define LINK_GI LINK_NAME('G', 'I')
#define LINK_GL LINK_NAME('G', 'L')
#define LINK_GQ LINK_NAME('G', 'Q')
#define LINK_GS LINK_NAME('G', 'S')
#define LINK_GT LINK_NAME('G', 'T')
#define LINK_HB LINK_NAME('H', 'B')
#define LINK_HI LINK_NAME('H', 'I')
#define LINK_KY LINK_NAME('K', 'Y')
#define LINK_LD LINK_NAME('L', 'D')
#define LINK_LO LINK_NAME('L', 'O')
#define LINK_MV LINK_NAME('M', 'V')
#define LINK_NO LINK_NAME('N', 'O')
#define LINK_NQ LINK_NAME('N', 'Q')
#define LINK_OK LINK_NAME('O', 'K')
#define LINK_PG LINK_NAME('P', 'G')
#define LINK_PO LINK_NAME('P', 'O')
#define LINK_PQ LINK_NAME('P', 'Q')
#define LINK_PR LINK_NAME('P', 'R')
#define LINK_RJ LINK_NAME('R', 'J')
#define LINK_RQ LINK_NAME('R', 'Q')
#define LINK_SN LINK_NAME('S', 'N')
#define LINK_SQ LINK_NAME('S', 'Q')
#define LINK_TB LINK_NAME('T', 'B')
#define LINK_TQ LINK_NAME('T', 'Q')
#define LINK_TX LINK_NAME('T', 'X')
#define LINK_XP LINK_NAME('X', 'P')

/* ---- The check sum ---- */

/** What a CRC begins with. */
enum { LINK_CRC_START = 0xFFFF };

/** The CRC-16/CCITT-FALSE (polynomial 1021, not reflected) with one more byte. */
uint16_t link_crc(uint16_t crc, char byte);

/* ---- Lines in ---- */

/** Takes a line apart byte by byte: 12 bytes on an AVR, and the memory that is lent to it. */
typedef struct link_reader {
    char* body;       /**< after link_reader_put() said true: the body, ended by a 0 */
    uint8_t capacity; /**< of body, the final 0 included */
    uint8_t length;   /**< of the body so far */
    uint8_t stage;
    uint16_t crc;
    uint16_t sum;
    uint16_t errors; /**< lines dropped: cut, too long, a byte outside 20..7E, a wrong sum; saturates */
} link_reader_t;

/**
 * Makes the reader empty. body must stay alive as long as it.
 * Range of capacity: 2..LINK_BODY_MAX + 1; longer bodies than capacity - 1 are dropped.
 */
void link_reader_init(link_reader_t* reader, char* body, uint8_t capacity);

/** Takes one byte. True: a line with a good sum is complete; its body is valid until the next call. */
bool link_reader_put(link_reader_t* reader, char byte);

/* ---- Lines out ---- */

/** Where the bytes of a line go, one at a time. */
typedef void (*link_put_t)(void* context, char byte);

/** A line on its way out; nothing of it is kept. */
typedef struct link_writer {
    link_put_t put;
    void* context;
    uint16_t crc;
    uint8_t length; /**< of the body so far; what would go over LINK_BODY_MAX is left out */
    bool joined;    /**< the next field follows without a space */
} link_writer_t;

/** Begins a line: `$` and the name. */
void link_begin(link_writer_t* writer, link_put_t put, void* context, link_name_t name);

/* Each of these writes one field with a space before it, unless link_join() came before. */

/** The lowest digits (1..8) of value, in capital letters. */
void link_hex(link_writer_t* writer, uint32_t value, uint8_t digits);
void link_decimal(link_writer_t* writer, uint32_t value);
/** Precondition: 0..63. */
void link_square(link_writer_t* writer, chess_index_t square);
/** "e2e4", "e7e8q". promotion is CHESS_TYPE_NONE or knight to queen. Precondition: squares 0..63. */
void link_uci(link_writer_t* writer, chess_index_t from, chess_index_t to, chess_type_t promotion);
/** Text; may hold spaces, and so several fields. What a line cannot hold (`$`, `*`, outside 20..7E) becomes `?`. */
void link_text(link_writer_t* writer, const char* text);
/** "key=": the next field is its value. */
void link_key(link_writer_t* writer, const char* key);
/** A set of squares, bit 0 of ranks[0] = a1, bit 7 of ranks[7] = h8: 16 hex, rank 8 first, bit 7 = file a. */
void link_squares(link_writer_t* writer, const uint8_t ranks[8]);

/** One character, as it is but for what a line cannot hold; never a space before it. */
void link_char(link_writer_t* writer, char c);
/** The next field follows without a space. */
void link_join(link_writer_t* writer);

/** Ends the line: `*`, the sum, `\n`. */
void link_end(link_writer_t* writer);

/* ---- Fields of a body ---- */

/** Where in a body the next field begins. */
typedef struct link_cursor {
    const char* at;
} link_cursor_t;

/** A field as it stands in the body; not ended by a 0. */
typedef struct link_field {
    const char* text;
    uint8_t length;
} link_field_t;

/** A move as it stands in a line: on the board, but not checked against any position. */
typedef struct link_move {
    chess_index_t from;
    chess_index_t to;
    chess_type_t promotion; /**< CHESS_TYPE_NONE, or knight to queen */
} link_move_t;

/** Sets the cursor behind the name and returns the name; 0, and no field left, if it is not two capital letters. */
link_name_t link_open(link_cursor_t* cursor, const char* body);

/* Each reads the whole next field, or returns false and leaves cursor and value as they were. More fields than a
 * reader asks for are no fault: a later version may add some. */

/** Any field of at least one character. */
bool link_read_field(link_cursor_t* cursor, link_field_t* field);
/** Exactly digits (1..8) digits, capital letters. */
bool link_read_hex(link_cursor_t* cursor, uint8_t digits, uint32_t* value);
/** Up to 4294967295; zeros before the number are no fault. */
bool link_read_decimal(link_cursor_t* cursor, uint32_t* value);
bool link_read_square(link_cursor_t* cursor, chess_index_t* square);
/** Two different squares and, if it is there, one of n b r q. */
bool link_read_uci(link_cursor_t* cursor, link_move_t* move);
/** The inverse of link_squares(). */
bool link_read_squares(link_cursor_t* cursor, uint8_t ranks[8]);

/** All that is left, spaces included; an empty text if nothing is. */
const char* link_rest(const link_cursor_t* cursor);

/** Finds the value of the field "key=value" among the fields that are left. A value may be empty. */
bool link_find_key(const link_cursor_t* cursor, const char* key, link_field_t* value);

/* ---- Men and events ---- */

/** PNBRQK for white, pnbrqk for black, `.` for an empty square and all else. */
char link_letter(chess_id_t man);

/** The man of a letter, 0 if it is none. */
chess_id_t link_man(char letter);

/** One change that the sensors saw, debounced: 6 bytes. */
typedef struct link_event {
    uint16_t time[2]; /**< milliseconds since the board's start, the lower half first */
    uint8_t change;   /**< the square 0..63; LINK_PLACED added if a man arrived */
    chess_id_t man;   /**< which, if the board can tell; else 0 */
} link_event_t;
enum { LINK_PLACED = 0x40 };

/** The event of these parts. man is 0 if the board cannot tell. */
link_event_t link_make_event(uint32_t time, chess_index_t square, bool placed, chess_id_t man);

/** The fields of EV after the number: "4730 +e4", of a board that knows its men "4730 +e4P". */
void link_event_fields(link_writer_t* writer, const link_event_t* event);

/** The inverse of link_event_fields(). */
bool link_read_event(link_cursor_t* cursor, link_event_t* event);

/* ---- The ring of events ---- */

enum { LINK_RING_CAPACITY = 32 };

/**
 * The last events, numbered by 16 bits that wrap. The first is 1; 196 bytes.
 */
typedef struct link_ring {
    uint16_t last; /**< the number of the newest event, 0 before the first */
    uint8_t held;  /**< how many are kept: last, last - 1 ... */
    link_event_t events[LINK_RING_CAPACITY];
} link_ring_t;

/** Makes the ring empty. */
void link_ring_init(link_ring_t* ring);

/** Keeps an event, in place of the oldest if the ring is full. Returns its number. */
uint16_t link_ring_add(link_ring_t* ring, link_event_t event);

/** The event with this number, NULL if it is not held. Valid until the next link_ring_add(). */
const link_event_t* link_ring_get(const link_ring_t* ring, uint16_t number);

/** The number of the oldest event held; last + 1 if none is. */
uint16_t link_ring_oldest(const link_ring_t* ring);

/** Forgets all events up to number. A number that is not held changes nothing. */
void link_ring_acknowledge(link_ring_t* ring, uint16_t number);

/** Whether event a came after event b, both numbered within 32767 of each other. */
bool link_is_after(uint16_t a, uint16_t b);

/* ---- The position ---- */

/**
 * The CRC-32 (as zlib) of the first four fields of the FEN, "pieces turn castling ep"; ep only if a capture is legal.
 * Precondition: no promotion is pending. Cost: about 60 bytes through a bitwise CRC, no table.
 */
uint32_t link_position_hash(const chess_game_t* game);

#ifdef __cplusplus
}
#endif

#endif
