// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>
#include <QRandomGenerator>
#include <QString>

#include <memory>

class QSocketNotifier;

namespace qipan::boards {

/// A cable between a program and a port that loses and garbles what it carries, and can be pulled: a pseudo-terminal
/// with a name that stays, in front of another one. Lives in the event loop.
class FaultyCable : public QObject {
    Q_OBJECT

public:
    struct Faults {
        int lostLines = 0;     ///< per mille, in each direction; so are the others
        int garbledLines = 0;  ///< one bit of a byte is turned
        int lostBytes = 0;
    };

    /// name: what the program opens; a symbolic link that is made here.
    FaultyCable(const QString& name, const QString& port, Faults faults, quint32 seed, QObject* parent = nullptr);
    ~FaultyCable() override;

    /// The program sees its port vanish.
    void pull();
    void plug();
    bool isPlugged() const;
    /// Lines and bytes that were lost or garbled so far, in both directions.
    int harmed() const;

private:
    struct Way {
        QByteArray line;  ///< what has come of a line that is not complete
    };

    void carry(int from, int to, Way& way);
    void pass(QByteArray line, int to);
    bool chance(int perMille);

    QString m_name;
    QString m_port;
    Faults m_faults;
    QRandomGenerator m_random;
    int m_program = -1;  ///< our side of the program's terminal
    int m_hold = -1;     ///< its other side, open so that the terminal lives without the program
    int m_board = -1;
    int m_harmed = 0;
    Way m_toBoard;
    Way m_toProgram;
    std::unique_ptr<QSocketNotifier> m_fromProgram;
    std::unique_ptr<QSocketNotifier> m_fromBoard;
};

}  // namespace qipan::boards
