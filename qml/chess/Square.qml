// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan

/*! One square: its wood, its marks, and its name for a screen reader. Knows no rule. */
Rectangle {
    id: root
    required property int index
    required property string name
    required property string description
    required property bool light
    required property bool selected
    required property bool target
    required property bool capture
    required property bool lastFrom
    required property bool lastTo
    required property bool check
    required property bool cursor
    /*! The pointer is over it, and the chosen man may go there. */
    required property bool hovered
    /*! Where the chosen man may go is to be seen. */
    required property bool showsTargets
    signal activated

    readonly property bool marked: lastFrom || lastTo || check || cursor || (showsTargets && (target || capture))
    readonly property color wood: light ? Theme.board.light : Theme.board.darkSquare
    readonly property color worn: lastFrom || lastTo ? Qt.tint(wood, Theme.board.lastMoveTint) : wood

    objectName: "square-" + name
    color: selected || hovered ? Qt.tint(worn, Theme.board.selectedTint) : worn
    onCursorChanged: {
        if (cursor)
            forceActiveFocus(Qt.OtherFocusReason);
    }

    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.selected: selected
    Accessible.onPressAction: root.activated()

    Loader {
        anchors.fill: parent
        active: root.marked
        sourceComponent: SquareMarks {
            target: root.target && root.showsTargets && !root.hovered
            capture: root.capture && root.showsTargets && !root.hovered
            lastFrom: root.lastFrom
            lastTo: root.lastTo
            check: root.check
        }
    }
}
