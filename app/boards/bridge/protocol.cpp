// SPDX-License-Identifier: MIT
#include "protocol.h"

#include <boards/bl1_driver.h>
#include <boards/certabo_driver.h>
#include <boards/chesslink_driver.h>
#include <boards/dgt_driver.h>

#include <array>

namespace qipan::boards {

namespace {

struct Entry {
    Protocol protocol;
    const char* name;
    LineSettings line;
};

// 115200 8N1, 9600 8N1, 38400 8N1 with the parity in bit 7, 38400 8N1: the protocol sheets.
constexpr std::array<Entry, 4> kEntries{{
    {Protocol::Bl1, "bl1", {115200, true}},
    {Protocol::Dgt, "dgt", {9600, true}},
    {Protocol::ChessLink, "chesslink", {38400, false}},
    {Protocol::Certabo, "certabo", {38400, false}},
}};

}  // namespace

const QList<Protocol>& allProtocols()
{
    static const QList<Protocol> all{Protocol::Certabo, Protocol::Bl1, Protocol::ChessLink, Protocol::Dgt};
    return all;
}

QString protocolName(Protocol protocol)
{
    return QLatin1String(kEntries[static_cast<size_t>(protocol)].name);
}

std::optional<Protocol> protocolFromName(const QString& name)
{
    for (const Entry& entry : kEntries) {
        if (name == QLatin1String(entry.name))
            return entry.protocol;
    }
    return {};
}

LineSettings lineSettings(Protocol protocol)
{
    return kEntries[static_cast<size_t>(protocol)].line;
}

std::unique_ptr<BoardDriver> makeDriver(Protocol protocol, BoardListener* listener)
{
    switch (protocol) {
    case Protocol::Bl1:
        return std::make_unique<Bl1Driver>(listener);
    case Protocol::Dgt:
        return std::make_unique<DgtDriver>(listener);
    case Protocol::ChessLink:
        return std::make_unique<ChessLinkDriver>(listener);
    case Protocol::Certabo:
        return std::make_unique<CertaboDriver>(listener);
    }
    return {};
}

}  // namespace qipan::boards
