// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>

#include "sound_mixer.h"
#include "sound_stream.h"

namespace qipan::sound {

/// Plays sounds in a thread of its own, which lives as long as something is heard: at rest there is no thread, and no
/// stream. Whatever the stream does, the caller of play() never waits.
class SoundOutput {
public:
    /// open runs in the thread. Sounds that have waited longer than patience for it are dropped: none comes late.
    explicit SoundOutput(OpenStream open, std::chrono::milliseconds patience = std::chrono::milliseconds(300));
    /// Silent at once. Lets the thread end in order, some hundredths of a second; a stream that hangs is left to
    /// itself after 300 ms.
    ~SoundOutput();
    SoundOutput(const SoundOutput&) = delete;
    SoundOutput& operator=(const SoundOutput&) = delete;

    /// Returns at once. What the mixer leaves out, and all when the stream cannot be opened, is not heard.
    void play(const Samples& sound, double gain);

private:
    struct State;

    std::shared_ptr<State> m_state;  ///< shared with the thread, which may outlive this object
};

}  // namespace qipan::sound
