// SPDX-License-Identifier: MIT
#include "chess_record.h"

#include <pgn/fen_text.h>
#include <pgn/pgn_reader.h>
#include <pgn/pgn_writer.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QMetaEnum>

#include <limits>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::array<const char*, 2> kControl{"whiteControl", "blackControl"};

QString fromTag(std::string_view value)
{
    return value.starts_with('?') ? QString() : QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

QString title(const pgn::GameTree& tree)
{
    const QString white = fromTag(tree.tag("White"));
    const QString black = fromTag(tree.tag("Black"));
    if (white.isEmpty() && black.isEmpty())
        return {};
    return (white.isEmpty() ? QStringLiteral("?") : white) + QStringLiteral(" – ") +
           (black.isEmpty() ? QStringLiteral("?") : black);
}

QMetaEnum reasons()
{
    return QMetaEnum::fromType<ChessGame::Reason>();
}

/// Takes the parts of a state one by one; after the first that is wrong, why says which.
class StateReader {
public:
    explicit StateReader(const QJsonObject& state)
        : m_state(state)
    {
    }

    bool has(const QString& key) const
    {
        return m_state.contains(key);
    }
    QString text(const QString& key)
    {
        return take(key, QJsonValue::String).toString();
    }
    bool flag(const QString& key)
    {
        return take(key, QJsonValue::Bool).toBool();
    }
    qint64 number(const QString& key, qint64 greatest)
    {
        const qint64 number = take(key, QJsonValue::Double).toInteger(-1);
        if (number < 0 || number > greatest)
            refuse(key);
        return number;
    }
    void refuse(const QString& key)
    {
        if (m_why.isEmpty())
            //: Why a game that was kept cannot be read; %1 is the name of a part of the file
            m_why = QCoreApplication::translate("qipan::app", "the part \"%1\" is not what it should be").arg(key);
    }
    const QString& why() const
    {
        return m_why;
    }

private:
    QJsonValue take(const QString& key, QJsonValue::Type type)
    {
        const QJsonValue value = m_state.value(key);
        if (value.type() != type)
            refuse(key);
        return value;
    }

    const QJsonObject m_state;
    QString m_why;
};

/// The one game of text, read without a single doubt.
std::optional<pgn::GameTree> readTree(const std::string& text)
{
    auto file = pgn::readGames(text);
    if (!file || file->games.size() != 1 || !file->warnings.empty() || !file->games[0].warnings.empty() ||
        !file->games[0].refusal.empty())
        return {};
    return std::move(file->games[0].tree);
}

}  // namespace

QJsonObject writeChessRecord(const ChessRecord& record)
{
    const SavedGame& game = record.game;
    const pgn::GameTree& tree = game.tree;
    const auto plies = static_cast<int>(tree.mainLinePlies());
    const chess::Position end = tree.positionAt(tree.mainLineNode(static_cast<size_t>(plies)));
    const QJsonObject summary{{QStringLiteral("title"), title(tree)},
                              {QStringLiteral("result"), fromTag(tree.tag("Result"))},
                              {QStringLiteral("date"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                              {QStringLiteral("picture"), QString::fromStdString(pgn::writeFen(end))},
                              {QStringLiteral("length"), plies}};
    QJsonObject state{{QStringLiteral("id"), static_cast<qint64>(game.id)},
                      {QStringLiteral("pgn"), QString::fromStdString(pgn::writePgn(tree))},
                      {QStringLiteral("ply"), game.ply},
                      {QStringLiteral("ending"), QLatin1String(reasons().valueToKey(game.ending))},
                      {QStringLiteral("modified"), game.modified},
                      {QStringLiteral("file"), game.filePath},
                      {QStringLiteral("flipped"), record.flipped},
                      {QStringLiteral("spent"), static_cast<qint64>(game.spent)}};
    for (size_t color = 0; color < 2; ++color)
        state.insert(QLatin1String(kControl[color]),
                     QString::fromStdString(clock::writeTimeControl(game.controls[color])));
    return {{QStringLiteral("summary"), summary}, {QStringLiteral("state"), state}};
}

std::optional<ChessRecord> readChessRecord(const QJsonObject& record, QString* why)
{
    constexpr qint64 kLongestMove = 366LL * 24 * 3600 * 1000;
    StateReader state(record.value(QStringLiteral("state")).toObject());
    ChessRecord result;
    SavedGame& game = result.game;
    if (auto tree = readTree(state.text(QStringLiteral("pgn")).toStdString()))
        game.tree = std::move(*tree);
    else
        state.refuse(QStringLiteral("pgn"));
    if (state.has(QStringLiteral("id")))
        game.id = static_cast<quint32>(state.number(QStringLiteral("id"), std::numeric_limits<quint32>::max()));
    game.ply = static_cast<int>(state.number(QStringLiteral("ply"), static_cast<qint64>(game.tree.mainLinePlies())));
    bool known = false;
    const int ending = reasons().keyToValue(state.text(QStringLiteral("ending")).toLatin1().constData(), &known);
    game.ending = known ? static_cast<ChessGame::Reason>(ending) : ChessGame::NoReason;
    if (!known || (game.ending != ChessGame::NoReason && game.tree.result() == pgn::Result::Unknown))
        state.refuse(QStringLiteral("ending"));
    game.modified = state.flag(QStringLiteral("modified"));
    game.filePath = state.text(QStringLiteral("file"));
    result.flipped = state.flag(QStringLiteral("flipped"));
    game.spent = state.number(QStringLiteral("spent"), kLongestMove);
    for (size_t color = 0; color < 2; ++color) {
        const QString key = QLatin1String(kControl[color]);
        const auto control = clock::readTimeControl(state.text(key).toStdString(), nullptr);
        game.controls[color] = control.value_or(clock::TimeControl());
        if (!control)
            state.refuse(key);
    }
    if (!state.why().isEmpty()) {
        *why = state.why();
        return {};
    }
    return result;
}

}  // namespace qipan::app
