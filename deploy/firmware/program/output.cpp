// SPDX-License-Identifier: MIT
#include "output.h"

#include "../board.h"
#include "flash_text.h"

namespace qipan {
namespace firmware {

void Output::start(void (*what_meanwhile)(void*), void* context)
{
    meanwhile_ = what_meanwhile;
    context_ = context;
}

void Output::put(void* output, char byte)
{
    const Output& self = *static_cast<Output*>(output);
    while (!board_send(static_cast<uint8_t>(byte)))
        self.meanwhile_(self.context_);
}

void Output::begin(link_name_t name)
{
    link_begin(&writer_, put, this, name);
}

void Output::text(const char* flash)
{
    link_char(&writer_, ' ');
    for (char c; (c = flash_char(flash)) != '\0'; ++flash)
        link_char(&writer_, c);
}

}  // namespace firmware
}  // namespace qipan
