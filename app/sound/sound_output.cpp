// SPDX-License-Identifier: MIT
#include "sound_output.h"

#include <array>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace qipan::sound {

namespace {

using Block = std::array<std::int16_t, sampleRate / 100>;

/// The stream stays open through so many blocks (500 ms) of silence: the end of the last sound is heard, and the next
/// one, if it comes soon, begins the sooner.
constexpr int restBlocks = 50;

constexpr std::chrono::milliseconds farewell(300);

}  // namespace

struct SoundOutput::State {
    State(OpenStream opener, std::chrono::milliseconds wait)
        : open(std::move(opener))
        , patience(wait)
    {
    }

    const OpenStream open;
    const std::chrono::milliseconds patience;
    std::mutex mutex;  ///< guards the next four
    SoundMixer mixer;
    bool heard = false;  ///< by a thread that takes what is added to the mixer
    bool ended = false;
    int threads = 0;  ///< the one that is heard, and those that are closing their stream
    std::condition_variable threadsChanged;

    void work();
    void pump();
    bool next(Block& block, int& rest);
    void fallSilent();
};

void SoundOutput::State::work()
{
    pump();
    const std::lock_guard lock(mutex);
    --threads;
    threadsChanged.notify_all();
}

void SoundOutput::State::pump()
{
    const auto asked = std::chrono::steady_clock::now();
    const std::unique_ptr<SoundStream> stream = open();
    if (!stream)
        return fallSilent();
    if (std::chrono::steady_clock::now() - asked > patience) {
        const std::lock_guard lock(mutex);
        mixer.clear();
    }
    // Some servers swallow the first milliseconds of a stream: let it be silence.
    Block block{};
    int rest = 0;
    do {
        if (!stream->write(block))
            return fallSilent();
    } while (next(block, rest));
}

/// The next block; false when there has been silence for long enough.
bool SoundOutput::State::next(Block& block, int& rest)
{
    const std::lock_guard lock(mutex);
    rest = mixer.silent() ? rest + 1 : 0;
    mixer.fill(block);
    heard = !ended && rest <= restBlocks;
    return heard;
}

void SoundOutput::State::fallSilent()
{
    const std::lock_guard lock(mutex);
    mixer.clear();
    heard = false;
}

SoundOutput::SoundOutput(OpenStream open, std::chrono::milliseconds patience)
    : m_state(std::make_shared<State>(std::move(open), patience))
{
}

SoundOutput::~SoundOutput()
{
    std::unique_lock lock(m_state->mutex);
    m_state->ended = true;
    m_state->threadsChanged.wait_for(lock, farewell, [this] { return m_state->threads == 0; });
}

void SoundOutput::play(const Samples& sound, double gain)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->mixer.add(sound, gain);
    if (m_state->heard || m_state->mixer.silent())
        return;
    try {
        std::thread([state = m_state] { state->work(); }).detach();
        m_state->heard = true;
        ++m_state->threads;
    } catch (const std::system_error&) {
        m_state->mixer.clear();  // no thread to be had: silent
    }
}

}  // namespace qipan::sound
