// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A sheet of raised paper. */
Rectangle {
    id: root
    radius: Theme.cardRadius
    color: Theme.raised
    border.width: 1
    border.color: Theme.hairline
}
