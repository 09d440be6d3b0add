// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "sound_output.h"

namespace qipan::sound {

/// Plays WAV files of this program. Costs nothing before the first one, and is silent where no sound can be heard.
class SoundPlayer : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit SoundPlayer(QObject* parent = nullptr);

public slots:
    /// Returns at once, and false if file is no sound. volume: 0 to 1.
    bool play(const QUrl& file, qreal volume);

private:
    QHash<QUrl, Samples> m_sounds;  ///< those played so far
    SoundOutput m_output;
};

}  // namespace qipan::sound
