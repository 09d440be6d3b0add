// SPDX-License-Identifier: MIT
import QtQuick

/*! Parts of the window that are seldom wanted: a part's file, and all that the file needs, is read when it first is. */
Loader {
    id: root
    /*! The name of the file, without its ending; empty while nothing is wanted. */
    property string part: ""
    /*! By the part's name: what its properties are set to at first. */
    property var starts: ({})

    onPartChanged: {
        if (part !== "")
            setSource(Qt.resolvedUrl(part + ".qml"), starts[part] ?? {});
        else
            source = "";
    }
}
