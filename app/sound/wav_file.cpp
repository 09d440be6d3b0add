// SPDX-License-Identifier: MIT
#include "wav_file.h"

#include "sound_stream.h"

#include <QByteArray>
#include <QFile>
#include <QtEndian>

#include <utility>

namespace qipan::sound {

namespace {

constexpr int headerSize = 44;

template <typename Number>
Number numberAt(const QByteArray& bytes, qsizetype offset)
{
    return qFromLittleEndian<Number>(bytes.constData() + offset);
}

bool isOurKind(const QByteArray& bytes)
{
    if (bytes.size() < headerSize || !bytes.startsWith("RIFF") || bytes.mid(8, 8) != "WAVEfmt " ||
        bytes.mid(36, 4) != "data" || numberAt<quint32>(bytes, 40) != quint32(bytes.size() - headerSize))
        return false;
    const bool pcm = numberAt<quint16>(bytes, 20) == 1;
    const bool mono = numberAt<quint16>(bytes, 22) == 1;
    return pcm && mono && numberAt<quint32>(bytes, 24) == sampleRate && numberAt<quint16>(bytes, 34) == 16;
}

}  // namespace

Samples readWav(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    const QByteArray bytes = file.readAll();
    if (!isOurKind(bytes))
        return nullptr;
    std::vector<std::int16_t> samples;
    samples.reserve(std::size_t(bytes.size() - headerSize) / 2);
    for (qsizetype i = headerSize; i + 1 < bytes.size(); i += 2)
        samples.push_back(numberAt<qint16>(bytes, i));
    return std::make_shared<const std::vector<std::int16_t>>(std::move(samples));
}

}  // namespace qipan::sound
