// SPDX-License-Identifier: MIT
/// @file The properties of ChessGame, and the one place that tells of their changes.
#include "chess_game.h"

#include "chess_game_view.h"
#include "game_line.h"
#include "move_sentence.h"
#include "piece_names.h"

#include <pgn/fen_text.h>

#include <utility>

namespace qipan::app {

namespace {

/// The kinds of the men of color that were taken, the strongest first.
QStringList takenMen(const Snapshot& snapshot, chess::Color color)
{
    QStringList kinds;
    for (int type = CHESS_TYPE_QUEEN; type >= CHESS_TYPE_PAWN; --type) {
        const int count = snapshot.taken[color][static_cast<size_t>(type)];
        for (int i = 0; i < count; ++i)
            kinds << pieceKind(static_cast<chess::Piece>(CHESS_ID(color, type)));
    }
    return kinds;
}

QString nameFromTag(std::string_view value)
{
    return value == "?" ? QString() : QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

}  // namespace

ChessGame::ChessGame(QObject* parent, TimeSource time)
    : QObject(parent)
    , m_clock(new GameClock(this, std::move(time)))
    , m_view(std::make_unique<View>())
{
    connect(m_clock, &GameClock::flagFell, this, &ChessGame::fallFlag);
    newGame();
}

ChessGame::~ChessGame() = default;

bool ChessGame::Verdict::isMadeHere() const
{
    return reason == Resignation || reason == Agreement || reason == Threefold || reason == FiftyMoves ||
           reason == TimeForfeit || reason == TimeDraw;
}

ChessGame::View ChessGame::look() const
{
    View view;
    const Snapshot shown = m_line->snapshot(m_ply);
    view.position = shown.position;
    view.ply = m_ply;
    view.plyCount = m_line->plyCount();
    view.canUndo = m_line->canUndo() || m_verdict.isMadeHere();
    view.canRedo = m_line->canRedo();
    view.over = isOver(m_ply);
    view.verdict = m_verdict;
    view.claim = m_claim;
    view.inCheck = chess::in_check(shown.position);
    view.fen = QString::fromStdString(pgn::writeFen(shown.position));
    view.takenByWhite = takenMen(shown, CHESS_BLACK);
    view.takenByBlack = takenMen(shown, CHESS_WHITE);
    if (m_ply > 0) {
        const pgn::Node& node = m_line->node(m_ply);
        if (!node.isNull) {
            view.lastFrom = node.move.from;
            view.lastTo = node.move.to;
        }
        view.lastMoveText = moveSentence(m_line->snapshot(m_ply - 1).position, node, shown.position);
        view.lastMoveTime = moveTime(m_ply);
    }
    view.drawOffered = m_drawOffered;
    view.modified = m_modified;
    view.whiteName = nameFromTag(m_line->tree().tag("White"));
    view.blackName = nameFromTag(m_line->tree().tag("Black"));
    view.filePath = m_filePath;
    return view;
}

void ChessGame::retranslate()
{
    tell(refresh());
}

ChessGame::View ChessGame::refresh()
{
    return std::exchange(*m_view, look());
}

/// Compares with a copy of the new view, as a slot may change the game again.
void ChessGame::tell(const View& old)
{
    const View now = *m_view;
    const auto report = [this](bool changed, void (ChessGame::*signal)()) {
        if (changed)
            emit(this->*signal)();
    };
    report(!old.showsSame(now), &ChessGame::positionChanged);
    report(old.position.turn != now.position.turn, &ChessGame::turnChanged);
    report(old.ply != now.ply, &ChessGame::plyChanged);
    report(old.plyCount != now.plyCount, &ChessGame::plyCountChanged);
    report(old.atEnd() != now.atEnd(), &ChessGame::atEndChanged);
    report(old.canUndo != now.canUndo, &ChessGame::canUndoChanged);
    report(old.canRedo != now.canRedo, &ChessGame::canRedoChanged);
    report(old.verdict != now.verdict, &ChessGame::outcomeChanged);
    report(old.claim != now.claim, &ChessGame::claimChanged);
    report(old.drawOffered != now.drawOffered, &ChessGame::drawOfferedChanged);
    report(old.whiteName != now.whiteName, &ChessGame::whiteNameChanged);
    report(old.blackName != now.blackName, &ChessGame::blackNameChanged);
    report(old.filePath != now.filePath, &ChessGame::filePathChanged);
    report(old.modified != now.modified, &ChessGame::modifiedChanged);
}

int ChessGame::turn() const
{
    return m_view->position.turn;
}

int ChessGame::ply() const
{
    return m_view->ply;
}

int ChessGame::plyCount() const
{
    return m_view->plyCount;
}

bool ChessGame::atEnd() const
{
    return m_view->atEnd();
}

int ChessGame::moveNumber() const
{
    return m_view->position.fullmove_number;
}

bool ChessGame::inCheck() const
{
    return m_view->inCheck;
}

QString ChessGame::fen() const
{
    return m_view->fen;
}

QStringList ChessGame::capturedByWhite() const
{
    return m_view->takenByWhite;
}

QStringList ChessGame::capturedByBlack() const
{
    return m_view->takenByBlack;
}

int ChessGame::scoreDifference() const
{
    return chess_score(&m_view->position, CHESS_WHITE) - chess_score(&m_view->position, CHESS_BLACK);
}

QString ChessGame::lastMoveText() const
{
    return m_view->lastMoveText;
}

double ChessGame::lastMoveTime() const
{
    return static_cast<double>(m_view->lastMoveTime);
}

bool ChessGame::canUndo() const
{
    return m_view->canUndo;
}

bool ChessGame::canRedo() const
{
    return m_view->canRedo;
}

bool ChessGame::isModified() const
{
    return m_view->modified;
}

ChessGame::Outcome ChessGame::outcome() const
{
    return m_view->verdict.outcome;
}

ChessGame::Reason ChessGame::reason() const
{
    return m_view->verdict.reason;
}

ChessGame::Claim ChessGame::claim() const
{
    return m_view->claim;
}

bool ChessGame::drawOffered() const
{
    return m_view->drawOffered;
}

QString ChessGame::whiteName() const
{
    return m_view->whiteName;
}

QString ChessGame::blackName() const
{
    return m_view->blackName;
}

QString ChessGame::filePath() const
{
    return m_view->filePath;
}

const pgn::GameTree& ChessGame::tree() const
{
    return m_line->tree();
}

quint32 ChessGame::id() const
{
    return m_id;
}

const chess::Position& ChessGame::position() const
{
    return m_view->position;
}

int ChessGame::lastFrom() const
{
    return m_view->lastFrom;
}

int ChessGame::lastTo() const
{
    return m_view->lastTo;
}

QString ChessGame::pieceAt(int square) const
{
    return square >= 0 && square < 64 ? pieceKind(m_view->position.board[square]) : QString();
}

}  // namespace qipan::app
