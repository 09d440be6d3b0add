// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <variant>

namespace qipan::shell {

/// Changes files in a thread of its own, one after the other, in the order in which it was asked.
///
/// All calls come from the thread that owns the object; but finish() they return at once, in microseconds. The signals
/// are emitted in that thread, from its event loop. What is written is safe against a crash and a power failure: at
/// every moment the path holds all of the old file or all of the new one.
class StoreWriter : public QObject {
    Q_OBJECT

public:
    explicit StoreWriter(QObject* parent = nullptr);
    /// Waits until all is on disk, or has failed; emits nothing more.
    ~StoreWriter() override;

    /// Writes what make gives to path; a folder that is missing is made, for its owner only (0700).
    /// make runs in the writer's thread: it must hold copies of all that it reads. A newer put for the same path takes
    /// the place of one that has not begun: only the latest state is worth writing.
    void put(const QString& path, std::function<QByteArray()> make);

    /// Renames a file; never over another one. A file that is not there is no failure.
    void rename(const QString& from, const QString& to);

    /// Renames a file that must not be lost: when it fails, each later change of that path tries it again first, and
    /// fails as long as it does. name gives the new path, in the writer's thread; it is not asked if there is no file.
    void moveAway(const QString& from, std::function<QString()> name);

    /// A file that is not there is no failure.
    void remove(const QString& path);

    /// Runs job in the writer's thread when all that was asked before is done, and before all that is asked after.
    void then(std::function<void()> job);

    /// Waits until all is on disk, or has failed, and emits the signals that tell so.
    void finish();

signals:
    void written(const QString& path);
    /// A put, rename or removal failed; what was on disk before is still there. message: the system's words.
    void failed(const QString& path, const QString& message);

private:
    struct Put {
        QString path;
        std::function<QByteArray()> make;
    };
    struct Rename {
        QString from;
        QString to;
    };
    struct MoveAway {
        QString from;
        std::function<QString()> name;
    };
    struct Remove {
        QString path;
    };
    struct Job {
        std::function<void()> run;
    };
    using Step = std::variant<Put, Rename, MoveAway, Remove, Job>;

    static bool touches(const Step& step, const QString& path);
    void add(Step step);
    void work();
    void perform(const Put& put);
    void perform(const Rename& rename);
    void perform(const MoveAway& move);
    void perform(const Remove& remove);
    void perform(const Job& job);
    QString settleDebt(const QString& path);
    void tellFailed(const QString& path, const QString& message);

    std::mutex m_mutex;  ///< guards the next three
    std::deque<Step> m_steps;
    bool m_busy = false;
    bool m_ending = false;
    std::condition_variable m_changed;
    QHash<QString, QString> m_debts;  ///< what could not be moved away, from → to; the writer's thread only
    std::thread m_thread;             ///< last: it uses all of the above
};

}  // namespace qipan::shell
