// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

#include <chess/chess_game.h>

#include "board_session.h"
#include "board_words.h"
#include "known_boards.h"
#include "link_log.h"
#include "port_fault.h"
#include "port_model.h"
#include "serial_line.h"

namespace qipan::boards {

/// Finds a board on the serial ports, stays with it, and finds it again when its cable was pulled.
///
/// Ports are opened on the user's word, or because the board was there last time. Only ports behind a USB chip that
/// boards are known to have are tried by themselves; others when the user points at one.
class BoardLink : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qipan::app::ChessGame* game READ game WRITE setGame NOTIFY gameChanged)
    Q_PROPERTY(qipan::boards::BoardSession* session READ session CONSTANT)
    Q_PROPERTY(qipan::boards::LinkLog* log READ log CONSTANT)
    Q_PROPERTY(qipan::boards::PortModel* ports READ ports CONSTANT)
    Q_PROPERTY(Search search READ search NOTIFY changed)
    Q_PROPERTY(Fault fault READ fault NOTIFY changed)
    /// How things stand, in one sentence, translated.
    Q_PROPERTY(QString sentence READ sentence NOTIFY sentenceChanged)
    /// What a person can do about it, translated; or "".
    Q_PROPERTY(QString advice READ advice NOTIFY sentenceChanged)
    /// What is wrong with the file of the boards, in one line, translated; or "".
    Q_PROPERTY(QString warning READ warning NOTIFY sentenceChanged)
    /// The port in use, or the one that is tried: "/dev/ttyACM0".
    Q_PROPERTY(QString portName READ portName NOTIFY changed)
    /// Where boards.json lies, for tests; set before start().
    Q_PROPERTY(QString memoryPath MEMBER m_memoryPath NOTIFY memoryPathChanged)

public:
    /// Idle: no board is wanted. Looking: ports are tried one after the other. Waiting: the board that was there is
    /// looked for once a second. Found: one is connected.
    enum Search { Idle, Looking, Waiting, Found };
    Q_ENUM(Search)
    enum Fault { NoFault, NoBoard, NotThere, NoPermission, InUse, Locked, NoPort, WrongDevice, FirmwareTooOld, FirmwareTooNew };
    Q_ENUM(Fault)

    explicit BoardLink(QObject* parent = nullptr);
    ~BoardLink() override;

    app::ChessGame* game() const;
    void setGame(app::ChessGame* game);
    BoardSession* session() const;
    LinkLog* log() const;
    PortModel* ports() const;
    Search search() const;
    Fault fault() const;
    /// NoPermission: the group that may; InUse: the program; Locked: what lies where the lock has to be; "" if unknown.
    QString faultDetail() const;
    QString sentence() const;
    QString advice() const;
    QString warning() const;
    QString portName() const;

public slots:
    /// Looks for the board that was connected last, if there was one. port, as the command line gives it, comes first:
    /// a path, or "protocol:path".
    void start(const QString& port = {});
    /// Tries all ports that may be boards.
    void searchBoards();
    /// Tries this port, whatever it is: a path, or on Unix a name in /dev. protocol: as in protocolName(), or "" for all.
    void connectTo(const QString& name, const QString& protocol = {});
    /// Gives the board up; it is not looked for any more.
    void disconnectBoard();
    void refreshPorts();
    /// The language is another one.
    void retranslate();

signals:
    void gameChanged();
    void changed();
    void sentenceChanged();
    void memoryPathChanged();
    void foundBoard(const QString& name);
    void lostBoard(const QString& name);
    /// The board held moves that the game does not go on with. They are kept in file, so that nothing is lost if
    /// nobody wants them now.
    void strangeGame(const QString& pgn, const QString& file);

private:
    struct Attempt {
        PortDescription port;
        Protocol protocol;
    };

    Milliseconds now() const;
    SerialLine* line();
    void tryNext();
    void passOn(Fault fault, const QString& detail);
    void giveUp();
    void stop();
    void lose();
    void listed(const QList<PortDescription>& ports);
    void lookForKnown(const QList<PortDescription>& ports);
    void keepBoard();
    void arm();
    void tell();
    QString keyOf(const BoardIdentity& identity) const;

    QElapsedTimer m_time;
    QTimer m_tick;
    QTimer m_retry;
    QTimer m_patience;
    LinkLog* m_log;
    PortModel* m_ports;
    BoardSession* m_session;
    std::unique_ptr<SerialLine> m_line;  ///< made when first needed
    std::unique_ptr<KnownBoards> m_known;
    QString m_memoryPath;
    QPointer<app::ChessGame> m_game;

    Search m_search = Idle;
    Fault m_fault = NoFault;
    QString m_faultDetail;
    QString m_faultPort;
    QList<Attempt> m_attempts;           ///< what is still to be tried, the next one first
    std::optional<Attempt> m_current;    ///< what is tried, or connected
    std::optional<KnownBoard> m_wanted;  ///< what is looked for when it is gone
    bool m_searchListed = false;         ///< the next list of ports is to be searched
    BoardWords m_words;
};

}  // namespace qipan::boards
