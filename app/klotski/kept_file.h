// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <functional>

#include <shell/store_writer.h>

namespace qipan::klotski {

/// A JSON file of the room. One that cannot be read is kept aside, and never overwritten.
class KeptFile : public QObject {
    Q_OBJECT

public:
    explicit KeptFile(const QString& name, QObject* parent = nullptr);
    /// Waits until all is written.
    ~KeptFile() override;

    QString folder() const;
    void setFolder(const QString& folder);
    /// What went wrong, translated; or "".
    QString message() const;

    /// What it holds; empty if there is none, or message() says why not.
    QJsonObject read();
    /// Writes it in a thread. change gets what the file holds then, which another window of the program may have
    /// changed, and runs in that thread; a later change takes the place of one that has not begun, so it holds all
    /// changes since the file was read.
    void write(std::function<QJsonObject(QJsonObject)> change);
    void finish();

signals:
    void messageChanged();

private:
    QString path() const;
    void setMessage(const QString& message);

    QString m_name;
    QString m_folder;
    QString m_message;
    bool m_writable = true;
    shell::StoreWriter m_writer;
};

/// <data>/qipan/games/klotski, beside the running game.
QString defaultFolder();

}  // namespace qipan::klotski
