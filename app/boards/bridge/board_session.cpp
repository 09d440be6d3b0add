// SPDX-License-Identifier: MIT
/// @file BoardSession: the board's side, and what is told of both.
#include "board_session.h"

#include "board_lamps.h"
#include "game_on_board.h"

#include <boards/occupancy_reader.h>
#include <boards/piece_reader.h>

#include <algorithm>
#include <bit>
#include <utility>

namespace qipan::boards {

namespace {

// The protocol sheet of BL1, "Loss and time-outs".
constexpr Milliseconds kStale = 3000;
constexpr Milliseconds kSilent = 10000;

QList<int> squaresOf(std::uint64_t bits)
{
    QList<int> squares;
    for (; bits != 0; bits &= bits - 1)
        squares << std::countr_zero(bits);
    return squares;
}

std::optional<Milliseconds> earlier(std::optional<Milliseconds> a, std::optional<Milliseconds> b)
{
    return a && b ? std::min(*a, *b) : a ? a : b;
}

}  // namespace

BoardSession::BoardSession(Clock clock, QObject* parent)
    : QObject(parent)
    , m_clock(std::move(clock))
{
}

BoardSession::~BoardSession() = default;

BoardListener* BoardSession::listener()
{
    return this;
}

void BoardSession::begin(std::unique_ptr<BoardDriver> driver)
{
    end();
    m_driver = std::move(driver);
    m_heardAt = m_clock();
    m_driver->open(m_heardAt);
    look();
}

void BoardSession::end()
{
    m_driver.reset();
    m_reader.reset();
    m_identified = false;
    m_confirmedPly = -1;
    m_placed = false;
    m_arranging = false;
    m_asked.reset();
    m_seen = false;
    askNewGame(false);
    look();
}

void BoardSession::receive(const QByteArray& bytes)
{
    if (!m_driver)
        return;
    m_driver->receive(bytes, m_clock());
    readReader();
    look();
}

void BoardSession::tick()
{
    if (!m_driver)
        return;
    const Milliseconds now = m_clock();
    if (m_identified && now - m_heardAt >= kSilent) {
        emit silent();
        return;
    }
    m_driver->tick(now);
    readReader();
    look();
}

std::optional<Milliseconds> BoardSession::nextTick() const
{
    if (!m_driver)
        return {};
    std::optional<Milliseconds> next = m_driver->nextTick();
    if (m_reader)
        next = earlier(next, m_reader->nextTick());
    if (m_identified)
        next = earlier(next, m_heardAt + (m_view.state == Stale ? kSilent : kStale));
    return next;
}

void BoardSession::send(const QByteArray& bytes)
{
    emit outgoing(bytes);
}

void BoardSession::identified(const BoardIdentity& identity)
{
    m_identified = true;
    m_identity = identity;
    m_heardAt = m_clock();
    m_confirmedPly = -1;
    m_placed = false;
    m_seen = false;
    if (identity.sense == Sense::Pieces)
        m_reader = std::make_unique<PieceReader>(identity.unsure);
    else
        m_reader = std::make_unique<OccupancyReader>(!identity.thinks);
    emit boardChanged();
    emit identifiedBoard();
}

void BoardSession::refused(BoardFault fault, const QString& detail)
{
    emit refusedBoard(fault, detail);
}

void BoardSession::heard()
{
    m_heardAt = m_clock();
}

void BoardSession::sensed(const Placement& placement)
{
    if (!m_identified)
        return;
    m_placement = placement;
    m_seen = true;
    if (!m_placed)
        place();
    m_reader->sense(placement, m_clock());
}

void BoardSession::proposed(const Proposal& proposal)
{
    take(proposal);
}

void BoardSession::following(std::uint32_t game, int ply)
{
    const bool isThis = m_game && game == numberOnBoard(*m_game);
    m_confirmedPly = isThis ? firstPlyOnBoard(*m_game) + ply : -1;
}

void BoardSession::logged(bool fromBoard, const QString& line)
{
    emit lineHeard(fromBoard, line);
}

/// A board that makes proposals itself is believed; its reader only says how things stand.
void BoardSession::readReader()
{
    if (!m_reader || !m_placed)
        return;
    while (const auto proposal = m_reader->take(m_clock())) {
        if (!m_identity.thinks)
            take(*proposal);
        if (!m_reader)
            return;
    }
}

void BoardSession::look()
{
    const Agreement agreement = m_reader ? m_reader->agreement() : Agreement();
    View view = currentView(agreement);
    if (m_newGameAsked && agreement.state == Agreement::InStep)
        askNewGame(false);
    if (m_driver && m_identified && m_game && m_placed) {
        const Lamps lamps = m_arranging ? Lamps{} : lampsFor(m_game->positionAt(m_boardPly), announced(), agreement);
        m_driver->showLamps(lamps, m_clock());
    }
    const View old = std::exchange(m_view, std::move(view));
    if (old.state != m_view.state)
        emit stateChanged();
    if (old.missing != m_view.missing || old.extra != m_view.extra || old.wrong != m_view.wrong)
        emit squaresChanged();
    if (old.announcedSan != m_view.announcedSan || old.announcedFrom != m_view.announcedFrom ||
        old.announcedTo != m_view.announcedTo)
        emit announcedChanged();
    emit timingChanged();
}

std::optional<BoardMove> BoardSession::announced() const
{
    if (!m_game || m_boardPly >= m_game->plyCount())
        return {};
    return boardMoveOf(*m_game->moveAt(m_boardPly + 1));
}

BoardSession::View BoardSession::currentView(const Agreement& agreement) const
{
    View view;
    if (!m_driver)
        return view;
    if (!m_identified || !m_placed) {
        view.state = Connecting;
        return view;
    }
    view.missing = squaresOf(agreement.missing);
    view.extra = squaresOf(agreement.extra);
    view.wrong = squaresOf(agreement.wrong);
    if (m_clock() - m_heardAt >= kStale)
        view.state = Stale;
    else if (m_arranging)
        view.state = SetUp;
    else if (agreement.state == Agreement::Mismatch)
        view.state = Mismatch;
    else
        view.state = agreement.state == Agreement::InMove ? InMove : Synced;
    if (const auto move = announced()) {
        view.announcedSan = m_game->sanAt(m_boardPly + 1);
        view.announcedFrom = move->from;
        view.announcedTo = move->to;
    }
    return view;
}

BoardSession::State BoardSession::state() const
{
    return m_view.state;
}

const BoardIdentity& BoardSession::identity() const
{
    return m_identity;
}

BoardDriver* BoardSession::driver() const
{
    return m_driver.get();
}

QString BoardSession::boardName() const
{
    return m_identity.name;
}

bool BoardSession::tellsMen() const
{
    return m_identity.sense == Sense::Pieces;
}

QList<int> BoardSession::missingSquares() const
{
    return m_view.missing;
}

QList<int> BoardSession::extraSquares() const
{
    return m_view.extra;
}

QList<int> BoardSession::wrongSquares() const
{
    return m_view.wrong;
}

QList<int> BoardSession::unwantedSquares() const
{
    return m_view.extra + m_view.wrong;
}

QString BoardSession::announcedSan() const
{
    return m_view.announcedSan;
}

int BoardSession::announcedFrom() const
{
    return m_view.announcedFrom;
}

int BoardSession::announcedTo() const
{
    return m_view.announcedTo;
}

bool BoardSession::isNewGameAsked() const
{
    return m_newGameAsked;
}

int BoardSession::boardPly() const
{
    return m_boardPly;
}

int BoardSession::confirmedPly() const
{
    return m_confirmedPly;
}

}  // namespace qipan::boards
