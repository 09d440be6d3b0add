// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! The sand with its lines and the well; less bright in a dark room. */
Image {
    id: root
    source: "images/well_board.svg"
    sourceSize.width: width
    Rectangle {
        anchors.fill: parent
        visible: Theme.dark
        color: "#2E1A1204"
    }
}
