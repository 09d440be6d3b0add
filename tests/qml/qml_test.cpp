// SPDX-License-Identifier: MIT
#include <QQmlEngine>
#include <QtQuickTest>

/// Lets the tests see the modules that are built in.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral(":/qt/qml"));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(qml_test, Setup)

#include "qml_test.moc"
