// SPDX-License-Identifier: MIT
/// @file Calls a Progress now and then, not at every token.
#pragma once

#include "pgn/pgn_reader.h"

namespace qipan::pgn {

class ProgressMeter {
public:
    explicit ProgressMeter(const Progress& progress)
        : m_progress(progress)
    {
    }

    /// False when the work is to be given up.
    bool report(std::size_t bytesDone)
    {
        constexpr std::size_t kStep = 65536;
        if (!m_progress || bytesDone < m_next) {
            return true;
        }
        m_next = bytesDone + kStep;
        return m_progress(bytesDone);
    }

private:
    const Progress& m_progress;
    std::size_t m_next = 0;
};

}  // namespace qipan::pgn
