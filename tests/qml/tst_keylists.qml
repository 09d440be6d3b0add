// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

Item {
    id: window
    width: 1280
    height: 800

    KeyListCase {
        name: "KeysOfChess"
        menuName: "chessMenu"
        lettersCommand: false
        pages: Component {
            ChessPage {
                anchors.fill: parent
                focus: true
            }
        }
    }
    KeyListCase {
        name: "KeysOfKlotski"
        menuName: "klotskiMenu"
        pages: Component {
            KlotskiPage {
                anchors.fill: parent
                focus: true
            }
        }
    }
    KeyListCase {
        name: "KeysOfZoujing"
        menuName: "zoujingMenu"
        pages: Component {
            ZoujingPage {
                anchors.fill: parent
                focus: true
            }
        }
    }
}
