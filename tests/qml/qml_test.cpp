// SPDX-License-Identifier: MIT
#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QTranslator>
#include <QUrl>
#include <QtQuickTest>

#include <plain_board.h>

/// Lets the tests see the modules that are built in, and gives them settings and folders that are nobody else's.
class Setup : public QObject {
    Q_OBJECT

public:
    /// One that no other has asked for yet, without anything in it.
    Q_INVOKABLE QString newFolder()
    {
        return m_folder.filePath(QString::number(++m_count));
    }
    /// The window's language from now on: its texts are those of qipan_<code>.
    Q_INVOKABLE void speak(const QString& code)
    {
        QCoreApplication::removeTranslator(&m_translator);
        if (m_translator.load(QStringLiteral(":/i18n/qipan_%1.qm").arg(code)))
            QCoreApplication::installTranslator(&m_translator);
        m_engine->retranslate();
    }
    /// A real board at this port.
    Q_INVOKABLE QObject* plainBoard(const QString& port)
    {
        return new qipan::boards::PlainBoard(port, this);
    }

public slots:
    void applicationAvailable()
    {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QStringLiteral("config")).toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        m_engine = engine;
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("folders"), this);
    }

private:
    QTemporaryDir m_folder;
    QTranslator m_translator;
    QQmlEngine* m_engine = nullptr;
    int m_count = 0;
};

QUICK_TEST_MAIN_WITH_SETUP(qml_test, Setup)

#include "qml_test.moc"
