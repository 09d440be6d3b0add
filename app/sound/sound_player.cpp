// SPDX-License-Identifier: MIT
#include "sound_player.h"

#include "pulse_stream.h"
#include "wav_file.h"

#include <QQmlFile>

namespace qipan::sound {

SoundPlayer::SoundPlayer(QObject* parent)
    : QObject(parent)
    , m_output(openPulseStream)
{
}

bool SoundPlayer::play(const QUrl& file, qreal volume)
{
    auto sound = m_sounds.constFind(file);
    if (sound == m_sounds.cend())
        sound = m_sounds.insert(file, readWav(QQmlFile::urlToLocalFileOrQrc(file)));
    m_output.play(*sound, volume);
    return *sound != nullptr;
}

}  // namespace qipan::sound
