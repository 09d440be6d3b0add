// SPDX-License-Identifier: MIT
#include "klotski_record.h"

#include "board_text.h"
#include "klotski_line.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>

namespace qipan::klotski {

namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(qipan::klotski::Record)
};

/// A cell, or KLOTSKI_NONE.
klotski_cell_t cellOf(const QJsonValue& value)
{
    const qint64 number = value.toInteger(-1);
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
    if (!moves.isArray())
        return "moves";
    for (const QJsonValue move : moves.toArray()) {
        const QJsonArray cells = move.toArray();
        const Gesture gesture{cellOf(cells.at(0)), cellOf(cells.at(1))};
        if (cells.size() != 2 || gesture.from == KLOTSKI_NONE || gesture.to == KLOTSKI_NONE)
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

QJsonObject writeKlotskiRecord(const SavedLine& saved)
{
    int wrong = 0;
    KlotskiLine line = KlotskiLine::replay(saved, &wrong).value_or(KlotskiLine());
    line.goTo(saved.ply);
    QJsonArray moves;
    for (const Gesture& gesture : saved.gestures)
        moves << QJsonArray{gesture.from, gesture.to};
    const int count = line.counts().moves;
    const QString result = klotski_is_solved(&line.layout()) ? movesText(count) : QString();
    return {{QStringLiteral("summary"),
             QJsonObject{{QStringLiteral("title"), saved.name},
                         {QStringLiteral("subtitle"), QString()},
                         {QStringLiteral("result"), result},
                         {QStringLiteral("date"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                         {QStringLiteral("picture"), writeBoard(line.layout())},
                         {QStringLiteral("length"), count}}},
            {QStringLiteral("state"), QJsonObject{{QStringLiteral("board"), saved.board},
                                                  {QStringLiteral("name"), saved.name},
                                                  {QStringLiteral("moves"), moves},
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
