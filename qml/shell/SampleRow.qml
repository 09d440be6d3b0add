// SPDX-License-Identifier: MIT
import QtQuick
import Qipan

/*! Samples side by side. */
Row {
    id: root
    spacing: Theme.gap
    bottomPadding: Theme.gap

    function sampleWidth(count: int): real {
        return (width - (count - 1) * spacing) / count;
    }
}
