// SPDX-License-Identifier: MIT
/// Sensor events: the ring of the last 32, and their fields in a line.
#include "text.h"

namespace {

// The numbers wrap at 65536, a multiple of the capacity, so an event's place follows from its number alone.
static_assert((LINK_RING_CAPACITY & (LINK_RING_CAPACITY - 1)) == 0, "a power of two");
static_assert(sizeof(link_event_t) == 6, "an event is 6 bytes on every target");

uint8_t place_of(uint16_t number)
{
    return static_cast<uint8_t>(number & (LINK_RING_CAPACITY - 1));
}

}  // namespace

extern "C" {

link_event_t link_make_event(uint32_t time, chess_index_t square, bool placed, chess_id_t man)
{
    link_event_t event;
    event.time[0] = static_cast<uint16_t>(time);
    event.time[1] = static_cast<uint16_t>(time >> 16);
    event.change = static_cast<uint8_t>((square & 63) | (placed ? LINK_PLACED : 0));
    event.man = man;
    return event;
}

void link_event_fields(link_writer_t* writer, const link_event_t* event)
{
    link_decimal(writer, (static_cast<uint32_t>(event->time[1]) << 16) | event->time[0]);
    link_char(writer, ' ');
    link_char(writer, (event->change & LINK_PLACED) != 0 ? '+' : '-');
    link_join(writer);
    link_square(writer, static_cast<chess_index_t>(event->change & 63));
    if (event->man != 0)
        link_char(writer, link_letter(event->man));
}

bool link_read_event(link_cursor_t* cursor, link_event_t* event)
{
    link_cursor_t copy = *cursor;
    uint32_t time;
    link_field_t field;
    if (!link_read_decimal(&copy, &time) || !link_read_field(&copy, &field) || field.length < 3 || field.length > 4)
        return false;
    const bool placed = field.text[0] == '+';
    const chess_id_t man = field.length == 4 ? link_man(field.text[3]) : static_cast<chess_id_t>(0);
    const uint8_t file = static_cast<uint8_t>(field.text[1] - 'a');
    const uint8_t rank = static_cast<uint8_t>(field.text[2] - '1');
    if ((!placed && field.text[0] != '-') || file > 7 || rank > 7 || (field.length == 4 && man == 0))
        return false;
    *event = link_make_event(time, static_cast<chess_index_t>(rank * 8 + file), placed, man);
    *cursor = copy;
    return true;
}

void link_ring_init(link_ring_t* ring)
{
    ring->last = 0;
    ring->held = 0;
}

uint16_t link_ring_add(link_ring_t* ring, link_event_t event)
{
    ++ring->last;
    ring->events[place_of(ring->last)] = event;
    if (ring->held < LINK_RING_CAPACITY)
        ++ring->held;
    return ring->last;
}

const link_event_t* link_ring_get(const link_ring_t* ring, uint16_t number)
{
    return static_cast<uint16_t>(ring->last - number) < ring->held ? &ring->events[place_of(number)] : nullptr;
}

uint16_t link_ring_oldest(const link_ring_t* ring)
{
    return static_cast<uint16_t>(ring->last - ring->held + 1);
}

void link_ring_acknowledge(link_ring_t* ring, uint16_t number)
{
    const uint16_t newer = static_cast<uint16_t>(ring->last - number);
    if (newer < ring->held)
        ring->held = static_cast<uint8_t>(newer);
}

bool link_is_after(uint16_t a, uint16_t b)
{
    const uint16_t ahead = static_cast<uint16_t>(a - b);
    return ahead != 0 && ahead < 0x8000;
}

}  // extern "C"
