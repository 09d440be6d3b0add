// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>

/// While it lives, a write is refused after so many bytes of a file, as on a full disk.
class TightDisk {
public:
    explicit TightDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_old);
        const rlimit tight{bytes, m_old.rlim_max};
        setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~TightDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_old);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(TightDisk)

private:
    void (*m_handler)(int);
    rlimit m_old{};
};
#endif
