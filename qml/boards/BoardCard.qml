// SPDX-License-Identifier: MIT
// No bound components: the Loader of Qt 6.4 cannot create them.
// qmllint disable unqualified
import QtQuick
import Qipan
import Qipan.Boards

/*! The real board: how it stands, where it is looked for, and what can be done with it. */
Overlay {
    id: root
    required property BoardState board
    readonly property BoardLink link: board.link
    readonly property BoardSession session: board.session
    readonly property bool arranging: session.state === BoardSession.SetUp
    property bool logShown: false
    property string refusal: ""

    title: qsTr("Real board")
    cardWidth: 560
    // As high as what it says, within the window.
    cardHeight: page.height + 80
    Component.onCompleted: link.refreshPorts()
    Component.onDestruction: session.cancelSetUp()

    Connections {
        target: root.session
        function onSetUpRefused(reason) {
            root.refusal = reason;
        }
        function onSetUpDone() {
            root.closed();
        }
    }

    CardFlick {
        id: flick
        objectName: "boardFlick"
        anchors.fill: parent
        focus: true
        contentHeight: page.height

        Column {
            id: page
            width: flick.width - 16
            spacing: 12

            Row {
                width: parent.width
                spacing: 12
                Rectangle {
                    visible: root.board.signal.a > 0
                    y: 6
                    width: 12
                    height: 12
                    radius: 6
                    color: root.board.signal
                    antialiasing: true
                }
                Column {
                    width: parent.width - x
                    spacing: 4
                    InkText {
                        objectName: "boardState"
                        width: parent.width
                        text: root.link.sentence
                        font.pixelSize: Theme.fontLarge
                        wrapMode: Text.Wrap
                    }
                    InkText {
                        objectName: "boardAdvice"
                        visible: text !== ""
                        width: parent.width
                        text: root.link.advice
                        color: Theme.softInk
                        wrapMode: Text.Wrap
                    }
                    InkText {
                        objectName: "boardWarning"
                        visible: text !== "" && text !== root.link.sentence
                        width: parent.width
                        text: root.link.warning
                        color: Theme.softInk
                        wrapMode: Text.Wrap
                    }
                    InkText {
                        visible: root.board.found
                        width: parent.width
                        //: %1 a board's name, %2 a serial port
                        text: qsTr("%1 at %2").arg(root.session.boardName).arg(root.link.portName)
                        color: Theme.softInk
                        wrapMode: Text.Wrap
                    }
                }
            }

            Loader {
                width: parent.width
                active: root.arranging
                visible: active
                sourceComponent: BoardSetUp {
                    session: root.session
                    refusal: root.refusal
                    onTried: root.refusal = ""
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                visible: !root.arranging
                TextButton {
                    objectName: "setUpStart"
                    visible: root.board.settled
                    text: qsTr("Set up from the board…")
                    onClicked: {
                        root.refusal = "";
                        root.session.startSetUp();
                    }
                }
                TextButton {
                    objectName: "boardSearch"
                    visible: !root.board.found
                    primary: true
                    text: qsTr("Search for a board")
                    onClicked: root.link.searchBoards()
                }
                TextButton {
                    objectName: "boardGiveUp"
                    visible: root.board.wanted
                    text: root.board.found ? qsTr("Disconnect") : qsTr("Stop")
                    onClicked: root.link.disconnectBoard()
                }
            }

            PortList {
                visible: !root.board.wanted
                width: parent.width
                ports: root.link.ports
                onChosen: path => root.link.connectTo(path)
                onRefreshed: root.link.refreshPorts()
            }
            InkText {
                visible: !root.board.wanted
                width: parent.width
                text: qsTr("Boards with Qipan's own firmware, DGT boards, Millennium ChessLink, Certabo and Tabutronic.")
                color: Theme.softInk
                font.pixelSize: Theme.fontSmall
                wrapMode: Text.Wrap
            }
            TextButton {
                objectName: "boardLogToggle"
                visible: root.link.log.count > 0
                quiet: true
                //: What was sent and received, for reports of faults
                text: root.logShown ? qsTr("Hide the link log") : qsTr("Show the link log")
                onClicked: root.logShown = !root.logShown
            }
            Loader {
                width: parent.width
                active: root.logShown
                visible: active
                sourceComponent: LinkLogView {
                    log: root.link.log
                }
            }
        }
    }
}
