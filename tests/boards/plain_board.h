// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QTimer>

#include <pseudo_terminal.h>

namespace qipan::boards {

/// A board of the plainest kind (Tabutronic) at the other end of a pseudo-terminal: it tells ten times a second which
/// squares are occupied. Its port is a symbolic link that keeps its name. Lives in the event loop.
class PlainBoard : public QObject {
    Q_OBJECT
    /// What it tells: the men of the start position at first.
    Q_PROPERTY(QByteArray ranks MEMBER ranks)
    Q_PROPERTY(bool talks MEMBER talks)

public:
    explicit PlainBoard(const QString& port, QObject* parent = nullptr);

    /// Rank 8 first, as in FEN: ".", or anything else for a man.
    Q_INVOKABLE void show(const QString& rows);
    Q_INVOKABLE void plug();
    Q_INVOKABLE void pull();

    QByteArray ranks = ":255 255 0 0 0 0 255 255\r\n";
    bool talks = true;

private:
    void talk();

    sim::PseudoTerminal m_terminal;
    QTimer m_timer;
};

}  // namespace qipan::boards
