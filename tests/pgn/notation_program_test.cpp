// SPDX-License-Identifier: MIT
/// @file qipan-notation as others run it: a process, its answers, refusals and exit codes.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Run {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

Run run(const QStringList& arguments)
{
    QProcess process;
    process.start(QStringLiteral(QIPAN_NOTATION), arguments);
    Run result;
    if (process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit) {
        result = {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return result;
}

/// \n, \r, \t and \uFEFF as the table of cases writes them.
QString unescaped(QString text)
{
    return text.replace(QStringLiteral("\\n"), QStringLiteral("\n"))
        .replace(QStringLiteral("\\r"), QStringLiteral("\r"))
        .replace(QStringLiteral("\\t"), QStringLiteral("\t"))
        .replace(QStringLiteral("\\uFEFF"), QString(QChar(0xFEFF)));
}

/// Cases of the table that are not run from it, each with the reason.
QString reasonToSkip(const QString& id)
{
    if (id.startsWith(QLatin1String("960-")) || id == QLatin1String("san-out-34") ||
        id == QLatin1String("san-out-35") || id == QLatin1String("pgn-47")) {
        return QStringLiteral("Chess960 is not supported yet");
    }
    if (id == QLatin1String("state-35")) {
        return QStringLiteral("a dead position that the men alone do not tell is not looked for");
    }
    if (id == QLatin1String("pgn-51") || id == QLatin1String("pgn-53") || id == QLatin1String("pgn-54") ||
        id == QLatin1String("pgn-55")) {
        return QStringLiteral("too large or binary for a table: see pgn_files_test.cpp");
    }
    if (id == QLatin1String("pgn-61") || id == QLatin1String("pgn-62")) {
        return QStringLiteral("about writing: see pgn_writer_test.cpp");
    }
    return {};
}

}  // namespace

class NotationProgramTest : public QObject {
    Q_OBJECT

private slots:
    void answersEveryCase_data();
    void answersEveryCase();
    void printsHelp();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void takesOptionsAnywhere();
    void saysThatChess960IsToCome();
    void warnsOfMoveNumberZeroWhenStrict();
    void saysWhyAFileCannotBeRead();
    void refusesWideText();
    void saysThatItsOutputCannotBeWritten();
    void keepsARefusalOnOneLine();
    void namesFileLineAndColumnOfAWarning();
    void handsOnGamesItCannotReplay();
    void takesSeveralMovesInOneArgument();

private:
    QString written(const QByteArray& content)
    {
        const QString path = m_folder.filePath(QStringLiteral("games.pgn"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
            qFatal("cannot write to the temporary folder");
        }
        return path;
    }

    QTemporaryDir m_folder;
};

void NotationProgramTest::answersEveryCase_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("answer");
    QFile file(QStringLiteral(QIPAN_TEST_DATA "/chess_cases.tsv"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QStringList columns = line.split(QLatin1Char('\t'));
        if (!line.startsWith(QLatin1Char('#')) && reasonToSkip(columns.at(0)).isEmpty()) {
            QTest::newRow(qPrintable(columns.at(0)))
                << columns.at(1) << unescaped(columns.at(2)) << columns.at(3) << columns.at(4);
        }
    }
}

void NotationProgramTest::answersEveryCase()
{
    QFETCH(QString, command);
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(QString, answer);
    QVERIFY2(answer != QLatin1String("-"), "the case is neither run nor named with a reason");

    if (command == QLatin1String("pgn")) {
        const QString path = written(first.toUtf8());
        const Run summary = run({command, path});
        const Run rewritten = run({command, path, QStringLiteral("--rewrite")});
        QCOMPARE(summary.exitCode, 0);
        for (const QString& part : answer.split(QStringLiteral(" && "))) {
            const QString text = part.section(QLatin1Char('~'), 1);
            if (part.startsWith(QLatin1String("rewrite~"))) {
                QVERIFY2(rewritten.out.contains(text.toUtf8()), rewritten.out.constData());
            } else if (part.startsWith(QLatin1String("stderr~"))) {
                QVERIFY2(summary.err.contains(text.toUtf8()), summary.err.constData());
            } else if (part.startsWith(QLatin1String("strict="))) {
                QCOMPARE(run({command, path, QStringLiteral("--strict")}).exitCode, 1);
            } else {
                QVERIFY2((" " + summary.out.simplified() + " ").contains(" " + part.toUtf8() + " "),
                         summary.out.constData());
            }
        }
        return;
    }

    QStringList arguments = {command, first};
    if (command == QLatin1String("state")) {
        arguments += second.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    } else if (command != QLatin1String("fen")) {
        arguments += second;
    }
    if (answer == QLatin1String("!strict")) {
        QCOMPARE(run(arguments).exitCode, 0);
        arguments += QStringLiteral("--strict");
        answer = QStringLiteral("!");
    }
    const Run lenient = run(arguments);
    if (answer.startsWith(QLatin1Char('!'))) {
        QCOMPARE(lenient.exitCode, 1);
        QCOMPARE(lenient.out, QByteArray());
        QVERIFY2(lenient.err.startsWith("error: "), lenient.err.constData());
        QVERIFY2(lenient.err.contains(answer.mid(1).toUtf8()), lenient.err.constData());
        return;
    }
    if (answer.endsWith(QLatin1String(" lenient"))) {
        answer.chop(8);
        QCOMPARE(run(arguments + QStringList(QStringLiteral("--strict"))).exitCode, 1);
    }
    QCOMPARE(lenient.err, QByteArray());
    QCOMPARE(lenient.exitCode, 0);
    if (command == QLatin1String("state")) {
        for (const QString& part : answer.split(QStringLiteral(" && "))) {
            QVERIFY2(lenient.out.contains(part.toUtf8() + '\n'), lenient.out.constData());
        }
    } else {
        QCOMPARE(lenient.out, answer.toUtf8() + '\n');
    }
}

void NotationProgramTest::printsHelp()
{
    const Run help = run({QStringLiteral("--help")});
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.out.startsWith("usage: qipan-notation"));
    QCOMPARE(help.err, QByteArray());
}

void NotationProgramTest::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList();
    QTest::newRow("unknown command") << QStringList({QStringLiteral("play")});
    QTest::newRow("too few arguments") << QStringList({QStringLiteral("san-in"), QStringLiteral("startpos")});
    QTest::newRow("too many arguments") << QStringList(
        {QStringLiteral("fen"), QStringLiteral("startpos"), QStringLiteral("e4")});
    QTest::newRow("unknown option") << QStringList(
        {QStringLiteral("fen"), QStringLiteral("startpos"), QStringLiteral("--stirct")});
}

void NotationProgramTest::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    const Run result = run(arguments);
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.out, QByteArray());
    QVERIFY(!result.err.isEmpty());
}

void NotationProgramTest::takesOptionsAnywhere()
{
    const QStringList words = {QStringLiteral("san-in"), QStringLiteral("startpos"), QStringLiteral("e2-e4")};
    QCOMPARE(run(words).out, QByteArray("e2e4\n"));
    for (int i = 0; i <= words.size(); ++i) {
        QStringList arguments = words;
        arguments.insert(i, QStringLiteral("--strict"));
        QCOMPARE(run(arguments).exitCode, 1);
    }
}

void NotationProgramTest::saysThatChess960IsToCome()
{
    const Run result = run({QStringLiteral("fen"), QStringLiteral("startpos"), QStringLiteral("--chess960")});
    QCOMPARE(result.exitCode, 1);
    QCOMPARE(result.err, QByteArray("error: --chess960: Chess960 is not supported yet\n"));
}

void NotationProgramTest::warnsOfMoveNumberZeroWhenStrict()
{
    const QStringList arguments = {QStringLiteral("fen"), QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 0")};
    QCOMPARE(run(arguments).err, QByteArray());
    const Run strict = run(arguments + QStringList(QStringLiteral("--strict")));
    QCOMPARE(strict.exitCode, 0);
    QCOMPARE(strict.out, QByteArray("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"));
    QVERIFY(strict.err.startsWith("warning: move number"));
}

void NotationProgramTest::saysWhyAFileCannotBeRead()
{
    const QString path = m_folder.filePath(QStringLiteral("missing.pgn"));
    const Run missing = run({QStringLiteral("pgn"), path});
    QCOMPARE(missing.exitCode, 1);
    QVERIFY(missing.err.startsWith("error: " + path.toUtf8() + ": cannot be read: No such file"));
    QCOMPARE(run({QStringLiteral("pgn"), m_folder.path()}).exitCode, 1);
}

void NotationProgramTest::refusesWideText()
{
    const QString path = written(QByteArray("\xFF\xFE"
                                            "1\0.\0 \0e\0",
                                            10));
    for (const QStringList& options : {QStringList(), QStringList(QStringLiteral("--rewrite"))}) {
        const Run result = run(QStringList{QStringLiteral("pgn"), path} + options);
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(result.out, QByteArray());
        QVERIFY2(result.err.startsWith("error: " + path.toUtf8() + ": this is UTF-16"), result.err.constData());
    }
}

void NotationProgramTest::saysThatItsOutputCannotBeWritten()
{
    for (const QString& program : {QStringLiteral(QIPAN_NOTATION), QStringLiteral(QIPAN_PERFT)}) {
        const bool isPerft = program == QStringLiteral(QIPAN_PERFT);
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(program, isPerft ? QStringList{QStringLiteral("startpos"), QStringLiteral("1")}
                                       : QStringList{QStringLiteral("fen"), QStringLiteral("startpos")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().startsWith("error: output: cannot be written: "));
    }
}

void NotationProgramTest::keepsARefusalOnOneLine()
{
    const Run result = run({QStringLiteral("san-in"), QStringLiteral("startpos"), QStringLiteral("a\n\x1B[31mb")});
    QCOMPARE(result.err, QByteArray("error: a  [31mb: invalid, this is no move\n"));
}

void NotationProgramTest::namesFileLineAndColumnOfAWarning()
{
    const QString path = written("[Event \"A\"]\n\n1. e4 {\xC3\xBC} e4 *\n");
    const Run result = run({QStringLiteral("pgn"), path});
    QCOMPARE(result.err, path.toUtf8() + ":3:11: move 1, Black: e4: illegal move\n");
    QCOMPARE(result.out, QByteArray("game 1: plies=1 variations=0 comments=1 nags=0 result=* warnings=1\n"
                                    "games=1 plies=1 warnings=1\n"));
}

void NotationProgramTest::handsOnGamesItCannotReplay()
{
    const QByteArray other = "[Event \"B\"]\n[Variant \"Atomic\"]\n\n1. e4 {boom} e5 1-0";
    const QString path = written("[Event \"A\"]\n\n1. e4 *\n\n" + other + "\n\n[Event \"C\"]\n\n1. d4 *\n");
    const Run result = run({QStringLiteral("pgn"), path, QStringLiteral("--rewrite")});
    QVERIFY(result.err.contains("Atomic is not supported"));
    QVERIFY(result.out.contains("\n\n" + other + "\n\n[Event \"C\"]"));

    // A comment left open takes the empty lines before the next game along: they must not grow.
    const QString open = written(other.chopped(3) + "{no end\n\n\n[Event \"C\"]\n\n1. d4 {ends} *\n");
    const QByteArray once = run({QStringLiteral("pgn"), open, QStringLiteral("--rewrite")}).out;
    QCOMPARE(run({QStringLiteral("pgn"), written(once), QStringLiteral("--rewrite")}).out, once);
}

void NotationProgramTest::takesSeveralMovesInOneArgument()
{
    const QStringList words = {QStringLiteral("state"), QStringLiteral("startpos")};
    const QStringList parted = {QStringLiteral("f3"), QStringLiteral("e5"), QStringLiteral("g4"),
                                QStringLiteral("Qh4#")};
    const Run result = run(words + parted);
    QCOMPARE(run(words + QStringList(parted.join(QLatin1Char(' ')))).out, result.out);
    QCOMPARE(result.out, QByteArray("fen: rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"
                                    "status: checkmate\n"
                                    "insufficient-material: no\n"
                                    "repetitions: 1\n"
                                    "fifty-move-claim: no\n"
                                    "seventyfive-move-draw: no\n"));
}

QTEST_GUILESS_MAIN(NotationProgramTest)
#include "notation_program_test.moc"
