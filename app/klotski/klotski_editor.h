// SPDX-License-Identifier: MIT
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

#include "solution.h"

namespace qipan::klotski {

/// A board that the user puts together. After each change it is solved in a thread.
class KlotskiEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// 20 letters, which need not be a valid board yet: blocks are whole, but the General may be missing and blanks too
    /// few. Other texts are refused, and `failed` says why.
    Q_PROPERTY(QString cells READ cells WRITE setCells NOTIFY cellsChanged)
    /// The same as five lines; white space means nothing when it is set.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY cellsChanged)
    Q_PROPERTY(Tool tool READ tool WRITE setTool NOTIFY toolChanged)
    Q_PROPERTY(Verdict verdict READ verdict NOTIFY verdictChanged)
    /// Invalid: what is wrong and where, translated, a whole sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY verdictChanged)
    /// Solvable: of a shortest solution; else -1.
    Q_PROPERTY(int moves READ moves NOTIFY verdictChanged)
    Q_PROPERTY(int steps READ steps NOTIFY verdictChanged)

public:
    enum Tool {
        Eraser = KLOTSKI_BLANK,
        Soldier = KLOTSKI_SOLDIER,
        Vertical = KLOTSKI_VERTICAL,
        Horizontal = KLOTSKI_HORIZONTAL,
        General = KLOTSKI_GENERAL
    };
    Q_ENUM(Tool)
    enum Verdict { Invalid, Working, Solvable, Unsolvable };
    Q_ENUM(Verdict)

    /// Begins with an empty board.
    explicit KlotskiEditor(QObject* parent = nullptr);

    QString cells() const;
    void setCells(const QString& cells);
    QString text() const;
    void setText(const QString& text);
    Tool tool() const;
    void setTool(Tool tool);
    Verdict verdict() const;
    QString problem() const;
    int moves() const;
    int steps() const;

public slots:
    /// Puts the tool's block with its top left cell on column 0..3 and row 0..4, as near to it as the board allows.
    /// Blocks in its way go, and so does another General. The eraser takes the whole block.
    void put(int column, int row);
    void clear();
    /// Left and right exchanged.
    void mirror();
    /// After a change of the language.
    void retranslate();

signals:
    void cellsChanged();
    void toolChanged();
    void verdictChanged();
    void failed(const QString& why);

private:
    struct Block {
        klotski_kind_t kind;
        int column;
        int row;
    };

    struct Judgement {
        Verdict verdict = Invalid;
        QString problem;
        Solution solution;
        bool operator==(const Judgement&) const = default;
    };

    static void draw(QString& cells, const Block& block, QChar letter);
    void setBlocks(std::vector<Block> blocks);
    void judge();
    void takeAnswer();
    void setJudgement(const Judgement& judgement);

    std::vector<Block> m_blocks;
    QString m_cells;
    Tool m_tool = General;
    Judgement m_judgement;
    QFutureWatcher<Solution> m_watcher;  ///< one board at a time is worked on
    bool m_outdated = false;             ///< the board has changed since
};

}  // namespace qipan::klotski
