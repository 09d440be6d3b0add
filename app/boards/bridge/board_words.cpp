// SPDX-License-Identifier: MIT
#include "board_words.h"

#include "board_link.h"

#include <QCoreApplication>
#include <QStringList>

namespace qipan::boards {

namespace {

/// More squares than this are counted instead.
constexpr qsizetype kMostSquares = 4;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(qipan::boards::BoardWords)
};

QString nameOf(int square)
{
    return QStringLiteral("%1%2").arg(QLatin1Char(static_cast<char>('a' + square % 8))).arg(square / 8 + 1);
}

QString mismatch(const BoardSession& session)
{
    QStringList parts;
    for (int square : session.missingSquares())
        //: %1 a square of the wooden board, as "e4"
        parts << Words::tr("%1 is empty").arg(nameOf(square));
    for (int square : session.extraSquares())
        //: %1 a square of the wooden board, as "e4"
        parts << Words::tr("%1 is occupied").arg(nameOf(square));
    for (int square : session.wrongSquares())
        //: %1 a square of the wooden board, as "e4"
        parts << Words::tr("%1 has another man").arg(nameOf(square));
    if (parts.size() > kMostSquares)
        return Words::tr("The board differs on %n square(s).", nullptr, static_cast<int>(parts.size()));
    //: between the parts of "e2 is empty, e5 is occupied"
    return parts.join(Words::tr(", "));
}

QString withSession(const BoardSession& session)
{
    if (session.isNewGameAsked())
        return Words::tr("All men are on their first squares.");
    switch (session.state()) {
    case BoardSession::Stale:
        return Words::tr("The board is silent.");
    case BoardSession::SetUp:
        return Words::tr("Arrange the men on the real board.");
    case BoardSession::Mismatch:
        return mismatch(session);
    case BoardSession::Synced:
        return session.announcedSan().isEmpty() ? Words::tr("Board and screen are in step.")
                                                //: %1 a move, as "Nf3"
                                                : Words::tr("Play %1 on the real board.").arg(session.announcedSan());
    case BoardSession::InMove:
        return session.announcedSan().isEmpty() ? Words::tr("A move is being made on the board.")
                                                : Words::tr("Play %1 on the real board.").arg(session.announcedSan());
    default:
        return Words::tr("Connecting to the board…");
    }
}

BoardWords withFault(const BoardLink& link)
{
    const QString port = link.portName();
    switch (link.fault()) {
    case BoardLink::NoBoard:
        return {Words::tr("No board was found."), Words::tr("Plug it in and search again, or choose its port below.")};
    case BoardLink::NotThere:
        //: %1 a serial port, as "/dev/ttyUSB0"; so in the next texts
        return {Words::tr("%1 is not there.").arg(port), Words::tr("Plug the board in, then search again.")};
    case BoardLink::NoPermission: {
        const QString group = link.faultDetail().isEmpty() ? QStringLiteral("dialout") : link.faultDetail();
        //: %1 the name of a group of users
        return {Words::tr("You may not use %1.").arg(port),
                Words::tr("Run this command, then log out and in again:\nsudo usermod -aG %1 $USER").arg(group)};
    }
    case BoardLink::InUse:
        if (link.faultDetail().isEmpty())
            return {Words::tr("%1 is in use by another program.").arg(port), Words::tr("Close it, then search again.")};
        //: %2 a program
        return {Words::tr("%1 is in use by the program %2.").arg(port, link.faultDetail()),
                Words::tr("Close it, then search again.")};
    case BoardLink::Locked:
        return {Words::tr("%1 cannot be locked.").arg(port),
                //: %1 a file
                Words::tr("What lies at %1 is no lock of a program. Remove it, then search again.")
                    .arg(link.faultDetail())};
    case BoardLink::NoPort:
        return {Words::tr("%1 is no serial port.").arg(port), Words::tr("Choose another one.")};
    case BoardLink::WrongDevice:
        return {Words::tr("No board answers at %1.").arg(port),
                Words::tr("Switch the board on, or choose another port.")};
    case BoardLink::FirmwareTooOld:
        return {Words::tr("The board's program is too old for this Qipan."),
                Words::tr("Put the new firmware on the board.")};
    case BoardLink::FirmwareTooNew:
        return {Words::tr("The board's program is newer than this Qipan."), Words::tr("Bring Qipan up to date.")};
    case BoardLink::NoFault:
        break;
    }
    return {link.warning().isEmpty() ? Words::tr("No board is connected.") : link.warning(), {}};
}

}  // namespace

BoardWords wordsFor(const BoardLink& link)
{
    switch (link.search()) {
    case BoardLink::Found:
        return {withSession(*link.session()), {}};
    case BoardLink::Looking:
        return {link.portName().isEmpty() ? Words::tr("Looking for boards…")
                                          : Words::tr("Trying %1…").arg(link.portName()),
                {}};
    case BoardLink::Waiting:
        if (link.fault() == BoardLink::NoPermission || link.fault() == BoardLink::InUse ||
            link.fault() == BoardLink::Locked)
            return withFault(link);
        return {Words::tr("The board is unplugged; Qipan looks for it."), {}};
    case BoardLink::Idle:
        break;
    }
    return withFault(link);
}

}  // namespace qipan::boards
