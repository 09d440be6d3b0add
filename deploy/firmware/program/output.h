// SPDX-License-Identifier: MIT
/// @file Lines on their way to the host.
#pragma once

#include <qipan/link.h>

namespace qipan {
namespace firmware {

/// Writes one line after another straight into the port's buffer.
class Output {
public:
    /// what_meanwhile is called while the buffer is full, again and again until there is room; it must not write.
    void start(void (*what_meanwhile)(void* context), void* context);

    void begin(link_name_t name);
    /// A field, or several, of text in flash (flash_text.h); the first after a space.
    void text(const char* flash);
    void hex(uint32_t value, uint8_t digits)
    {
        link_hex(&writer_, value, digits);
    }
    void decimal(uint32_t value)
    {
        link_decimal(&writer_, value);
    }
    void end()
    {
        link_end(&writer_);
    }
    /// For the other kinds of fields.
    link_writer_t* writer()
    {
        return &writer_;
    }

private:
    static void put(void* output, char byte);

    link_writer_t writer_;
    void (*meanwhile_)(void* context);
    void* context_;
};

}  // namespace firmware
}  // namespace qipan
