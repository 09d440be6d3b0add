// SPDX-License-Identifier: MIT
#include "klotski_game.h"

#include "board_text.h"

#include <algorithm>
#include <utility>

namespace qipan::klotski {

/// What can be seen from outside, to tell what has changed.
struct KlotskiGame::Seen {
    klotski_layout_t layout;
    LineCounts counts;
    int ply;
    int plyCount;
    bool canRedo;
    bool solved;
    bool assisted;
};

KlotskiGame::KlotskiGame(QObject* parent)
    : QObject(parent)
{
}

QString KlotskiGame::board() const
{
    return writeBoard(m_line.start());
}

QString KlotskiGame::name() const
{
    //: A board without a name
    return m_name.isEmpty() ? tr("Unnamed board") : m_name;
}

QString KlotskiGame::position() const
{
    return writeBoard(m_line.layout());
}

int KlotskiGame::moveCount() const
{
    return m_line.counts().moves;
}

int KlotskiGame::stepCount() const
{
    return m_line.counts().steps;
}

int KlotskiGame::slideCount() const
{
    return m_line.counts().slides;
}

int KlotskiGame::ply() const
{
    return m_line.ply();
}

int KlotskiGame::plyCount() const
{
    return m_line.plyCount();
}

bool KlotskiGame::canUndo() const
{
    return m_line.ply() > 0;
}

bool KlotskiGame::canRedo() const
{
    return m_line.ply() < m_line.plyCount();
}

bool KlotskiGame::isSolved() const
{
    return klotski_is_solved(&m_line.layout());
}

bool KlotskiGame::isAssisted() const
{
    return m_assisted;
}

QList<int> KlotskiGame::distances() const
{
    constexpr int kUnknown = -2;
    return m_distances + QList<int>(plyCount() + 1 - m_distances.size(), kUnknown);
}

const KlotskiLine& KlotskiGame::line() const
{
    return m_line;
}

SavedLine KlotskiGame::save() const
{
    return {board(), m_name, m_line.gestures(), m_line.ply(), m_assisted || m_tailAssisted};
}

bool KlotskiGame::restore(const SavedLine& saved)
{
    int wrong = 0;
    auto line = KlotskiLine::replay(saved, &wrong);
    if (!line || saved.ply < 0 || saved.ply > line->plyCount())
        return false;
    line->goTo(saved.ply);
    const bool restarted = saved.ply == 0 && !saved.gestures.empty();
    take(*line, saved.name, saved.assisted && !restarted, saved.assisted && restarted);
    return true;
}

const QList<int>& KlotskiGame::knownDistances() const
{
    return m_distances;
}

void KlotskiGame::addDistances(const QList<int>& next)
{
    if (next.isEmpty())
        return;
    m_distances << next;
    emit distancesChanged();
}

void KlotskiGame::forgetDistances()
{
    if (m_distances.isEmpty())
        return;
    m_distances.clear();
    emit distancesChanged();
}

void KlotskiGame::markAssisted()
{
    if (!std::exchange(m_assisted, true))
        emit assistedChanged();
}

bool KlotskiGame::load(const QString& board, const QString& name)
{
    QString why;
    const auto start = readBoard(board, &why);
    if (!start) {
        emit failed(why);
        return false;
    }
    take(KlotskiLine(*start), name, false, false);
    return true;
}

bool KlotskiGame::paste(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        emit failed(tr("There is no text to paste."));
        return false;
    }
    const PastedBoard pasted = readPasted(text);
    return load(pasted.letters, pasted.name);
}

QString KlotskiGame::text() const
{
    //: Below a board that is copied as text; %1 "12 moves", %2 "15 steps"
    const QString counts = tr("%1, %2").arg(tr("%n move(s)", "", moveCount()), tr("%n step(s)", "", stepCount()));
    return name() + u'\n' + boardLines(position()) + u'\n' + counts + u'\n';
}

bool KlotskiGame::play(int block, int column, int row)
{
    if (column < 0 || column >= KLOTSKI_COLUMNS || row < 0 || row >= KLOTSKI_ROWS)
        return false;
    const Seen before = look();
    if (!m_line.play(block, static_cast<klotski_cell_t>(row * KLOTSKI_COLUMNS + column)))
        return false;
    if (before.ply == 0)
        m_tailAssisted = false;
    if (m_distances.size() > m_line.ply())
        m_distances.resize(m_line.ply());
    emit distancesChanged();
    tellChanges(before);
    emit moved(block);
    if (isSolved() && !before.solved)
        emit won();
    return true;
}

void KlotskiGame::undo()
{
    if (!canUndo())
        return;
    const int block = m_line.movedBlock(ply() - 1);
    goTo(ply() - 1);
    emit moved(block);
}

void KlotskiGame::redo()
{
    if (!canRedo())
        return;
    const int block = m_line.movedBlock(ply());
    goTo(ply() + 1);
    emit moved(block);
}

void KlotskiGame::restart()
{
    const Seen before = look();
    m_tailAssisted = std::exchange(m_assisted, false) || m_tailAssisted;
    m_line.goTo(0);
    tellChanges(before);
}

void KlotskiGame::goTo(int ply)
{
    const Seen before = look();
    m_line.goTo(std::clamp(ply, 0, plyCount()));
    if (m_tailAssisted && m_line.ply() > 0) {
        m_assisted = true;
        m_tailAssisted = false;
    }
    tellChanges(before);
}

void KlotskiGame::retranslate()
{
    if (m_name.isEmpty())
        emit nameChanged();
    emit retranslated();
}

KlotskiGame::Seen KlotskiGame::look() const
{
    return {m_line.layout(), m_line.counts(), ply(), plyCount(), canRedo(), isSolved(), m_assisted};
}

void KlotskiGame::tellChanges(const Seen& before)
{
    const Seen now = look();
    if (now.plyCount != before.plyCount)
        emit plyCountChanged();
    if (now.ply != before.ply || now.counts != before.counts || !klotski_is_equal(&now.layout, &before.layout))
        emit positionChanged();
    if (now.canRedo != before.canRedo)
        emit canRedoChanged();
    if (now.solved != before.solved)
        emit solvedChanged();
    if (now.assisted != before.assisted)
        emit assistedChanged();
}

void KlotskiGame::take(const KlotskiLine& line, const QString& name, bool assisted, bool tailAssisted)
{
    emit aboutToBeReplaced();
    const Seen before = look();
    const QString oldBoard = board();
    const QString oldName = this->name();
    m_line = line;
    m_name = name;
    m_assisted = assisted;
    m_tailAssisted = tailAssisted;
    m_distances.clear();
    emit replaced();
    if (board() != oldBoard)
        emit boardChanged();
    if (this->name() != oldName)
        emit nameChanged();
    tellChanges(before);
    emit distancesChanged();
}

}  // namespace qipan::klotski
