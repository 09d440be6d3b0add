// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace qipan::sound {

/// Samples a second; everything here is one channel of 16 bits.
constexpr int sampleRate = 44100;

/// Where sound goes to. Closed when it is destroyed; what was written and not heard by then is lost.
class SoundStream {
public:
    virtual ~SoundStream() = default;
    /// Waits until there is room. False when the stream is broken: nothing more can be written then.
    virtual bool write(std::span<const std::int16_t> samples) = 0;
};

/// Opens a stream, which may take long; null where no sound can be heard.
using OpenStream = std::function<std::unique_ptr<SoundStream>()>;

}  // namespace qipan::sound
