// SPDX-License-Identifier: MIT
#include "klotski_results.h"

#include <QDateTime>

#include <algorithm>

namespace qipan::klotski {

KlotskiResults::KlotskiResults(QObject* parent)
    : QObject(parent)
    , m_file(QStringLiteral("results.json"))
{
    connect(&m_file, &KeptFile::messageChanged, this, &KlotskiResults::messageChanged);
    read();
}

QString KlotskiResults::folder() const
{
    return m_file.folder();
}

void KlotskiResults::setFolder(const QString& folder)
{
    if (folder == m_file.folder())
        return;
    m_file.setFolder(folder);
    read();
    emit folderChanged();
    emit reset();
}

QString KlotskiResults::message() const
{
    return m_file.message();
}

int KlotskiResults::bestMoves(const QString& board) const
{
    const auto result = m_results.constFind(board);
    return result == m_results.cend() ? -1 : result->moves;
}

int KlotskiResults::bestSteps(const QString& board) const
{
    const auto result = m_results.constFind(board);
    return result == m_results.cend() ? -1 : result->steps;
}

bool KlotskiResults::take(KlotskiGame* game)
{
    if (!game || !game->isSolved() || game->isAssisted())
        return false;
    const QString board = game->board();
    const Result found{game->moveCount(), game->stepCount(), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)};
    if (!improve(m_results, board, found))
        return false;
    improve(m_news, board, found);
    m_file.write([news = m_news](const QJsonObject& file) { return addResults(file, news); });
    emit changed(board);
    return true;
}

void KlotskiResults::finish()
{
    m_file.finish();
}

KlotskiResults::Results KlotskiResults::readResults(const QJsonObject& file)
{
    Results results;
    for (auto entry = file.begin(); entry != file.end(); ++entry) {
        const QJsonObject values = entry.value().toObject();
        const Result result{values.value(QStringLiteral("moves")).toInt(-1),
                            values.value(QStringLiteral("steps")).toInt(-1),
                            values.value(QStringLiteral("date")).toString()};
        if (result.moves >= 0 && result.steps >= result.moves)
            results.insert(entry.key(), result);
    }
    return results;
}

/// What is in the file and is no result stays there.
QJsonObject KlotskiResults::addResults(QJsonObject file, const Results& results)
{
    Results known = readResults(file);
    for (auto found = results.begin(); found != results.end(); ++found) {
        if (!improve(known, found.key(), found.value()))
            continue;
        const Result& best = known[found.key()];
        file.insert(found.key(), QJsonObject{{QStringLiteral("moves"), best.moves},
                                             {QStringLiteral("steps"), best.steps},
                                             {QStringLiteral("date"), best.date}});
    }
    return file;
}

bool KlotskiResults::improve(Results& results, const QString& board, const Result& found)
{
    const auto known = results.find(board);
    if (known == results.end()) {
        results.insert(board, found);
        return true;
    }
    if (found.moves >= known->moves && found.steps >= known->steps)
        return false;
    *known = {std::min(found.moves, known->moves), std::min(found.steps, known->steps), found.date};
    return true;
}

void KlotskiResults::read()
{
    m_news.clear();
    m_results = readResults(m_file.read());
}

}  // namespace qipan::klotski
