// SPDX-License-Identifier: MIT
/// What the game shows, and who is told when it changes.
#include "zoujing_game.h"

#include "game_view.h"
#include "zoujing_texts.h"

#include <utility>

namespace qipan::zoujing {

ZoujingGame::ZoujingGame(QObject* parent)
    : QObject(parent)
    , m_places(m_game.line.game())
    , m_view(std::make_unique<GameView>(viewOf(m_game)))
    , m_seed(QRandomGenerator::system()->generate())
{
    m_random.seed(m_seed);
    m_answer.setSingleShot(true);
    connect(&m_answer, &QTimer::timeout, this, &ZoujingGame::answer);
}

ZoujingGame::~ZoujingGame() = default;

QString ZoujingGame::stones() const
{
    return m_view->stones;
}

ZoujingGame::Side ZoujingGame::turn() const
{
    return static_cast<Side>(m_view->turn);
}

QList<int> ZoujingGame::legalStones() const
{
    return m_view->legalStones;
}

int ZoujingGame::blank() const
{
    return m_view->blank;
}

ZoujingGame::Outcome ZoujingGame::outcome() const
{
    return static_cast<Outcome>(m_view->outcome);
}

bool ZoujingGame::isOver() const
{
    return m_view->over;
}

int ZoujingGame::ply() const
{
    return m_view->ply;
}

int ZoujingGame::plyCount() const
{
    return m_view->plyCount;
}

bool ZoujingGame::canUndo() const
{
    return m_view->canUndo;
}

bool ZoujingGame::canRedo() const
{
    return m_view->canRedo;
}

int ZoujingGame::lastFrom() const
{
    return m_view->lastFrom;
}

int ZoujingGame::lastTo() const
{
    return m_view->lastTo;
}

QList<int> ZoujingGame::values() const
{
    return m_view->values;
}

ZoujingGame::Value ZoujingGame::value() const
{
    return static_cast<Value>(m_view->value);
}

int ZoujingGame::pliesToEnd() const
{
    return m_view->pliesToEnd;
}

int ZoujingGame::repetitions() const
{
    return m_view->repetitions;
}

ZoujingGame::Start ZoujingGame::start() const
{
    return static_cast<Start>(m_view->rules.start);
}

ZoujingGame::Side ZoujingGame::first() const
{
    return static_cast<Side>(m_view->rules.first);
}

bool ZoujingGame::noFirstWin() const
{
    return m_view->rules.no_first_win;
}

bool ZoujingGame::thirdDraws() const
{
    return m_view->rules.third_draws;
}

ZoujingGame::Player ZoujingGame::blackPlayer() const
{
    return static_cast<Player>(m_view->players[Black]);
}

ZoujingGame::Player ZoujingGame::grayPlayer() const
{
    return static_cast<Player>(m_view->players[Gray]);
}

int ZoujingGame::blackWins() const
{
    return m_view->score[0];
}

int ZoujingGame::grayWins() const
{
    return m_view->score[1];
}

int ZoujingGame::draws() const
{
    return m_view->score[2];
}

bool ZoujingGame::isThinking() const
{
    return m_view->thinking;
}

int ZoujingGame::answerDelay() const
{
    return m_answerDelay;
}

uint ZoujingGame::seed() const
{
    return m_seed;
}

QList<QPoint> ZoujingGame::lines() const
{
    QList<QPoint> lines;
    for (zoujing_point_t from = 0; from < ZOUJING_POINTS; ++from) {
        for (int to = from + 1; to < ZOUJING_POINTS; ++to) {
            if ((zoujing_neighbours(from) & ZOUJING_BIT(to)) != 0)
                lines << QPoint(from, to);
        }
    }
    return lines;
}

bool ZoujingGame::awaitsHuman() const
{
    return !m_view->over && m_view->players[static_cast<size_t>(m_view->turn)] == Human;
}

const std::array<int, 4>& ZoujingGame::stonePoints() const
{
    return m_places.points();
}

int ZoujingGame::stoneOn(int point) const
{
    return m_places.idOn(point);
}

int ZoujingGame::refusal(int from, int to) const
{
    return m_game.line.check(from, to);
}

QString ZoujingGame::refusalText(int from, int to) const
{
    if (m_view->over)
        return tr("The game is over.");
    if (!awaitsHuman())
        return tr("It is the computer's turn.");
    return reasonText(m_game.line.check(from, to));
}

QString ZoujingGame::blockedText() const
{
    zoujing_block_t blocks[2];
    const zoujing_game_t& game = m_game.line.game();
    return zoujing_blocks(&game, game.turn, blocks) == 0 ? QString()
                                                         : blockText(blocks[0]) + QLatin1Char('\n') + blockText(blocks[1]);
}

void ZoujingGame::retranslate()
{
    emit retranslated();
    emit outcomeChanged();
    emit overChanged();
}

SavedGame ZoujingGame::save() const
{
    return m_game;
}

void ZoujingGame::update()
{
    m_places.follow(m_game.line.game());
    GameView now = viewOf(m_game);
    now.thinking = m_thinking;
    tell(std::exchange(*m_view, std::move(now)));
}

/// Compares with a copy of the new view, as a slot may change the game again.
void ZoujingGame::tell(const GameView& before)
{
    const GameView now = *m_view;
    const auto report = [this](bool changed, void (ZoujingGame::*signal)()) {
        if (changed)
            emit(this->*signal)();
    };
    report(before.stones != now.stones, &ZoujingGame::stonesChanged);
    report(before.turn != now.turn, &ZoujingGame::turnChanged);
    report(before.legalStones != now.legalStones, &ZoujingGame::legalStonesChanged);
    report(before.blank != now.blank, &ZoujingGame::blankChanged);
    report(before.outcome != now.outcome, &ZoujingGame::outcomeChanged);
    report(before.over != now.over, &ZoujingGame::overChanged);
    report(before.ply != now.ply, &ZoujingGame::plyChanged);
    report(before.plyCount != now.plyCount, &ZoujingGame::plyCountChanged);
    report(before.canUndo != now.canUndo, &ZoujingGame::canUndoChanged);
    report(before.canRedo != now.canRedo, &ZoujingGame::canRedoChanged);
    report(before.lastFrom != now.lastFrom, &ZoujingGame::lastFromChanged);
    report(before.lastTo != now.lastTo, &ZoujingGame::lastToChanged);
    report(before.values != now.values, &ZoujingGame::valuesChanged);
    report(before.value != now.value, &ZoujingGame::valueChanged);
    report(before.pliesToEnd != now.pliesToEnd, &ZoujingGame::pliesToEndChanged);
    report(before.repetitions != now.repetitions, &ZoujingGame::repetitionsChanged);
    report(before.rules.start != now.rules.start, &ZoujingGame::startChanged);
    report(before.rules.first != now.rules.first, &ZoujingGame::firstChanged);
    report(before.rules.no_first_win != now.rules.no_first_win, &ZoujingGame::noFirstWinChanged);
    report(before.rules.third_draws != now.rules.third_draws, &ZoujingGame::thirdDrawsChanged);
    report(before.players[Black] != now.players[Black], &ZoujingGame::blackPlayerChanged);
    report(before.players[Gray] != now.players[Gray], &ZoujingGame::grayPlayerChanged);
    report(before.score[0] != now.score[0], &ZoujingGame::blackWinsChanged);
    report(before.score[1] != now.score[1], &ZoujingGame::grayWinsChanged);
    report(before.score[2] != now.score[2], &ZoujingGame::drawsChanged);
    report(before.thinking != now.thinking, &ZoujingGame::thinkingChanged);
}

}  // namespace qipan::zoujing
