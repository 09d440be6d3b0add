// SPDX-License-Identifier: MIT
#include "sheet_games.h"
#include "tight_disk.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace qipan::picture;

namespace {

const QString kPieces = QStringLiteral(QIPAN_PIECES);

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int pageCount(const QByteArray& pdf)
{
    // Source: ISO 32000-1, 7.7.3.3: every page is an object of this type; "/Pages" is their tree.
    return static_cast<int>(QString::fromLatin1(pdf).count(QRegularExpression("/Type\\s*/Page\\b")));
}

/// The width and height of the first page, in points.
QSize paperOf(const QByteArray& pdf)
{
    const QRegularExpression box("/MediaBox\\s*\\[\\s*0\\s+0\\s+([\\d.]+)\\s+([\\d.]+)\\s*\\]");
    const QRegularExpressionMatch match = box.match(QString::fromLatin1(pdf));
    return {qRound(match.captured(1).toDouble()), qRound(match.captured(2).toDouble())};
}

}  // namespace

/// The PDF file.
class ScoreSheetTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void isAWholePdf_data();
    void isAWholePdf();
    void isOnThePaperOfTheCountry_data();
    void isOnThePaperOfTheCountry();
    void textIsTextInItsOwnFonts();
    void saysWhyItCannotBeSaved_data();
    void saysWhyItCannotBeSaved();
    void refusesAStartThatIsNoPosition();
    void refusesADiagramWithoutDrawings();
    void aFullDiskLeavesTheOldFile_data();
    void aFullDiskLeavesTheOldFile();
};

void ScoreSheetTest::cleanup()
{
    QLocale::setDefault(QLocale::c());
}

void ScoreSheetTest::isAWholePdf_data()
{
    QTest::addColumn<int>("moves");
    QTest::addColumn<bool>("times");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<int>("pages");
    QTest::newRow("no move") << 0 << false << QString() << 1;
    QTest::newRow("one move") << 1 << false << QString() << 1;
    QTest::newRow("80 moves") << 80 << false << QString() << 1;
    QTest::newRow("80 moves with times") << 80 << true << QString() << 2;
    QTest::newRow("310 moves") << 310 << false << QString() << 3;
    QTest::newRow("another start") << 20 << true << "4k3/8/8/8/8/8/8/4K2R b K - 5 20" << 1;
}

void ScoreSheetTest::isAWholePdf()
{
    QFETCH(int, moves);
    QFETCH(bool, times);
    QFETCH(QString, fen);
    QFETCH(int, pages);
    QTemporaryDir folder;
    const QString path = folder.filePath("棋 sheet.pdf");
    ScoreSheetGame game = gameOf(moves, times);
    game.startFen = fen;
    QString error = QStringLiteral("not touched");
    QVERIFY2(ScoreSheet(game, kPieces).save(path, &error), qPrintable(error));
    QCOMPARE(error, QString());
    const QByteArray pdf = contentOf(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QCOMPARE(pageCount(pdf), pages);
    QVERIFY2(pdf.size() < 200000, qPrintable(QString::number(pdf.size())));
}

void ScoreSheetTest::isOnThePaperOfTheCountry_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QSize>("paper");
    // A4 is 210 by 297 mm, Letter 8.5 by 11 inches; a point is a 72nd of an inch.
    QTest::newRow("Germany") << "de_DE" << QSize(595, 842);
    QTest::newRow("China") << "zh_CN" << QSize(595, 842);
    QTest::newRow("United States") << "en_US" << QSize(612, 792);
}

void ScoreSheetTest::isOnThePaperOfTheCountry()
{
    QFETCH(QString, locale);
    QFETCH(QSize, paper);
    QTemporaryDir folder;
    QLocale::setDefault(QLocale(locale));
    QVERIFY(ScoreSheet(gameOf(3), kPieces).save(folder.filePath("sheet.pdf"), nullptr));
    QCOMPARE(paperOf(contentOf(folder.filePath("sheet.pdf"))), paper);
}

void ScoreSheetTest::textIsTextInItsOwnFonts()
{
    QTemporaryDir folder;
    QVERIFY(ScoreSheet(gameOf(3), kPieces).save(folder.filePath("sheet.pdf"), nullptr));
    const QByteArray pdf = contentOf(folder.filePath("sheet.pdf"));
    // A font with a table that leads back to characters: what a reader needs to search and copy.
    QVERIFY(pdf.contains("/FontFile"));
    QVERIFY(pdf.contains("/ToUnicode"));
    QVERIFY2(!pdf.contains("/Subtype /Image"), "pixels on the page");
}

void ScoreSheetTest::saysWhyItCannotBeSaved_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("no name") << "";
    QTest::newRow("missing folder") << "/nowhere/at/all/sheet.pdf";
    QTest::newRow("a folder that takes no files") << "/proc/sheet.pdf";
    QTest::newRow("a folder") << "/tmp";
}

void ScoreSheetTest::saysWhyItCannotBeSaved()
{
    QFETCH(QString, path);
    QString error;
    QVERIFY(!ScoreSheet(gameOf(3), kPieces).save(path, &error));
    QVERIFY(!error.isEmpty());
    QVERIFY(!ScoreSheet(gameOf(3), kPieces).save(path, nullptr));
}

void ScoreSheetTest::refusesAStartThatIsNoPosition()
{
    QTemporaryDir folder;
    ScoreSheetGame game = gameOf(3);
    game.startFen = QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1");
    QString error;
    QVERIFY(!ScoreSheet(game, kPieces).save(folder.filePath("sheet.pdf"), &error));
    QVERIFY2(error.contains("without a king"), qPrintable(error));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void ScoreSheetTest::refusesADiagramWithoutDrawings()
{
    QTemporaryDir folder;
    ScoreSheetGame game = gameOf(3);
    game.startFen = QStringLiteral("4k3/8/8/8/8/8/8/4K2R b K - 5 20");
    QString error;
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Cannot open file.*"));
    QVERIFY(!ScoreSheet(game, QStringLiteral("/no/men")).save(folder.filePath("sheet.pdf"), &error));
    QVERIFY2(error.contains("/no/men"), qPrintable(error));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void ScoreSheetTest::aFullDiskLeavesTheOldFile_data()
{
    QTest::addColumn<int>("moves");
    // Few bytes wait in a buffer until the file is closed; many are written at once.
    QTest::newRow("few bytes") << 0;
    QTest::newRow("many bytes") << 300;
}

void ScoreSheetTest::aFullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    QFETCH(int, moves);
    QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    QVERIFY(ScoreSheet(gameOf(1), kPieces).save(path, nullptr));
    const QByteArray old = contentOf(path);
    const ScoreSheetGame game = moves > 0 ? gameOf(moves) : ScoreSheetGame();
    QString error;
    bool done = true;
    {
        const TightDisk disk(1000);
        done = ScoreSheet(game, kPieces).save(path, &error);
    }
    QVERIFY(!done);
    QVERIFY(!error.isEmpty());
    QCOMPARE(contentOf(path), old);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("sheet.pdf"));
#endif
}

QTEST_MAIN(ScoreSheetTest)
#include "score_sheet_test.moc"
