// SPDX-License-Identifier: MIT
#include <sound/sound_stream.h>
#include <sound/wav_file.h>

#include <QDir>
#include <QtEndian>
#include <QtTest>

#include <algorithm>
#include <cstdlib>
#include <numeric>

using namespace qipan::sound;

namespace {

/// A WAV file with three samples: 1, -1, 32767.
QByteArray smallFile()
{
    const auto number = [](auto value) {
        QByteArray bytes(sizeof value, '\0');
        qToLittleEndian(value, bytes.data());
        return bytes;
    };
    return "RIFF" + number(quint32(42)) + "WAVEfmt " + number(quint32(16)) + number(quint16(1)) + number(quint16(1)) +
           number(quint32(44100)) + number(quint32(88200)) + number(quint16(2)) + number(quint16(16)) + "data" +
           number(quint32(6)) + QByteArray::fromHex("0100ffffff7f");
}

}  // namespace

class SoundFilesTest : public QObject {
    Q_OBJECT

private slots:
    void readsSamples();
    void refusesOtherFiles_data();
    void refusesOtherFiles();
    void refusesWhatIsNoFile_data();
    void refusesWhatIsNoFile();
    void soundsAreShortAndClean_data();
    void soundsAreShortAndClean();
    void soundsAreSmall();

private:
    QString write(const QByteArray& bytes)
    {
        QFile file(m_folder.filePath("sound.wav"));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
};

void SoundFilesTest::readsSamples()
{
    const Samples samples = readWav(write(smallFile()));
    QVERIFY(samples);
    QCOMPARE(*samples, std::vector<std::int16_t>({1, -1, 32767}));
}

void SoundFilesTest::refusesOtherFiles_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no RIFF") << 0 << QByteArray("RIFX");
    QTest::newRow("no WAVE") << 8 << QByteArray("AVI ");
    QTest::newRow("floats") << 20 << QByteArray::fromHex("0300");
    QTest::newRow("stereo") << 22 << QByteArray::fromHex("0200");
    QTest::newRow("48 kHz") << 24 << QByteArray::fromHex("80bb0000");
    QTest::newRow("8 bit") << 34 << QByteArray::fromHex("0800");
    QTest::newRow("another chunk first") << 36 << QByteArray("LIST");
    QTest::newRow("longer than the file") << 40 << QByteArray::fromHex("08000000");
    QTest::newRow("far longer than the file") << 40 << QByteArray::fromHex("ffffffff");
    QTest::newRow("shorter than the file") << 40 << QByteArray::fromHex("04000000");
}

void SoundFilesTest::refusesOtherFiles()
{
    QFETCH(int, offset);
    QFETCH(QByteArray, bytes);
    QVERIFY(!readWav(write(smallFile().replace(offset, bytes.size(), bytes))));
}

void SoundFilesTest::refusesWhatIsNoFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("nothing") << QString();
    QTest::newRow("missing") << m_folder.filePath("missing.wav");
    QTest::newRow("folder") << m_folder.path();
    QTest::newRow("missing resource") << QStringLiteral(":/missing.wav");
}

void SoundFilesTest::refusesWhatIsNoFile()
{
    QFETCH(QString, path);
    QVERIFY(!readWav(path));
    for (int size = 0; size < 44; ++size)
        QVERIFY(!readWav(write(smallFile().left(size))));
}

void SoundFilesTest::soundsAreShortAndClean_data()
{
    QTest::addColumn<QString>("path");
    for (const char* name : {"move", "capture", "check", "end", "low_time"})
        QTest::newRow(name) << QStringLiteral(QIPAN_SOUNDS "/%1.wav").arg(QLatin1String(name));
}

void SoundFilesTest::soundsAreShortAndClean()
{
    QFETCH(QString, path);
    const Samples samples = readWav(path);
    QVERIFY(samples);
    const int milliseconds = int(samples->size()) * 1000 / sampleRate;
    QVERIFY2(milliseconds >= 60 && milliseconds <= 600, qPrintable(QString::number(milliseconds)));
    const auto level = [](std::int16_t a, std::int16_t b) { return std::abs(a) < std::abs(b); };
    const int peak = std::abs(*std::max_element(samples->cbegin(), samples->cend(), level));
    // From -10 to -6 dB of full scale.
    QVERIFY2(peak > 10362 && peak <= 16423, qPrintable(QString::number(peak)));
    QVERIFY(std::abs(samples->front()) <= 2);
    QVERIFY(std::abs(samples->back()) <= 2);
    QVERIFY(std::abs(std::accumulate(samples->cbegin(), samples->cend(), 0.0) / double(samples->size())) < 1);
}

void SoundFilesTest::soundsAreSmall()
{
    qint64 size = 0;
    for (const QFileInfo& file : QDir(QStringLiteral(QIPAN_SOUNDS)).entryInfoList({QStringLiteral("*.wav")}))
        size += file.size();
    QVERIFY2(size > 0 && size < 200 * 1000, qPrintable(QString::number(size)));
}

QTEST_APPLESS_MAIN(SoundFilesTest)
#include "sound_files_test.moc"
