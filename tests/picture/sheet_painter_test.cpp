// SPDX-License-Identifier: MIT
#include "sheet_games.h"
#include "text_recorder.h"

#include <sheet_painter.h>

#include <pgn/fen_text.h>

#include <QtTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace qipan::picture;

namespace {

constexpr QSizeF kA4(595, 842);

using Pages = std::vector<std::unique_ptr<TextRecorder>>;

/// The pages as they are written.
Pages written(const ScoreSheetGame& game, const QString& fen = {})
{
    SheetDiagram diagram;
    if (!fen.isEmpty())
        diagram = {qipan::pgn::readFen(fen.toStdString()).position, QStringLiteral(QIPAN_PIECES)};
    Pages pages;
    int count = 1;
    for (int page = 0; page < count; ++page) {
        pages.push_back(std::make_unique<TextRecorder>(kA4));
        QPainter painter(pages.back().get());
        SheetPainter sheet(painter, kA4, game, diagram);
        count = sheet.pageCount();
        sheet.paintPage(page);
    }
    return pages;
}

RecordedText only(const TextRecorder& page, const QString& text)
{
    for (const RecordedText& run : page.texts()) {
        if (run.text == text)
            return run;
    }
    return {};
}

QString longText(const QString& word, int times)
{
    return QString(word).repeated(times);
}

}  // namespace

/// What is written where on the score sheet.
class SheetPainterTest : public QObject {
    Q_OBJECT

private slots:
    void writesWhatIsKnown();
    void leavesBlankWhatIsNotKnown();
    void writesEveryMoveOnceInOrder_data();
    void writesEveryMoveOnceInOrder();
    void writesTimesBesideTheMoves();
    void aGameMayBeginWithBlack();
    void numbersPagesIfThereAreSeveral();
    void drawsADiagramOfAnotherStart();
    void breaksAndCutsTheComment();
    void textStaysOnThePaperAndApart_data();
    void textStaysOnThePaperAndApart();
    void hasOneRedSealOnEveryPage();
};

void SheetPainterTest::writesWhatIsKnown()
{
    const Pages sheet = written(gameOf(3));
    const TextRecorder& page = *sheet.front();
    for (const char* text : {"Anna", "王小明", "Club evening", "Old library", "2026-11-30", "Round 4", "1 – 0",
                             "Black resigned", "90+30", "Time control", "Signature of White", "Signature of Black"})
        QVERIFY2(page.holds(QString::fromUtf8(text)), text);
    QVERIFY(!page.holds("Start position"));
    QVERIFY(!page.holds("1 / 1"));
}

void SheetPainterTest::leavesBlankWhatIsNotKnown()
{
    ScoreSheetGame game;
    game.white = game.black = game.event = game.site = game.round = game.timeControl = QStringLiteral("?");
    game.date = QStringLiteral("????.??.??");
    game.result = QStringLiteral("*");
    game.moves.append({1, QStringLiteral("w1"), {}, {}, {}});
    const Pages sheet = written(game);
    const TextRecorder& page = *sheet.front();
    for (const RecordedText& run : page.texts()) {
        QVERIFY2(!run.text.contains('?') && !run.text.contains('*') && !run.text.contains(QStringLiteral("…")),
                 qPrintable(run.text));
    }
    QVERIFY(page.holds("Score sheet"));
    QVERIFY(!page.holds("Round"));
    QVERIFY(!page.holds("Time"));
    QCOMPARE(page.count("w1"), 1);
}

void SheetPainterTest::writesEveryMoveOnceInOrder_data()
{
    QTest::addColumn<int>("moves");
    QTest::addColumn<bool>("times");
    QTest::addColumn<int>("pages");
    // The rows of a page are counted in the test of the plan.
    QTest::newRow("one") << 1 << false << 1;
    QTest::newRow("two columns") << 76 << false << 1;
    QTest::newRow("three columns") << 114 << false << 1;
    QTest::newRow("three pages") << 310 << false << 3;
    QTest::newRow("two pages with times") << 80 << true << 2;
}

void SheetPainterTest::writesEveryMoveOnceInOrder()
{
    QFETCH(int, moves);
    QFETCH(bool, times);
    QFETCH(int, pages);
    const Pages sheet = written(gameOf(moves, times));
    QCOMPARE(static_cast<int>(sheet.size()), pages);
    int page = 0;
    RecordedText last;
    for (int number = 1; number <= moves; ++number) {
        const QString text = QString::number(number);
        if (!sheet[page]->count('w' + text)) {
            ++page;
            last = {};
        }
        QVERIFY2(page < pages, qPrintable(text));
        QCOMPARE(sheet[page]->count('w' + text), 1);
        QCOMPARE(sheet[page]->count('b' + text), 1);
        const RecordedText white = only(*sheet[page], 'w' + text);
        const RecordedText black = only(*sheet[page], 'b' + text);
        // One line: the number, White's move, Black's move.
        QCOMPARE(black.place.bottom(), white.place.bottom());
        QVERIFY(black.place.left() > white.place.right());
        const QList<RecordedText> all = sheet[page]->texts();
        const auto isNumber = [&](const RecordedText& run) {
            return run.text == text && run.place.bottom() == white.place.bottom() &&
                   run.place.right() < white.place.left() && run.place.right() > white.place.left() - 20;
        };
        QVERIFY2(std::any_of(all.begin(), all.end(), isNumber), qPrintable(text));
        // Below the last one, or at the top of a column further right.
        const bool below = white.place.left() == last.place.left() && white.place.bottom() > last.place.bottom() + 15;
        const bool further = white.place.left() > last.place.left() + 100 || last.text.isEmpty();
        QVERIFY2(below || further, qPrintable(text));
        last = white;
    }
    QCOMPARE(page, pages - 1);
}

void SheetPainterTest::writesTimesBesideTheMoves()
{
    const Pages sheet = written(gameOf(9, true));
    const TextRecorder& page = *sheet.front();
    const RecordedText white = only(page, "w7");
    const RecordedText whiteTime = only(page, "0:07");
    const RecordedText black = only(page, "b7");
    const RecordedText blackTime = only(page, "1:07");
    for (const RecordedText& run : {whiteTime, black, blackTime})
        QCOMPARE(run.place.bottom(), white.place.bottom());
    QVERIFY(white.place.right() < whiteTime.place.left());
    QVERIFY(whiteTime.place.right() < black.place.left());
    QVERIFY(black.place.right() < blackTime.place.left());
    // Times are written flush right.
    QCOMPARE(only(page, "0:01").place.right(), whiteTime.place.right());
}

void SheetPainterTest::aGameMayBeginWithBlack()
{
    ScoreSheetGame game = gameOf(2);
    game.moves.first().white.clear();
    game.moves.last().black.clear();
    const Pages sheet = written(game);
    const TextRecorder& page = *sheet.front();
    QCOMPARE(page.count(QStringLiteral("…")), 1);
    QCOMPARE(only(page, QStringLiteral("…")).place.bottom(), only(page, "b1").place.bottom());
    QVERIFY(only(page, QStringLiteral("…")).place.right() < only(page, "b1").place.left());
}

void SheetPainterTest::numbersPagesIfThereAreSeveral()
{
    const Pages sheet = written(gameOf(310));
    for (int page = 0; page < 3; ++page) {
        QVERIFY(sheet[page]->holds(QStringLiteral("%1 / 3").arg(page + 1)));
        QVERIFY(sheet[page]->holds("Signature of White"));
        QVERIFY(sheet[page]->holds("Anna"));
        QVERIFY(sheet[page]->holds(QStringLiteral("王小明")));
    }
    QVERIFY(!sheet[1]->holds("90+30"));
}

void SheetPainterTest::drawsADiagramOfAnotherStart()
{
    const QString fen = QStringLiteral("4k3/8/8/8/8/8/8/4K2R b K - 5 20");
    const Pages sheet = written(gameOf(2), fen);
    const TextRecorder& page = *sheet.front();
    QVERIFY(page.holds("Black to move"));
    QVERIFY(page.holds(fen));
    for (const char* name : {"a", "h", "8"})
        QCOMPARE(page.count(name), 1);
    // The fills of the white and the black king's drawings.
    QVERIFY(page.fills().contains(QColor(0xf8, 0xf0, 0xdf).rgb()));
    QVERIFY(page.fills().contains(QColor(0x35, 0x30, 0x2c).rgb()));
    // The moves stand below it.
    QVERIFY(only(page, "w1").place.top() > only(page, "a").place.bottom());
    QVERIFY(written(gameOf(2), "4k3/8/8/8/8/8/8/4K2R w K - 5 20").front()->holds("White to move"));
}

void SheetPainterTest::breaksAndCutsTheComment()
{
    ScoreSheetGame game = gameOf(2);
    game.openingComment = QStringLiteral("Played\nin the library.");
    QVERIFY(written(game).front()->holds("Played in the library."));
    for (const QString& word : {QStringLiteral("word "), QStringLiteral("棋")}) {
        game.openingComment = longText(word, 100000);
        const Pages sheet = written(game);
    const TextRecorder& page = *sheet.front();
        QSet<qreal> lines;
        for (const RecordedText& run : page.texts()) {
            if (run.text.contains(word.trimmed()))
                lines.insert(run.place.bottom());
        }
        QCOMPARE(lines.size(), 3);
        QVERIFY(page.holds(QStringLiteral("…")));
        QCOMPARE(page.count("w2"), 1);
    }
}

void SheetPainterTest::textStaysOnThePaperAndApart_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("usual") << QString();
    QTest::newRow("long words") << longText("Maximiliane von Hohenlohe ", 20);
    QTest::newRow("no spaces") << longText("W", 500);
    QTest::newRow("Chinese") << longText(QStringLiteral("欧阳修远"), 100);
    QTest::newRow("right to left") << longText(QStringLiteral("שלום עולם "), 50);
    QTest::newRow("lines and tabs") << longText("a\tb\nc ", 100);
    QTest::newRow("faces") << longText(QStringLiteral("😀"), 200);
}

void SheetPainterTest::textStaysOnThePaperAndApart()
{
    QFETCH(QString, text);
    ScoreSheetGame game = gameOf(90, true);
    if (!text.isEmpty()) {
        game.white = game.black = game.event = game.site = game.date = game.round = game.timeControl = text;
        game.termination = game.openingComment = text;
        for (ScoreSheetMove& move : game.moves)
            move.white = move.black = move.whiteTime = move.blackTime = text;
        game.moves.first().number = 65535;
    }
    for (const auto& page : written(game, "4k3/8/8/8/8/8/8/4K2R b K - 5 20")) {
        QList<RecordedText> texts = page->texts();
        std::sort(texts.begin(), texts.end(), [](const RecordedText& a, const RecordedText& b) {
            return std::pair(a.place.bottom(), a.place.left()) < std::pair(b.place.bottom(), b.place.left());
        });
        const RecordedText* before = nullptr;
        for (const RecordedText& run : texts) {
            QVERIFY2(run.place.left() > 40 && run.place.right() < kA4.width() - 40, qPrintable(run.text));
            QVERIFY2(run.place.top() > 34 && run.place.bottom() < kA4.height() - 34, qPrintable(run.text));
            if (before && before->place.bottom() == run.place.bottom())
                QVERIFY2(run.place.left() > before->place.right() - 0.1, qPrintable(before->text + '|' + run.text));
            before = &run;
        }
    }
}

void SheetPainterTest::hasOneRedSealOnEveryPage()
{
    for (const auto& page : written(gameOf(310))) {
        int red = 0;
        for (const QColor color : page->fills())
            red += color.red() > 150 && color.green() < 100;
        QCOMPARE(red, 1);
        QVERIFY(page->fills().contains(QColor(0xB2, 0x3A, 0x2B).rgb()));
    }
}

QTEST_MAIN(SheetPainterTest)
#include "sheet_painter_test.moc"
