// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "sound_mixer.h"

namespace qipan::sound {

/// The samples of a WAV file as resources/sounds/build.py writes them: mono, 16 bit, 44.1 kHz, nothing but the sound.
/// Null for anything else, and if there is no such file.
Samples readWav(const QString& path);

}  // namespace qipan::sound
