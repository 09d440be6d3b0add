// SPDX-License-Identifier: MIT
#pragma once

#include <QLockFile>
#include <QString>

namespace qipan::shell {

/// One of the files for a running game, and the lock beside it that keeps other windows of the program away.
class GameSlot {
public:
    static constexpr int kCount = 8;

    enum class Claim {
        Locked,
        Taken,     ///< by another window
        Unlocked,  ///< no lock can be made (disk full, folder read-only), so nobody can have one
    };

    /// number: 1 to kCount. Gives the lock back when it is destroyed.
    GameSlot(const QString& roomFolder, int number);

    /// A lock whose owner is gone, killed or not, is taken over at once.
    Claim claim();
    int number() const;
    QString path() const;

private:
    bool ownerIsGone() const;

    int m_number;
    QString m_path;
    QLockFile m_lock;
};

}  // namespace qipan::shell
