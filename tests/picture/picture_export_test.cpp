// SPDX-License-Identifier: MIT
#include "tight_disk.h"

#include <board_painter.h>
#include <picture_export.h>

#include <pgn/fen_text.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest>

#include <memory>

Q_IMPORT_QML_PLUGIN(Qipan_PicturePlugin)

using namespace qipan::picture;

namespace {

/// After 1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.O-O.
const QString kCastled = QStringLiteral("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4");
constexpr int kE1 = 4;
constexpr int kG1 = 6;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void prepare(PictureExport& picture)
{
    QVERIFY(picture.setProperty("fen", kCastled));
    QVERIFY(picture.setProperty("lastFrom", kE1));
    QVERIFY(picture.setProperty("lastTo", kG1));
    QVERIFY(picture.setProperty("pieceFolder", QUrl::fromLocalFile(QStringLiteral(QIPAN_PIECES))));
}

QImage painted(int side, const BoardLook& look, bool flipped)
{
    QImage image(side, side, QImage::Format_RGB32);
    QPainter painter(&image);
    paintBoard(painter, image.rect(), look, *qipan::pgn::readFen(kCastled.toStdString()).position, flipped, kE1, kG1);
    return image;
}

BoardLook usualLook()
{
    BoardLook look;
    look.pieceFolder = QStringLiteral(QIPAN_PIECES);
    return look;
}

QImage readPicture(const QString& path)
{
    return QImage(path).convertToFormat(QImage::Format_RGB32);
}

/// The largest difference of a colour's part, 0..255.
int difference(const QImage& a, const QImage& b)
{
    int most = a.size() == b.size() ? 0 : 255;
    for (int y = 0; y < qMin(a.height(), b.height()); ++y) {
        for (int x = 0; x < qMin(a.width(), b.width()); ++x) {
            const QColor left = a.pixelColor(x, y);
            const QColor right = b.pixelColor(x, y);
            most = qMax(most, qMax(qAbs(left.red() - right.red()),
                                   qMax(qAbs(left.green() - right.green()), qAbs(left.blue() - right.blue()))));
        }
    }
    return most;
}

/// The text of the elements of that name. Adds an error if bytes are not XML.
QStringList elements(const QByteArray& bytes, const QString& name)
{
    QStringList texts;
    QXmlStreamReader xml(bytes);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == name)
            texts += xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    if (xml.hasError())
        texts += xml.errorString();
    return texts;
}

}  // namespace

/// Pictures in files and on the clipboard.
class PictureExportTest : public QObject {
    Q_OBJECT

private slots:
    void savesAPngOfTheSide_data();
    void savesAPngOfTheSide();
    void paintsWhatItsPropertiesSay();
    void anSvgIsVectorsThatLookLikeThePng();
    void writesTitleAndDescription_data();
    void writesTitleAndDescription();
    void copiesAPng();
    void refusesWhatCannotBeWritten_data();
    void refusesWhatCannotBeWritten();
    void refusesSidesOutOfRange_data();
    void refusesSidesOutOfRange();
    void refusesWhatIsNoPosition();
    void refusesWhenTheMenHaveNoDrawings();
    void aFullDiskLeavesTheOldFile_data();
    void aFullDiskLeavesTheOldFile();
    void isAnElementOfQml();
};

void PictureExportTest::savesAPngOfTheSide_data()
{
    QTest::addColumn<int>("side");
    QTest::newRow("smallest") << 64;
    QTest::newRow("odd") << 333;
    QTest::newRow("usual") << 1024;
    QTest::newRow("largest") << 2048;
}

void PictureExportTest::savesAPngOfTheSide()
{
    QFETCH(int, side);
    QTemporaryDir folder;
    const QString path = folder.filePath("棋 board.png");
    PictureExport picture;
    prepare(picture);
    QSignalSpy saved(&picture, &PictureExport::saved);
    QSignalSpy failed(&picture, &PictureExport::failed);
    QVERIFY(picture.savePng(QUrl::fromLocalFile(path), side));
    QCOMPARE(saved.count(), 1);
    QCOMPARE(saved.first().first().toString(), path);
    QCOMPARE(failed.count(), 0);
    QCOMPARE(contentOf(path).left(8), QByteArray("\x89PNG\r\n\x1a\n"));
    QCOMPARE(readPicture(path), painted(side, usualLook(), false));
}

void PictureExportTest::paintsWhatItsPropertiesSay()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("board.png");
    PictureExport picture;
    prepare(picture);
    QVERIFY(picture.savePng(QUrl::fromLocalFile(path)));
    QCOMPARE(readPicture(path).size(), QSize(1024, 1024));

    BoardLook look = usualLook();
    look.light = QColor(250, 250, 250);
    look.dark = QColor(100, 120, 140);
    look.frame = QColor(10, 20, 30);
    look.lastMoveTint = QColor(200, 0, 0, 80);
    look.coordinates = false;
    QVERIFY(picture.setProperty("flipped", true));
    QVERIFY(picture.setProperty("lightColor", look.light));
    QVERIFY(picture.setProperty("darkColor", look.dark));
    QVERIFY(picture.setProperty("frameColor", look.frame));
    QVERIFY(picture.setProperty("lastMoveTint", look.lastMoveTint));
    QVERIFY(picture.setProperty("coordinates", false));
    QVERIFY(picture.savePng(QUrl::fromLocalFile(path), 512));
    QCOMPARE(readPicture(path), painted(512, look, true));
}

void PictureExportTest::anSvgIsVectorsThatLookLikeThePng()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("board.svg");
    PictureExport picture;
    prepare(picture);
    QVERIFY(picture.saveSvg(QUrl::fromLocalFile(path)));
    const QByteArray svg = contentOf(path);
    QVERIFY(svg.contains("<path"));
    QVERIFY(!svg.contains("<image"));
    QVERIFY2(!svg.contains("<text"), "letters would look different where the font is not there");
    QSvgRenderer drawing(svg);
    QVERIFY(drawing.isValid());
    QImage image(1024, 1024, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    const int most = difference(image, painted(1024, usualLook(), false));
    QVERIFY2(most <= 8, qPrintable(QString::number(most)));
}

void PictureExportTest::writesTitleAndDescription_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("inSvg");
    QTest::newRow("none") << QString() << QString();
    QTest::newRow("plain") << "Anna – Ben" << "Anna – Ben";
    QTest::newRow("signs of XML") << "A <b> & \"c\" ]]> 'd'" << "A <b> & \"c\" ]]> 'd'";
    QTest::newRow("Chinese and beyond the first plane") << "棋 😀" << "棋 😀";
    QTest::newRow("lines") << "one\ntwo\tthree" << "one\ntwo\tthree";
    QTest::newRow("characters that XML cannot hold") << QString("a\x01") + QChar(0) + QChar(0xFFFE) + QChar(0x1B) + "b"
                                                     << "ab";
    QTest::newRow("half a pair") << QString("a") + QChar(0xD83D) + "b" + QChar(0xDE00) << "ab";
    QTest::newRow("signs of a place in a text") << "%1 %2 @ <title>@</title>" << "%1 %2 @ <title>@</title>";
}

void PictureExportTest::writesTitleAndDescription()
{
    QFETCH(QString, text);
    QFETCH(QString, inSvg);
    QTemporaryDir folder;
    PictureExport picture;
    prepare(picture);
    QVERIFY(picture.setProperty("title", text));
    QVERIFY(picture.setProperty("description", text + '!'));
    QVERIFY(picture.saveSvg(QUrl::fromLocalFile(folder.filePath("board.svg"))));
    const QByteArray svg = contentOf(folder.filePath("board.svg"));
    QCOMPARE(elements(svg, "title"), QStringList(inSvg));
    QCOMPARE(elements(svg, "desc"), QStringList(inSvg + '!'));
    QVERIFY(picture.savePng(QUrl::fromLocalFile(folder.filePath("board.png")), 64));
    QVERIFY(!readPicture(folder.filePath("board.png")).isNull());
}

void PictureExportTest::copiesAPng()
{
    PictureExport picture;
    prepare(picture);
    QSignalSpy copied(&picture, &PictureExport::copied);
    picture.copyImage();
    QCOMPARE(copied.count(), 1);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QImage png = QImage::fromData(data->data("image/png"), "PNG");
    QCOMPARE(png.convertToFormat(QImage::Format_RGB32), painted(1024, usualLook(), false));
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), QSize(1024, 1024));
}

void PictureExportTest::refusesWhatCannotBeWritten_data()
{
    QTest::addColumn<QUrl>("file");
    QTest::addColumn<QString>("named");
    QTest::addColumn<QString>("reason");  // a part of it; empty where the system says it
    const QString elsewhere = QStringLiteral("only files on this computer");
    QTest::newRow("empty") << QUrl() << "" << "no file name";
    QTest::newRow("no path") << QUrl("file:") << "" << "no file name";
    QTest::newRow("elsewhere") << QUrl("https://example.org/b.png") << "https://example.org/b.png" << elsewhere;
    QTest::newRow("in the program") << QUrl("qrc:/board.png") << "qrc:/board.png" << elsewhere;
    QTest::newRow("not a URL of a file") << QUrl("board.png") << "board.png" << elsewhere;
    QTest::newRow("missing folder") << QUrl("file:///nowhere/at/all/b.png") << "/nowhere/at/all/b.png" << "";
    QTest::newRow("a folder that takes no files") << QUrl("file:///proc/board.png") << "/proc/board.png" << "";
    QTest::newRow("a folder") << QUrl("file:///tmp") << "/tmp" << "";
}

void PictureExportTest::refusesWhatCannotBeWritten()
{
    QFETCH(QUrl, file);
    QFETCH(QString, named);
    QFETCH(QString, reason);
    PictureExport picture;
    prepare(picture);
    QSignalSpy saved(&picture, &PictureExport::saved);
    QSignalSpy failed(&picture, &PictureExport::failed);
    QVERIFY(!picture.savePng(file));
    QVERIFY(!picture.saveSvg(file));
    QCOMPARE(saved.count(), 0);
    QCOMPARE(failed.count(), 2);
    for (const QList<QVariant>& arguments : failed) {
        const QString message = arguments.first().toString();
        QVERIFY2(message.contains(named), qPrintable(message));
        const QString said = message.mid(message.lastIndexOf(": ") + 2);
        QVERIFY2(said.size() > 5 && said.contains(reason), qPrintable(message));
    }
}

void PictureExportTest::refusesSidesOutOfRange_data()
{
    QTest::addColumn<int>("side");
    QTest::newRow("too small") << 63;
    QTest::newRow("too large") << 2049;
    QTest::newRow("none") << 0;
    QTest::newRow("below none") << -1024;
    QTest::newRow("the largest number") << std::numeric_limits<int>::max();
}

void PictureExportTest::refusesSidesOutOfRange()
{
    QFETCH(int, side);
    QTemporaryDir folder;
    PictureExport picture;
    prepare(picture);
    QSignalSpy failed(&picture, &PictureExport::failed);
    QVERIFY(!picture.savePng(QUrl::fromLocalFile(folder.filePath("board.png")), side));
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains("64"));
    QVERIFY(!QFile::exists(folder.filePath("board.png")));
}

void PictureExportTest::refusesWhatIsNoPosition()
{
    QTemporaryDir folder;
    PictureExport picture;
    prepare(picture);
    QVERIFY(picture.setProperty("fen", "8/8/8/8/8/8/8/8 w - - 0 1"));
    QSignalSpy failed(&picture, &PictureExport::failed);
    QGuiApplication::clipboard()->setText("old");
    QVERIFY(!picture.savePng(QUrl::fromLocalFile(folder.filePath("board.png"))));
    QVERIFY(!picture.saveSvg(QUrl::fromLocalFile(folder.filePath("board.svg"))));
    picture.copyImage();
    QCOMPARE(failed.count(), 3);
    for (const QList<QVariant>& arguments : failed)
        QVERIFY(arguments.first().toString().contains("without a king"));
    QVERIFY(QDir(folder.path()).isEmpty());
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("old"));
}

void PictureExportTest::refusesWhenTheMenHaveNoDrawings()
{
    QTemporaryDir folder;
    PictureExport picture;
    prepare(picture);
    QVERIFY(picture.setProperty("pieceFolder", QUrl("qrc:/no/men")));
    QSignalSpy failed(&picture, &PictureExport::failed);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Cannot open file.*"));
    QVERIFY(!picture.savePng(QUrl::fromLocalFile(folder.filePath("board.png"))));
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains("qrc:/no/men"));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void PictureExportTest::aFullDiskLeavesTheOldFile_data()
{
    QTest::addColumn<int>("side");
    // Few bytes wait in a buffer until the file is closed; many are written at once.
    QTest::newRow("few bytes") << 65;
    QTest::newRow("many bytes") << 1024;
}

void PictureExportTest::aFullDiskLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    QFETCH(int, side);
    QTemporaryDir folder;
    const QString path = folder.filePath("board.png");
    PictureExport picture;
    prepare(picture);
    QVERIFY(picture.savePng(QUrl::fromLocalFile(path), 64));
    const QByteArray old = contentOf(path);
    QSignalSpy failed(&picture, &PictureExport::failed);
    bool done = true;
    {
        const TightDisk disk(100);
        done = picture.savePng(QUrl::fromLocalFile(path), side);
    }
    QVERIFY(!done);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(contentOf(path), old);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("board.png"));
#endif
}

void PictureExportTest::isAnElementOfQml()
{
    QTemporaryDir folder;
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        import Qipan.Picture
        PictureExport {
            property url file
            property string heard
            fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
            title: "Two kings"
            onSaved: path => heard = path
            function run(): bool { return savePng(file, 128) && savePng(file) && saveSvg(file) }
        })",
                      {});
    const QString path = folder.filePath("board");
    const std::unique_ptr<QObject> picture(component.createWithInitialProperties(
        {{"file", QUrl::fromLocalFile(path)}, {"pieceFolder", QUrl::fromLocalFile(QStringLiteral(QIPAN_PIECES))}}));
    QVERIFY2(picture, qPrintable(component.errorString()));
    bool done = false;
    QVERIFY(QMetaObject::invokeMethod(picture.get(), "run", Q_RETURN_ARG(bool, done)));
    QVERIFY(done);
    QCOMPARE(picture->property("heard").toString(), path);
}

QTEST_MAIN(PictureExportTest)
#include "picture_export_test.moc"
