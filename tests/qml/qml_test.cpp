// SPDX-License-Identifier: MIT
#include <QQmlContext>
#include <QQmlEngine>
#include <QTemporaryDir>
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
        engine->addImportPath(QStringLiteral(":/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("folders"), this);
    }

private:
    QTemporaryDir m_folder;
    int m_count = 0;
};

QUICK_TEST_MAIN_WITH_SETUP(qml_test, Setup)

#include "qml_test.moc"
