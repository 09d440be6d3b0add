// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! A card over the board, with a heading; Escape, the cross and a press beside it close it. */
FocusScope {
    id: root
    required property string title
    property int cardWidth: 560
    property int cardHeight: 560
    default property alias content: body.data
    signal closed

    Accessible.role: Accessible.Dialog
    Accessible.name: title
    Keys.onEscapePressed: root.closed()
    // From what is no stop for Tab itself, such as a list.
    Keys.onTabPressed: last.forceActiveFocus(Qt.TabFocusReason)
    Keys.onBacktabPressed: first.forceActiveFocus(Qt.BacktabFocusReason)

    Rectangle {
        anchors.fill: parent
        color: Theme.veil
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onClicked: root.closed()
            onWheel: wheel => wheel.accepted = true
        }
    }

    Card {
        anchors.centerIn: parent
        width: Math.min(root.cardWidth, root.width - 2 * Theme.margin)
        height: Math.min(root.cardHeight, root.height - 2 * Theme.margin)
        MouseArea {
            anchors.fill: parent
        }
        // Tab stays on the card: whoever comes to one end goes on at the other.
        Item {
            id: first
            activeFocusOnTab: true
            onActiveFocusChanged: if (activeFocus) last.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        }
        InkText {
            id: heading
            anchors { left: parent.left; right: cross.left; top: parent.top; leftMargin: 24; topMargin: Theme.margin }
            height: 32
            text: root.title
            font.pixelSize: Theme.fontTitle
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: cross
            anchors { right: parent.right; top: parent.top; margins: Theme.margin }
            iconName: "close"
            captionShown: false
            //: Name of the cross that closes a card
            text: qsTr("Close")
            onClicked: root.closed()
        }
        Item {
            id: body
            anchors { fill: parent; topMargin: 56; leftMargin: 24; rightMargin: 24; bottomMargin: Theme.margin }
        }
        Item {
            id: last
            activeFocusOnTab: true
            onActiveFocusChanged: if (activeFocus) first.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
