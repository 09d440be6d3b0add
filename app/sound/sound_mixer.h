// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace qipan::sound {

/// One recorded sound; shared, never changed.
using Samples = std::shared_ptr<const std::vector<std::int16_t>>;

/// Adds up the sounds that are heard at the same time. Each is heard to its end.
class SoundMixer {
public:
    /// So many at once; further ones are left out until one has ended.
    static constexpr std::size_t capacity = 8;
    /// The same sound is left out as long as it has begun less than this ago: 30 ms, in samples.
    static constexpr std::size_t pause = 1323;

    /// gain: 0 (silent) to 1 (as recorded); what lies outside is brought in, and NaN is silent.
    void add(const Samples& sound, double gain);
    /// Ends all sounds at once.
    void clear();
    bool silent() const;
    /// Overwrites block with what is heard next.
    void fill(std::span<std::int16_t> block);

private:
    struct Voice {
        Samples sound;
        double gain;
        std::size_t position = 0;
    };

    std::vector<Voice> m_voices;
};

}  // namespace qipan::sound
