// SPDX-License-Identifier: MIT
#include "zoujing_record.h"

#include "zoujing_game.h"
#include "zoujing_texts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>

#include <limits>

namespace qipan::zoujing {

namespace {

QString lettersOf(const zoujing_game_t& game)
{
    char letters[6];
    zoujing_write(&game, letters);
    return QString::fromLatin1(letters);
}

/// A word that whoever lists the games translates.
QString resultWord(zoujing_outcome_t outcome)
{
    switch (outcome) {
    case ZOUJING_BLACK_WINS:
        return QStringLiteral("black");
    case ZOUJING_GRAY_WINS:
        return QStringLiteral("white");
    case ZOUJING_DRAWN:
        return QStringLiteral("draw");
    default:
        return {};
    }
}

QJsonObject summaryOf(const SavedGame& saved)
{
    GameLine line = saved.line;
    line.goTo(line.plyCount());
    //: The title of a game: %1 who played black, %2 who played white
    const QString title = ZoujingGame::tr("%1 – %2");
    return {{QStringLiteral("title"), title.arg(playerName(saved.players[0]), playerName(saved.players[1]))},
            {QStringLiteral("result"), resultWord(line.outcome())},
            {QStringLiteral("date"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
            {QStringLiteral("picture"), lettersOf(line.game())},
            {QStringLiteral("length"), static_cast<int>(line.plyCount())}};
}

QJsonObject stateOf(const SavedGame& saved)
{
    const GameLine& line = saved.line;
    QJsonArray moves;
    for (size_t ply = 0; ply < line.plyCount(); ++ply)
        moves << QJsonArray{line.plyAt(ply).from, line.plyAt(ply).to};
    QJsonObject state{{QStringLiteral("start"), line.rules().start},
                      {QStringLiteral("first"), line.rules().first},
                      {QStringLiteral("noFirstWin"), line.rules().no_first_win},
                      {QStringLiteral("thirdDraws"), line.rules().third_draws},
                      {QStringLiteral("moves"), moves},
                      {QStringLiteral("ply"), static_cast<int>(line.ply())},
                      {QStringLiteral("blackPlayer"), saved.players[0]},
                      {QStringLiteral("grayPlayer"), saved.players[1]},
                      {QStringLiteral("score"), QJsonArray{saved.score[0], saved.score[1], saved.score[2]}},
                      {QStringLiteral("counted"), saved.counted}};
    if (line.isSetUp())
        state.insert(QStringLiteral("setUp"), QJsonObject{{QStringLiteral("stones"), lettersOf(line.begin())},
                                                          {QStringLiteral("turn"), line.begin().turn}});
    return state;
}

/// Takes the parts of a state one by one; after the first that is wrong, why says which.
class StateReader {
public:
    explicit StateReader(const QJsonObject& state)
        : m_state(state)
    {
    }

    bool flag(const QString& key)
    {
        const QJsonValue value = m_state.value(key);
        if (!value.isBool())
            refuse(key);
        return value.toBool();
    }
    /// 0..greatest.
    int number(const QString& key, int greatest)
    {
        return number(m_state.value(key), greatest, key);
    }
    /// The part, and why it is refused, go by key.
    int number(const QJsonValue& value, int greatest, const QString& key)
    {
        const int number = value.toInt(-1);
        if (number >= 0 && number <= greatest)
            return number;
        refuse(key);
        return 0;
    }
    /// Any length if -1; empty when refused.
    QJsonArray list(const QString& key, qsizetype length)
    {
        const QJsonValue value = m_state.value(key);
        if (value.isArray() && (length < 0 || value.toArray().size() == length))
            return value.toArray();
        refuse(key);
        return {};
    }
    QJsonValue value(const QString& key) const
    {
        return m_state.value(key);
    }
    void refuse(const QString& key)
    {
        if (m_why.isEmpty())
            //: Why a game that was kept cannot be read; %1 is the name of a part of the file
            m_why = QCoreApplication::translate("qipan::zoujing", "the part \"%1\" is not what it should be").arg(key);
    }
    const QString& why() const
    {
        return m_why;
    }

private:
    const QJsonObject m_state;
    QString m_why;
};

GameLine readBegin(StateReader& state)
{
    const QString setUpKey = QStringLiteral("setUp");
    zoujing_rules_t rules;
    rules.start = static_cast<uint8_t>(state.number(QStringLiteral("start"), ZOUJING_START_ROWS));
    rules.first = static_cast<zoujing_side_t>(state.number(QStringLiteral("first"), ZOUJING_GRAY));
    rules.no_first_win = state.flag(QStringLiteral("noFirstWin"));
    rules.third_draws = state.flag(QStringLiteral("thirdDraws"));
    zoujing_game_t game;
    zoujing_init(&game, &rules);
    const QJsonValue setUp = state.value(setUpKey);
    if (setUp.isUndefined())
        return GameLine(game);
    const QByteArray stones = setUp.toObject().value(QStringLiteral("stones")).toString().toUtf8();
    const int turn = state.number(setUp.toObject().value(QStringLiteral("turn")), ZOUJING_GRAY, setUpKey);
    if (zoujing_set_up(&game, &rules, stones.constData(), static_cast<zoujing_side_t>(turn)) != ZOUJING_OK)
        state.refuse(setUpKey);
    return GameLine(game, true);
}

void readMoves(StateReader& state, GameLine& line)
{
    const QString key = QStringLiteral("moves");
    const QJsonArray moves = state.list(key, -1);
    for (const QJsonValue& move : moves) {
        const QJsonArray points = move.toArray();
        if (points.size() != 2 || line.outcome() != ZOUJING_GOING_ON ||
            line.play(points.at(0).toInt(-1), points.at(1).toInt(-1)) != ZOUJING_OK) {
            state.refuse(key);
            return;
        }
    }
}

}  // namespace

QJsonObject writeZoujingRecord(const SavedGame& saved)
{
    return {{QStringLiteral("summary"), summaryOf(saved)}, {QStringLiteral("state"), stateOf(saved)}};
}

std::optional<SavedGame> readZoujingRecord(const QJsonObject& record, QString* why)
{
    StateReader state(record.value(QStringLiteral("state")).toObject());
    SavedGame saved;
    saved.line = readBegin(state);
    readMoves(state, saved.line);
    const int ply = state.number(QStringLiteral("ply"), static_cast<int>(saved.line.plyCount()));
    saved.line.goTo(static_cast<size_t>(ply));
    saved.players = {state.number(QStringLiteral("blackPlayer"), ZoujingGame::Perfect),
                     state.number(QStringLiteral("grayPlayer"), ZoujingGame::Perfect)};
    const QString scoreKey = QStringLiteral("score");
    const QJsonArray score = state.list(scoreKey, static_cast<qsizetype>(saved.score.size()));
    for (qsizetype i = 0; i < score.size(); ++i)
        saved.score[static_cast<size_t>(i)] = state.number(score.at(i), std::numeric_limits<int>::max() - 1, scoreKey);
    saved.counted = state.flag(QStringLiteral("counted"));
    if (!state.why().isEmpty()) {
        *why = state.why();
        return {};
    }
    return saved;
}

}  // namespace qipan::zoujing
