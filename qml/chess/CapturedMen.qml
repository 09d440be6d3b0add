// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound
import QtQuick
import Qipan

/*! The men a player has taken, overlapping like chips in a row, men of a kind closer together. */
Item {
    id: root
    required property var kinds
    required property int ahead
    readonly property int size: 22
    readonly property real need: places.length > 0 ? places[places.length - 1] + size : 0
    readonly property real room: width - (lead.visible ? lead.implicitWidth + 6 : 0)
    readonly property real squeeze: need > room ? room / need : 1
    readonly property list<real> places: {
        const result = [];
        let x = 0;
        for (let i = 0; i < kinds.length; ++i) {
            if (i > 0)
                x += kinds[i] === kinds[i - 1] ? 11 : 18;
            result.push(x);
        }
        return result;
    }

    Rectangle {
        // Black men need a ground that is lighter than they are.
        visible: Theme.dark && root.kinds.length > 0
        x: -4
        width: Math.round(root.need * root.squeeze) + 4
        height: parent.height
        radius: Theme.buttonRadius
        color: Theme.chipGround
    }
    Repeater {
        model: root.kinds
        Image {
            required property int index
            required property string modelData
            x: Math.round(root.places[index] * root.squeeze) - 3
            anchors.verticalCenter: parent?.verticalCenter
            width: root.size
            height: root.size
            source: Theme.pieceSource(modelData)
            sourceSize.width: root.size
        }
    }
    InkText {
        id: lead
        visible: root.ahead > 0
        x: Math.round(root.need * root.squeeze) + (root.kinds.length > 0 ? 8 : 0)
        anchors.verticalCenter: parent.verticalCenter
        text: "+" + root.ahead
        color: Theme.softInk
        //: Name of the figure beside a player's captured men
        Accessible.name: qsTr("Ahead by %1").arg(root.ahead)
    }
}
