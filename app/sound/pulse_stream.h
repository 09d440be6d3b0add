// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "sound_stream.h"

namespace qipan::sound {

/// A stream to the PulseAudio server of the desktop, or to PipeWire in its place; 80 ms lie in it at most.
/// The library (libpulse-simple) is loaded only when a server is there: the program runs without either.
/// Null at once where there is none; takes up to half a minute for a server that does not answer.
std::unique_ptr<SoundStream> openPulseStream();

}  // namespace qipan::sound
