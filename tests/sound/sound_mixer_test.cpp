// SPDX-License-Identifier: MIT
#include <sound/sound_mixer.h>

#include <QtTest>

#include <cmath>

using namespace qipan::sound;

namespace {

Samples constant(std::int16_t value, std::size_t count)
{
    return std::make_shared<const std::vector<std::int16_t>>(count, value);
}

std::vector<std::int16_t> heard(SoundMixer& mixer, std::size_t count)
{
    std::vector<std::int16_t> block(count, 12345);
    mixer.fill(block);
    return block;
}

using Block = std::vector<std::int16_t>;

}  // namespace

class SoundMixerTest : public QObject {
    Q_OBJECT

private slots:
    void isSilentAtFirst();
    void playsASoundToItsEnd();
    void addsUpSoundsAndCutsNone();
    void staysInRange();
    void bringsTheGainIn_data();
    void bringsTheGainIn();
    void leavesOutWhatCannotBeHeard_data();
    void leavesOutWhatCannotBeHeard();
    void leavesOutTheSameSoundAtOnce();
    void takesTheSameSoundAgainAfterAPause();
    void leavesOutMoreThanItsCapacity();
    void clearsAll();
};

void SoundMixerTest::isSilentAtFirst()
{
    SoundMixer mixer;
    QVERIFY(mixer.silent());
    QCOMPARE(heard(mixer, 3), Block({0, 0, 0}));
}

void SoundMixerTest::playsASoundToItsEnd()
{
    SoundMixer mixer;
    mixer.add(std::make_shared<const Block>(Block{1, -2, 3, -4, 5}), 1);
    QCOMPARE(heard(mixer, 3), Block({1, -2, 3}));
    QVERIFY(!mixer.silent());
    QCOMPARE(heard(mixer, 4), Block({-4, 5, 0, 0}));
    QVERIFY(mixer.silent());
}

void SoundMixerTest::addsUpSoundsAndCutsNone()
{
    SoundMixer mixer;
    mixer.add(constant(100, 4), 1);
    QCOMPARE(heard(mixer, 2), Block({100, 100}));
    mixer.add(constant(7, 4), 1);
    QCOMPARE(heard(mixer, 5), Block({107, 107, 7, 7, 0}));
}

void SoundMixerTest::staysInRange()
{
    SoundMixer mixer;
    mixer.add(constant(30000, 1), 1);
    mixer.add(constant(20000, 1), 1);
    QCOMPARE(heard(mixer, 1), Block({32767}));
    mixer.add(constant(-30000, 1), 1);
    mixer.add(constant(-20000, 1), 1);
    QCOMPARE(heard(mixer, 1), Block({-32768}));
}

void SoundMixerTest::bringsTheGainIn_data()
{
    QTest::addColumn<double>("gain");
    QTest::addColumn<int>("sample");
    QTest::newRow("as recorded") << 1.0 << 1000;
    QTest::newRow("half") << 0.5 << 500;
    QTest::newRow("none") << 0.0 << 0;
    QTest::newRow("below") << -1.0 << 0;
    QTest::newRow("above") << 3.0 << 1000;
    QTest::newRow("endless") << HUGE_VAL << 1000;
    QTest::newRow("no number") << std::nan("") << 0;
}

void SoundMixerTest::bringsTheGainIn()
{
    QFETCH(double, gain);
    QFETCH(int, sample);
    SoundMixer mixer;
    mixer.add(constant(1000, 1), gain);
    QCOMPARE(mixer.silent(), sample == 0);
    QCOMPARE(int(heard(mixer, 1).front()), sample);
}

void SoundMixerTest::leavesOutWhatCannotBeHeard_data()
{
    QTest::addColumn<bool>("null");
    QTest::newRow("null") << true;
    QTest::newRow("empty") << false;
}

void SoundMixerTest::leavesOutWhatCannotBeHeard()
{
    QFETCH(bool, null);
    SoundMixer mixer;
    mixer.add(null ? nullptr : constant(0, 0), 1);
    QVERIFY(mixer.silent());
}

void SoundMixerTest::leavesOutTheSameSoundAtOnce()
{
    SoundMixer mixer;
    const Samples knock = constant(100, 5000);
    for (int i = 0; i < 200; ++i)
        mixer.add(knock, 1);
    QCOMPARE(heard(mixer, 2), Block({100, 100}));
}

void SoundMixerTest::takesTheSameSoundAgainAfterAPause()
{
    SoundMixer mixer;
    const Samples knock = constant(100, 5000);
    mixer.add(knock, 1);
    heard(mixer, SoundMixer::pause - 1);
    mixer.add(knock, 1);
    QCOMPARE(heard(mixer, 1), Block({100}));
    mixer.add(knock, 1);
    QCOMPARE(heard(mixer, 1), Block({200}));
}

void SoundMixerTest::leavesOutMoreThanItsCapacity()
{
    SoundMixer mixer;
    for (int i = 0; i < 100; ++i)
        mixer.add(constant(1, 10), 1);
    QCOMPARE(heard(mixer, 1), Block({std::int16_t(SoundMixer::capacity)}));
    heard(mixer, 10);
    mixer.add(constant(1, 10), 1);
    QCOMPARE(heard(mixer, 1), Block({1}));
}

void SoundMixerTest::clearsAll()
{
    SoundMixer mixer;
    mixer.add(constant(100, 10), 1);
    mixer.clear();
    QVERIFY(mixer.silent());
    QCOMPARE(heard(mixer, 1), Block({0}));
}

QTEST_APPLESS_MAIN(SoundMixerTest)
#include "sound_mixer_test.moc"
