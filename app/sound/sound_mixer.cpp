// SPDX-License-Identifier: MIT
#include "sound_mixer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qipan::sound {

void SoundMixer::add(const Samples& sound, double gain)
{
    const bool audible = sound && !sound->empty() && gain > 0;
    const auto justBegun = [&sound](const Voice& voice) { return voice.sound == sound && voice.position < pause; };
    if (audible && m_voices.size() < capacity && std::none_of(m_voices.cbegin(), m_voices.cend(), justBegun))
        m_voices.push_back({sound, std::min(gain, 1.0)});
}

void SoundMixer::clear()
{
    m_voices.clear();
}

bool SoundMixer::silent() const
{
    return m_voices.empty();
}

void SoundMixer::fill(std::span<std::int16_t> block)
{
    using Limits = std::numeric_limits<std::int16_t>;
    for (std::int16_t& sample : block) {
        double sum = 0;
        for (Voice& voice : m_voices) {
            if (voice.position < voice.sound->size())
                sum += voice.gain * (*voice.sound)[voice.position++];
        }
        sample = static_cast<std::int16_t>(std::lround(std::clamp<double>(sum, Limits::min(), Limits::max())));
    }
    std::erase_if(m_voices, [](const Voice& voice) { return voice.position == voice.sound->size(); });
}

}  // namespace qipan::sound
