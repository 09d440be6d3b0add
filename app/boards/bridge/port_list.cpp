// SPDX-License-Identifier: MIT
#include "port_list.h"

#include <QSerialPortInfo>

#include <algorithm>

namespace qipan::boards {

namespace {

struct Chip {
    quint16 vendor;
    quint16 product;  ///< 0: any of this vendor
    QList<Protocol> likely;
};

const QList<Chip>& chips()
{
    static const QList<Chip> all{
        {0x04D8, 0x000A, {Protocol::Dgt, Protocol::ChessLink}},                  // Microchip CDC
        {0x0403, 0x6001, {Protocol::Dgt, Protocol::ChessLink, Protocol::Bl1}},   // FTDI FT232
        {0x0403, 0x6015, {Protocol::ChessLink, Protocol::Dgt, Protocol::Bl1}},   // FTDI FT-X
        {0x10C4, 0xEA60, {Protocol::Certabo, Protocol::Bl1}},                    // Silicon Labs CP210x
        {0x1A86, 0, {Protocol::Bl1}},                                            // WCH CH340 and relatives
        {0x2341, 0, {Protocol::Bl1}},                                            // Arduino
        {0x2A03, 0, {Protocol::Bl1}},                                            // Arduino, its older number
        {0x0483, 0, {Protocol::Bl1}},                                            // ST: ST-LINK's serial port
    };
    return all;
}

}  // namespace

QList<Protocol> likelyProtocols(quint16 vendor, quint16 product)
{
    for (const Chip& chip : chips()) {
        if (chip.vendor == vendor && (chip.product == 0 || chip.product == product))
            return chip.likely;
    }
    return {};
}

QList<PortDescription> availablePorts()
{
    QList<PortDescription> ports;
    const QList<QSerialPortInfo> all = QSerialPortInfo::availablePorts();
    for (const QSerialPortInfo& port : all) {
        // The fixed ports of a mainboard are listed whether there is anything or not.
        const bool isUsb = port.hasVendorIdentifier() && port.hasProductIdentifier();
        QString description = port.description();
        if (!port.manufacturer().isEmpty() && !description.contains(port.manufacturer()))
            description = port.manufacturer() + QLatin1Char(' ') + description;
        ports << PortDescription{port.systemLocation(), description.trimmed(), port.serialNumber(),
                                 isUsb ? likelyProtocols(port.vendorIdentifier(), port.productIdentifier())
                                       : QList<Protocol>()};
    }
    std::stable_sort(ports.begin(), ports.end(), [](const PortDescription& a, const PortDescription& b) {
        return !a.likely.isEmpty() && b.likely.isEmpty();
    });
    return ports;
}

}  // namespace qipan::boards
