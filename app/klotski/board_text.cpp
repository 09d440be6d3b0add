// SPDX-License-Identifier: MIT
#include "board_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <bit>

namespace qipan::klotski {

namespace {

constexpr qsizetype kLongestName = 60;

struct BoardText {
    Q_DECLARE_TR_FUNCTIONS(qipan::klotski::BoardText)
};

/// What is wrong at a cell that the engine found at fault.
QString faultAt(QChar letter)
{
    switch (letter.unicode()) {
    case 'C':
        //: What is wrong with a board, after the place; Cao Cao is the 2×2 block
        return BoardText::tr("Cao Cao is not one whole 2×2 block.");
    case 'H':
        //: What is wrong with a board, after the place
        return BoardText::tr("half of a lying block without its other half.");
    case 'V':
        //: What is wrong with a board, after the place
        return BoardText::tr("half of an upright block without its other half.");
    default:
        //: What is wrong with a board, after the place; %1 a letter
        return BoardText::tr("“%1” means nothing. C, H, V and S are blocks, a full stop is a blank cell.").arg(letter);
    }
}

QString faultText(const QString& letters, klotski_faults_t faults, klotski_mask_t cells)
{
    if (faults & KLOTSKI_FAULT_LENGTH)
        //: What is wrong with a board
        return BoardText::tr("A board has 20 letters, and this text has %1.").arg(letters.size());
    if (cells != 0) {
        const int cell = std::countr_zero(cells);
        //: A place on the board, both counted from 1, and %3 what is wrong there
        return BoardText::tr("Row %1, column %2: %3")
            .arg(cell / KLOTSKI_COLUMNS + 1)
            .arg(cell % KLOTSKI_COLUMNS + 1)
            .arg(faultAt(letters[cell]));
    }
    if (faults & KLOTSKI_FAULT_GENERAL_MISSING)
        //: What is wrong with a board; Cao Cao is the 2×2 block
        return BoardText::tr("Cao Cao is missing.");
    //: What is wrong with a board
    return BoardText::tr("At least two cells must be blank.");
}

bool isBoardLine(const QString& line)
{
    static const QString letters = QStringLiteral("CHVS.");
    return line.size() == KLOTSKI_COLUMNS &&
           std::all_of(line.begin(), line.end(), [](QChar letter) { return letters.contains(letter.toUpper()); });
}

QString withoutSpace(const QString& text)
{
    QString letters;
    for (const QChar letter : text) {
        if (!letter.isSpace())
            letters += letter;
    }
    return letters;
}

}  // namespace

klotski_faults_t boardFaults(const QString& letters, klotski_layout_t* layout, klotski_mask_t* cells)
{
    // A NUL would end the text for the engine.
    const QByteArray text = QString(letters).replace(QChar::Null, u'?').toLatin1();
    return klotski_from_text(layout, text.constData(), cells);
}

std::optional<klotski_layout_t> readBoard(const QString& letters, QString* why)
{
    klotski_layout_t layout;
    klotski_mask_t cells = 0;
    const klotski_faults_t faults = boardFaults(letters, &layout, &cells);
    if (faults == KLOTSKI_VALID)
        return layout;
    if (why)
        *why = faultText(letters, faults, cells);
    return {};
}

QString writeBoard(const klotski_layout_t& layout)
{
    char text[KLOTSKI_CELLS + 1];
    klotski_to_text(&layout, text);
    return QString::fromLatin1(text);
}

PastedBoard readPasted(const QString& text)
{
    const QString bare = withoutSpace(text);
    if (bare.size() == KLOTSKI_CELLS)
        return {{}, bare.toUpper()};
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        line = line.trimmed();
    qsizetype end = lines.size();
    while (end > 0 && !isBoardLine(lines[end - 1]))
        --end;
    qsizetype begin = end;
    while (begin > 0 && end - begin < KLOTSKI_ROWS && isBoardLine(lines[begin - 1]))
        --begin;
    if (end - begin < KLOTSKI_ROWS)
        return {{}, bare.toUpper()};
    const QString name = begin > 0 ? lines[begin - 1].simplified().left(kLongestName) : QString();
    return {name, lines.mid(begin, KLOTSKI_ROWS).join(QString()).toUpper()};
}

QString boardLines(const QString& letters)
{
    QStringList lines;
    for (int row = 0; row < KLOTSKI_ROWS; ++row)
        lines << letters.mid(qsizetype(row) * KLOTSKI_COLUMNS, KLOTSKI_COLUMNS);
    return lines.join(u'\n');
}

}  // namespace qipan::klotski
