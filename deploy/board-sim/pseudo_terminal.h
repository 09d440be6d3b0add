// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace qipan::sim {

/// The board's end of a serial cable. A host opens the other end by its name.
class PseudoTerminal {
public:
    /// link: a name of its own for the host to use, empty for none. A link that stands there already is replaced.
    explicit PseudoTerminal(const QString& link);
    ~PseudoTerminal();
    PseudoTerminal(const PseudoTerminal&) = delete;
    PseudoTerminal& operator=(const PseudoTerminal&) = delete;

    /// False if the system gives none, or the link cannot be made: fault() says why.
    bool plug();
    /// The host sees the board disappear.
    void unplug();
    bool isPlugged() const;
    /// What a host opens: the link if there is one.
    QString name() const;
    QString fault() const;

    /// Whether a host has the port open now.
    bool hasHost() const;
    /// To wait for bytes: only worth it while there is a host. -1 while unplugged.
    int descriptor() const;
    QByteArray read();
    /// What the host leaves unread for too long is lost.
    void write(const QByteArray& bytes);

private:
    bool makeLink();

    QString m_link;
    QString m_port;
    QString m_fault;
    int m_descriptor = -1;
};

}  // namespace qipan::sim
