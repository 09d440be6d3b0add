// SPDX-License-Identifier: MIT
#include "klotski_record.h"

#include "board_text.h"
#include "klotski_line.h"

#include <QCoreApplication>
#include <QDateTime>

namespace qipan::klotski {

namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(qipan::klotski::Record)
};

QString letters(const std::vector<Gesture>& gestures)
{
    QByteArray letters;
    letters.reserve(static_cast<qsizetype>(2 * gestures.size()));
    for (const Gesture& gesture : gestures) {
        letters += static_cast<char>('a' + gesture.from);
        letters += static_cast<char>('a' + gesture.to);
    }
    return QString::fromLatin1(letters);
}

/// A cell, or KLOTSKI_NONE.
klotski_cell_t cellOf(QChar letter)
{
    const int number = letter.unicode() - u'a';
    return number >= 0 && number < KLOTSKI_CELLS ? static_cast<klotski_cell_t>(number) : klotski_cell_t(KLOTSKI_NONE);
}

QString wrongPart(const char* part)
{
    //: Why a game that was kept cannot be read; %1 is the name of a part of the file
    return RecordText::tr("the part \"%1\" is not what it should be").arg(QLatin1String(part));
}

/// The name of the first part that is not of its type or out of its range; null if there is none.
const char* readParts(const QJsonObject& state, SavedLine* line)
{
    const QJsonValue board = state.value(QStringLiteral("board"));
    line->board = board.toString();
    if (!readBoard(line->board, nullptr))
        return "board";
    const QJsonValue name = state.value(QStringLiteral("name"));
    if (!name.isString())
        return "name";
    line->name = name.toString();
    const QJsonValue moves = state.value(QStringLiteral("moves"));
    const QString cells = moves.toString();
    if (!moves.isString() || cells.size() % 2 != 0)
        return "moves";
    for (qsizetype i = 0; i < cells.size(); i += 2) {
        const Gesture gesture{cellOf(cells[i]), cellOf(cells[i + 1])};
        if (gesture.from == KLOTSKI_NONE || gesture.to == KLOTSKI_NONE)
            return "moves";
        line->gestures.push_back(gesture);
    }
    const qint64 ply = state.value(QStringLiteral("ply")).toInteger(-1);
    if (ply < 0 || ply > static_cast<qint64>(line->gestures.size()))
        return "ply";
    line->ply = static_cast<int>(ply);
    const QJsonValue assisted = state.value(QStringLiteral("assisted"));
    if (!assisted.isBool())
        return "assisted";
    line->assisted = assisted.toBool();
    return nullptr;
}

}  // namespace

QJsonObject writeKlotskiRecord(const SavedLine& saved, const ShownGame& shown)
{
    const QString result = klotski_is_solved(&shown.layout) ? QStringLiteral("solved") : QString();
    return {{QStringLiteral("summary"),
             QJsonObject{{QStringLiteral("title"), shown.title},
                         {QStringLiteral("result"), result},
                         {QStringLiteral("date"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                         {QStringLiteral("picture"), writeBoard(shown.layout)},
                         {QStringLiteral("length"), shown.moveCount}}},
            {QStringLiteral("state"), QJsonObject{{QStringLiteral("board"), saved.board},
                                                  {QStringLiteral("name"), saved.name},
                                                  {QStringLiteral("moves"), letters(saved.gestures)},
                                                  {QStringLiteral("ply"), saved.ply},
                                                  {QStringLiteral("assisted"), saved.assisted}}}};
}

std::optional<SavedLine> readKlotskiRecord(const QJsonObject& record, QString* why)
{
    SavedLine line;
    if (const char* part = readParts(record.value(QStringLiteral("state")).toObject(), &line)) {
        *why = wrongPart(part);
        return {};
    }
    int wrong = 0;
    if (KlotskiLine::replay(line, &wrong))
        return line;
    //: Why a game that was kept cannot be read; %1 a number
    *why = RecordText::tr("move %1 is not legal").arg(wrong);
    return {};
}

}  // namespace qipan::klotski
