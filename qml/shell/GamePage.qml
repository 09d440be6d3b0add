// SPDX-License-Identifier: MIT
import QtQuick

/*! What every game's page has in common. The window shows one of them at a time. */
FocusScope {
    id: root
    /*! For the window's title: the state of the game in one line. */
    property string title: ""
    /*! The page can be seen. */
    property bool watched: true
    /*! Where games are kept; empty: where the system wants them. */
    property string storeFolder: ""
    /*! How the real board stands, where the page has one: a colour, or nothing to tell. */
    property color boardSignal: "transparent"
    signal fullScreenWanted
    signal boardWanted
    signal settingsWanted

    // Its keys rest while another game is shown.
    enabled: visible
}
