// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "klotski_line.h"
#include "saved_line.h"

namespace qipan::klotski {

/// The one game of Klotski: a board, what was played on it, and the position shown. Whoever moves calls play().
///
/// A ply is a gesture: what was played in one go, and what undo() takes back. The counts are those of the rules, so
/// gestures of one block in a row are one move from where the first began to where the last ended, and none at all if
/// that is the same place; a move's steps are those of its shortest way (K5 to K7 of engine/klotski/DESIGN.md).
///
/// Blocks have ids from 0, in reading order of the start board; they keep them as long as that board is played.
class KlotskiGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The layout the game began from, 20 letters: the key of a level.
    Q_PROPERTY(QString board READ board NOTIFY boardChanged)
    Q_PROPERTY(QString name READ name NOTIFY nameChanged)
    /// The 20 letters of the position shown.
    Q_PROPERTY(QString position READ position NOTIFY positionChanged)
    Q_PROPERTY(int moveCount READ moveCount NOTIFY positionChanged)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY positionChanged)
    Q_PROPERTY(int slideCount READ slideCount NOTIFY positionChanged)
    Q_PROPERTY(int ply READ ply NOTIFY positionChanged)
    Q_PROPERTY(int plyCount READ plyCount NOTIFY plyCountChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY positionChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged)
    Q_PROPERTY(bool solved READ isSolved NOTIFY solvedChanged)
    /// Whether a hint was shown or the solver played since the game began or was restarted.
    Q_PROPERTY(bool assisted READ isAssisted NOTIFY assistedChanged)
    /// The distance to the goal after each ply, 0 .. plyCount: -1 unsolvable, -2 not known yet. See KlotskiGuide.
    Q_PROPERTY(QList<int> distances READ distances NOTIFY distancesChanged)

public:
    explicit KlotskiGame(QObject* parent = nullptr);

    QString board() const;
    QString name() const;
    QString position() const;
    int moveCount() const;
    int stepCount() const;
    int slideCount() const;
    int ply() const;
    int plyCount() const;
    bool canUndo() const;
    bool canRedo() const;
    bool isSolved() const;
    bool isAssisted() const;
    QList<int> distances() const;

    const KlotskiLine& line() const;
    SavedLine save() const;
    /// Returns false, and nothing changes, if the board or a gesture is not legal.
    bool restore(const SavedLine& saved);
    /// Those of the first plies, which are known.
    const QList<int>& knownDistances() const;
    /// Of the plies after those that are known.
    void addDistances(const QList<int>& next);
    void forgetDistances();
    void markAssisted();

    /// A new game. A board that is not valid changes nothing: returns false, and `failed` says what is wrong.
    Q_INVOKABLE bool load(const QString& board, const QString& name);
    /// A new game from 20 letters with any white space, or from what text() gave; else as load().
    Q_INVOKABLE bool paste(const QString& text);
    /// The name, the position shown as five lines of four letters, and the counts.
    Q_INVOKABLE QString text() const;
    /// Moves a block to a place it can reach in one go; its top left cell is in column 0..3 and row 0..4.
    /// What was undone is forgotten. Returns false, and nothing changes, if it cannot.
    Q_INVOKABLE bool play(int block, int column, int row);

public slots:
    void undo();
    void redo();
    /// Back to the start, as goTo(0); the next try is not assisted, unless what was played comes back.
    void restart();
    /// Shows the position after so many gestures, 0 .. plyCount; other numbers mean the nearest of these.
    void goTo(int ply);
    /// After a change of the language.
    void retranslate();

signals:
    void boardChanged();
    void nameChanged();
    void positionChanged();
    void plyCountChanged();
    void canRedoChanged();
    void solvedChanged();
    void assistedChanged();
    void distancesChanged();
    void retranslated();
    /// A block has moved, played, undone or redone.
    void moved(int block);
    /// A move has solved it.
    void won();
    /// Another game is to take this one's place; this is the last moment to save it.
    void aboutToBeReplaced();
    /// All is new: board, blocks and their ids.
    void replaced();
    /// why: translated, a whole sentence.
    void failed(const QString& why);

private:
    struct Seen;
    Seen look() const;
    void tellChanges(const Seen& before);
    void take(const KlotskiLine& line, const QString& name, bool assisted, bool tailAssisted);

    KlotskiLine m_line;
    QString m_name;
    QList<int> m_distances;  ///< the known ones
    bool m_assisted = false;
    bool m_tailAssisted = false;  ///< what can be redone from the start was
};

}  // namespace qipan::klotski
