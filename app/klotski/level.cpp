// SPDX-License-Identifier: MIT
#include "level.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QStringList>

#include <array>

namespace qipan::klotski {

namespace {

struct LevelText {
    Q_DECLARE_TR_FUNCTIONS(qipan::klotski::Level)
};

enum Column { ChineseName, EnglishName, Pinyin, Board, Moves, Steps, Columns };

std::vector<Level> readLevels()
{
    std::vector<Level> levels;
    QFile file(QStringLiteral(":/klotski/layouts.tsv"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the layouts are not in the program");
    file.readLine();
    while (!file.atEnd()) {
        const QStringList fields = QString::fromUtf8(file.readLine()).split(u'\t');
        if (fields.size() < Columns)
            continue;
        Level level;
        level.board = fields[Board];
        level.number = static_cast<int>(levels.size()) + 1;
        level.chineseName = fields[ChineseName];
        level.englishName = fields[EnglishName];
        level.pinyin = fields[Pinyin];
        level.moves = fields[Moves].toInt();
        level.steps = fields[Steps].toInt();
        levels.push_back(level);
    }
    return levels;
}

/// "heng dao li ma" as a title.
QString capitalized(const QString& pinyin)
{
    QString title = pinyin;
    for (qsizetype i = 0; i < title.size(); ++i) {
        if (i == 0 || title[i - 1].isSpace())
            title[i] = title[i].toUpper();
    }
    return title;
}

}  // namespace

QString Level::name() const
{
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const QString names = chinese ? chineseName : englishName.isEmpty() ? capitalized(pinyin) : englishName;
    //: A level without a name; %1 its number
    const QString name = names.isEmpty() ? LevelText::tr("No. %1").arg(number) : names;
    return own ? name : name.section(QStringLiteral(" / "), 0, 0);
}

bool Level::matches(const QString& text) const
{
    const auto holds = [&text](const QString& name) { return name.contains(text, Qt::CaseInsensitive); };
    return holds(chineseName) || holds(englishName) || holds(pinyin) || QString::number(number) == text;
}

int Level::difficulty() const
{
    constexpr std::array kMost{31, 50, 70, 92};
    if (moves < 0)
        return -1;
    int difficulty = 0;
    for (const int most : kMost)
        difficulty += moves > most ? 1 : 0;
    return difficulty;
}

const std::vector<Level>& publishedLevels()
{
    static const std::vector<Level> levels = readLevels();
    return levels;
}

}  // namespace qipan::klotski
