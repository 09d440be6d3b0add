// SPDX-License-Identifier: MIT
pragma Singleton
import QtQml

/*! The language of the texts. It changes once they have: Settings.language changes before. */
QtObject {
    //: The code of the language that this translation is in, such as zh_CN
    readonly property string code: qsTr("en")
}
