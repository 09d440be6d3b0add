// SPDX-License-Identifier: MIT
#include <QFile>
#include <QHash>
#include <QXmlStreamReader>
#include <QtTest>

/// One word for one thing: what a menu, a button and a list of keys call a command is the same word in a translation
/// too.
class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void commandsHaveOneName()
    {
        const QStringList places{"ActionBar",      "FileBar",      "ChessMenu",   "KeyHelp",
                                 "KlotskiActions", "KlotskiMore",  "SolverBar",   "KlotskiMenu",
                                 "KlotskiHelp",    "LevelBrowser", "ZoujingBars", "ZoujingMenu",
                                 "ZoujingKeyHelp", "ZoujingRules", "RoomMenu",    "Rail"};
        QFile file(QStringLiteral(TRANSLATION));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QHash<QString, QString> names;
        QSet<QString> found;
        QString place;
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"name") {
                place = xml.readElementText();
                found << place;
            } else if (xml.name() == u"source") {
                source = command(xml.readElementText());
            } else if (xml.name() == u"translation" && places.contains(place)) {
                const QString name = command(xml.readElementText(QXmlStreamReader::IncludeChildElements));
                const QString known = names.value(source, name);
                QVERIFY2(known == name,
                         qPrintable(QStringLiteral("%1, %2: %3 and %4").arg(place, source, known, name)));
                names.insert(source, name);
            }
        }
        QVERIFY(!xml.hasError());
        for (const QString& each : places)
            QVERIFY2(found.contains(each), qPrintable(each));
    }

private:
    /// Without the dots that say that it asks something first.
    static QString command(QString text)
    {
        return text.remove(u'…').trimmed();
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
