// SPDX-License-Identifier: MIT
#include <sound/sound_output.h>

#include <QtTest>

#include <algorithm>
#include <condition_variable>
#include <mutex>

using namespace qipan::sound;
using namespace std::chrono_literals;

namespace {

using Block = std::vector<std::int16_t>;

/// A sound card that keeps all that is written, and can be held.
class Card {
public:
    enum class Kind { Sound, None, Broken };

    explicit Card(Kind kind = Kind::Sound)
        : m_kind(kind)
    {
    }

    OpenStream opener()
    {
        return [this]() -> std::unique_ptr<SoundStream> {
            waitUntil([this] { return !m_held; });
            auto stream = m_kind == Kind::None ? nullptr : std::make_unique<Stream>(*this);
            change([this] { ++m_opened; });
            return stream;
        };
    }
    void hold(bool held)
    {
        change([this, held] { m_held = held; });
    }
    void waitForClosed(int count)
    {
        waitUntil([this, count] { return m_closed == count; });
    }
    int opened()
    {
        const std::lock_guard lock(m_mutex);
        return m_opened;
    }
    /// Without the silence around it.
    Block heard()
    {
        const std::lock_guard lock(m_mutex);
        const auto loud = [](std::int16_t sample) { return sample != 0; };
        const auto first = std::find_if(m_written.cbegin(), m_written.cend(), loud);
        const auto last = std::find_if(m_written.crbegin(), m_written.crend(), loud).base();
        return first < last ? Block(first, last) : Block();
    }

private:
    class Stream : public SoundStream {
    public:
        explicit Stream(Card& card)
            : m_card(card)
        {
        }
        ~Stream() override
        {
            m_card.change([this] { ++m_card.m_closed; });
        }
        bool write(std::span<const std::int16_t> samples) override
        {
            m_card.change([this, samples] {
                m_card.m_written.insert(m_card.m_written.end(), samples.begin(), samples.end());
            });
            return m_card.m_kind == Kind::Sound;
        }

    private:
        Card& m_card;
    };

    template <typename Change>
    void change(Change make)
    {
        const std::lock_guard lock(m_mutex);
        make();
        m_changed.notify_all();
    }
    template <typename Condition>
    void waitUntil(Condition condition)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, condition);
    }

    const Kind m_kind;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    Block m_written;
    int m_opened = 0;
    int m_closed = 0;
    bool m_held = false;
};

Samples ramp(int count)
{
    Block samples;
    for (int i = 1; i <= count; ++i)
        samples.push_back(std::int16_t(i));
    return std::make_shared<const Block>(samples);
}

}  // namespace

class SoundOutputTest : public QObject {
    Q_OBJECT

private slots:
    void playsAllOfASoundAndCloses();
    void opensAgainForTheNextSound();
    void playsTwoSoundsTogether();
    void opensNothingForSilence();
    void neverWaitsForTheCard();
    void dropsWhatCameTooLate();
    void triesACardThatIsNotThereAgain();
    void leavesABrokenCard();
};

void SoundOutputTest::playsAllOfASoundAndCloses()
{
    Card card;
    SoundOutput output(card.opener(), 1h);
    const Samples sound = ramp(10000);
    output.play(sound, 1);
    card.waitForClosed(1);
    QCOMPARE(card.heard(), *sound);
}

void SoundOutputTest::opensAgainForTheNextSound()
{
    Card card;
    SoundOutput output(card.opener(), 1h);
    output.play(ramp(3), 1);
    card.waitForClosed(1);
    output.play(ramp(3), 1);
    card.waitForClosed(2);
}

void SoundOutputTest::playsTwoSoundsTogether()
{
    Card card;
    card.hold(true);
    SoundOutput output(card.opener(), 1h);
    output.play(ramp(3), 1);
    output.play(ramp(4), 1);
    card.hold(false);
    card.waitForClosed(1);
    QCOMPARE(card.heard(), Block({2, 4, 6, 4}));
}

void SoundOutputTest::opensNothingForSilence()
{
    Card card;
    SoundOutput output(card.opener(), 1h);
    output.play(nullptr, 1);
    output.play(ramp(3), 0);
    output.play(ramp(2), 1);
    card.waitForClosed(1);
    QCOMPARE(card.heard(), Block({1, 2}));
}

void SoundOutputTest::neverWaitsForTheCard()
{
    // Were it otherwise, this would never come to an end.
    Card card;
    card.hold(true);
    {
        SoundOutput output(card.opener(), 1h);
        const Samples knock = ramp(10000);
        for (int i = 0; i < 200; ++i)
            output.play(knock, 1);
    }
    card.hold(false);
    card.waitForClosed(1);
    QCOMPARE(card.heard(), Block());
}

void SoundOutputTest::dropsWhatCameTooLate()
{
    Card card;
    SoundOutput output(card.opener(), -1ms);
    output.play(ramp(10), 1);
    card.waitForClosed(1);
    QCOMPARE(card.heard(), Block());
}

void SoundOutputTest::triesACardThatIsNotThereAgain()
{
    Card card(Card::Kind::None);
    SoundOutput output(card.opener(), 1h);
    QTRY_VERIFY((output.play(ramp(10), 1), card.opened() >= 2));
    QCOMPARE(card.heard(), Block());
}

void SoundOutputTest::leavesABrokenCard()
{
    Card card(Card::Kind::Broken);
    SoundOutput output(card.opener(), 1h);
    output.play(ramp(10), 1);
    card.waitForClosed(1);
    QCOMPARE(card.heard(), Block());
}

QTEST_GUILESS_MAIN(SoundOutputTest)
#include "sound_output_test.moc"
