// SPDX-License-Identifier: MIT
#include <board_picture.h>

#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QtQml/QQmlExtensionPlugin>
#include <QtTest>

#include <memory>

Q_IMPORT_QML_PLUGIN(Qipan_PicturePlugin)

using qipan::picture::BoardPicture;

namespace {

constexpr int kSide = 72;
constexpr int kE1 = 4;
constexpr int kE8 = 60;

const QColor kLight(0xF0, 0xD9, 0xB5);
const QColor kDark(0xB5, 0x88, 0x63);
const QString kKings = QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1");

class CountingPicture : public BoardPicture {
public:
    using BoardPicture::BoardPicture;
    void paint(QPainter* painter) override
    {
        ++paintings;
        BoardPicture::paint(painter);
    }
    int paintings = 0;
};

}  // namespace

/// The little board in a window. Runs on a usual and on a fine screen.
class BoardPictureTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void paintsThePosition_data();
    void paintsThePosition();
    void takesColoursAndSide();
    void whatIsNoFenIsAnEmptyBoard_data();
    void whatIsNoFenIsAnEmptyBoard();
    void isPaintedAgainOnlyWhenItLooksDifferent_data();
    void isPaintedAgainOnlyWhenItLooksDifferent();
    void keepsItsShapeInAPlaceThatIsNoSquare();
    void isAnElementOfQml();

private:
    QImage shown();
    /// squares of 9 units
    QImage board(const QMap<int, QString>& men) const;

    std::unique_ptr<QQuickWindow> m_window;
    CountingPicture* m_picture = nullptr;
};

void BoardPictureTest::init()
{
    m_window = std::make_unique<QQuickWindow>();
    m_window->setColor(Qt::white);
    m_window->resize(2 * kSide, kSide);
    m_picture = new CountingPicture(m_window->contentItem());
    m_picture->setSize({kSide, kSide});
    QVERIFY(m_picture->setProperty("pieceFolder", QUrl(QStringLiteral("qrc:/pieces"))));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void BoardPictureTest::cleanup()
{
    m_window.reset();
}

QImage BoardPictureTest::shown()
{
    return m_window->grabWindow().convertToFormat(QImage::Format_RGB32);
}

/// What is to be seen, in the screen's own pixels, painted square by square.
QImage BoardPictureTest::board(const QMap<int, QString>& men) const
{
    const qreal pixels = m_window->effectiveDevicePixelRatio();
    QImage image((m_window->size().toSizeF() * pixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const qreal side = 9 * pixels;
    const auto place = [side](int square) { return QRectF(square % 8 * side, (7 - square / 8) * side, side, side); };
    for (int square = 0; square < 64; ++square)
        painter.fillRect(place(square), (square % 8 + square / 8) % 2 == 1 ? kLight : kDark);
    for (auto man = men.begin(); man != men.end(); ++man)
        QSvgRenderer(QStringLiteral(QIPAN_PIECES "/%1.svg").arg(man.value())).render(&painter, place(man.key()));
    return image;
}

void BoardPictureTest::paintsThePosition_data()
{
    QTest::addColumn<QUrl>("folder");
    QTest::newRow("men in the program") << QUrl(QStringLiteral("qrc:/pieces"));
    QTest::newRow("men in a folder") << QUrl::fromLocalFile(QStringLiteral(QIPAN_PIECES));
}

/// To the pixel: nothing is scaled, so nothing is blurred.
void BoardPictureTest::paintsThePosition()
{
    QFETCH(QUrl, folder);
    QVERIFY(m_picture->setProperty("pieceFolder", folder));
    QVERIFY(m_picture->setProperty("fen", kKings));
    QCOMPARE(shown(), board({{kE1, "wK"}, {kE8, "bK"}}));
}

void BoardPictureTest::takesColoursAndSide()
{
    QVERIFY(m_picture->setProperty("fen", kKings));
    QVERIFY(m_picture->setProperty("flipped", true));
    QCOMPARE(shown(), board({{63 - kE1, "wK"}, {63 - kE8, "bK"}}));
    QVERIFY(m_picture->setProperty("lightColor", QColor(1, 2, 3)));
    QVERIFY(m_picture->setProperty("darkColor", QColor(4, 5, 6)));
    const QImage image = shown();
    QCOMPARE(image.pixelColor(0, 0), QColor(1, 2, 3));
    QCOMPARE(image.pixelColor(image.height() - 1, 0), QColor(4, 5, 6));
}

void BoardPictureTest::whatIsNoFenIsAnEmptyBoard_data()
{
    QTest::addColumn<QString>("fen");
    QTest::newRow("nothing") << QString();
    QTest::newRow("words") << QStringLiteral("a game of chess");
    QTest::newRow("no kings") << QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1");
    QTest::newRow("a zero in it") << QString(kKings).replace(3, 1, QChar(0));
    QTest::newRow("very long") << QString(100000, u'8');
}

void BoardPictureTest::whatIsNoFenIsAnEmptyBoard()
{
    QFETCH(QString, fen);
    QVERIFY(m_picture->setProperty("fen", kKings));
    QVERIFY(m_picture->setProperty("fen", fen));
    QCOMPARE(shown(), board({}));
}

void BoardPictureTest::isPaintedAgainOnlyWhenItLooksDifferent_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("fen") << QByteArray("fen") << QVariant(QStringLiteral("4k3/8/8/8/8/8/8/3QK3 b - - 0 1"));
    QTest::newRow("flipped") << QByteArray("flipped") << QVariant(true);
    QTest::newRow("lightColor") << QByteArray("lightColor") << QVariant(QColor(Qt::yellow));
    QTest::newRow("darkColor") << QByteArray("darkColor") << QVariant(QColor(Qt::darkGreen));
    QTest::newRow("pieceFolder") << QByteArray("pieceFolder")
                                 << QVariant(QUrl::fromLocalFile(QStringLiteral(QIPAN_PIECES)));
    QTest::newRow("width") << QByteArray("width") << QVariant(80.0);
}

void BoardPictureTest::isPaintedAgainOnlyWhenItLooksDifferent()
{
    QFETCH(QByteArray, property);
    QFETCH(QVariant, value);
    QVERIFY(m_picture->setProperty("fen", kKings));
    shown();
    m_picture->paintings = 0;
    QSignalSpy changed(m_picture, &BoardPicture::lookChanged);
    m_picture->setX(3);
    m_picture->setOpacity(0.5);
    QVERIFY(m_picture->setProperty("fen", kKings));
    shown();
    QCOMPARE(m_picture->paintings, 0);
    for (int times = 0; times < 2; ++times) {
        QVERIFY(m_picture->setProperty(property, value));
        shown();
        QCOMPARE(m_picture->paintings, 1);
    }
    QCOMPARE(changed.count(), property == "width" ? 0 : 1);
}

void BoardPictureTest::keepsItsShapeInAPlaceThatIsNoSquare()
{
    m_picture->setSize({2 * kSide, kSide});
    QVERIFY(m_picture->setProperty("fen", kKings));
    const QImage image = shown();
    const int half = image.width() / 2;
    QCOMPARE(image.copy(half / 2, 0, half, half), board({{kE1, "wK"}, {kE8, "bK"}}).copy(0, 0, half, half));
    QCOMPARE(image.pixelColor(half / 2 - 1, half / 2), QColor(Qt::white));
    QCOMPARE(image.pixelColor(half / 2 + half, half / 2), QColor(Qt::white));
}

void BoardPictureTest::isAnElementOfQml()
{
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        import Qipan.Picture
        BoardPicture {
            width: 72
            height: 72
            fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
            flipped: true
            lightColor: "white"
            darkColor: "#808080"
            pieceFolder: "qrc:/pieces"
        })",
                      {});
    const std::unique_ptr<QObject> picture(component.create());
    QVERIFY2(picture, qPrintable(component.errorString()));
    QVERIFY(qobject_cast<BoardPicture*>(picture.get()));
    QCOMPARE(picture->property("darkColor").value<QColor>(), QColor(128, 128, 128));
}

QTEST_MAIN(BoardPictureTest)
#include "board_picture_test.moc"
