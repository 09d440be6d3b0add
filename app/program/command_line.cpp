// SPDX-License-Identifier: MIT
#include "command_line.h"

#include <QCoreApplication>

#include <pgn/fen_text.h>

namespace qipan::program {

namespace {

CommandLine refused(int exitCode, const QString& error)
{
    CommandLine line;
    line.wish = CommandLine::Wish::Refused;
    line.exitCode = exitCode;
    line.error = error;
    return line;
}

QString text(const char* source)
{
    return QCoreApplication::translate("qipan::program", source);
}

}  // namespace

void addOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(text(QT_TRANSLATE_NOOP("qipan::program", "Board games on the screen and on a real board.")));
    parser.addPositionalArgument(QStringLiteral("FILE.pgn"),
                                 text(QT_TRANSLATE_NOOP("qipan::program", "A file of chess games to open.")),
                                 QStringLiteral("[FILE.pgn]"));
    parser.addOptions({
        {QStringLiteral("game"), text(QT_TRANSLATE_NOOP("qipan::program", "The game to open: chess, klotski or zoujing.")),
         QStringLiteral("GAME")},
        {QStringLiteral("fen"), text(QT_TRANSLATE_NOOP("qipan::program", "The position to begin with.")),
         QStringLiteral("FEN")},
        {QStringLiteral("lang"), text(QT_TRANSLATE_NOOP("qipan::program", "The language: en or zh_CN.")),
         QStringLiteral("LL")},
        {QStringLiteral("theme"), text(QT_TRANSLATE_NOOP("qipan::program", "The look: light, dark or system.")),
         QStringLiteral("THEME")},
        {QStringLiteral("board"), text(QT_TRANSLATE_NOOP("qipan::program", "The port of a real board.")),
         QStringLiteral("PORT")},
    });
    parser.addHelpOption();
    parser.addVersionOption();
}

CommandLine readCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return refused(2, parser.errorText());

    CommandLine line;
    line.language = parser.value(QStringLiteral("lang"));
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("version"))) {
        line.wish = parser.isSet(QStringLiteral("help")) ? CommandLine::Wish::Help : CommandLine::Wish::Version;
        return line;
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return refused(2, QStringLiteral("%1: one file at a time").arg(files.at(1)));
    line.game = parser.value(QStringLiteral("game"));
    const QStringList games{QStringLiteral("chess"), QStringLiteral("klotski"), QStringLiteral("zoujing")};
    if (parser.isSet(QStringLiteral("game")) && !games.contains(line.game))
        return refused(2, QStringLiteral("--game %1: must be chess, klotski or zoujing").arg(line.game));
    const bool forChess = !files.isEmpty() || parser.isSet(QStringLiteral("fen"));
    if (forChess && !line.game.isEmpty() && line.game != QLatin1String("chess"))
        return refused(2, QStringLiteral("--game %1: a file or a FEN is for chess").arg(line.game));
    if (forChess)
        line.game = QStringLiteral("chess");
    line.board = parser.value(QStringLiteral("board"));
    if (parser.isSet(QStringLiteral("board"))) {
        if (line.board.trimmed().isEmpty())
            return refused(2, QStringLiteral("--board: a port is missing"));
        if (!line.game.isEmpty() && line.game != QLatin1String("chess"))
            return refused(2, QStringLiteral("--game %1: a real board is for chess").arg(line.game));
        line.game = QStringLiteral("chess");
    }
    line.theme = parser.value(QStringLiteral("theme"));
    const QStringList themes{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system")};
    if (parser.isSet(QStringLiteral("theme")) && !themes.contains(line.theme))
        return refused(2, QStringLiteral("--theme %1: must be light, dark or system").arg(line.theme));
    line.fen = parser.value(QStringLiteral("fen"));
    if (line.fen == QLatin1String("startpos"))
        line.fen.clear();
    else if (parser.isSet(QStringLiteral("fen"))) {
        const pgn::FenReading reading = pgn::readFen(line.fen.toStdString());
        if (!reading.position)
            return refused(1, QString::fromStdString(reading.error));
    }
    if (!files.isEmpty())
        line.file = files.first();
    return line;
}

}  // namespace qipan::program
