// SPDX-License-Identifier: MIT
#include "store_writer.h"

#include "disk.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMetaObject>

#include <utility>

namespace qipan::shell {

StoreWriter::StoreWriter(QObject* parent)
    : QObject(parent)
    , m_thread([this] { work(); })
{
}

StoreWriter::~StoreWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void StoreWriter::put(const QString& path, std::function<QByteArray()> make)
{
    add(Put{path, std::move(make)});
}

void StoreWriter::rename(const QString& from, const QString& to)
{
    add(Rename{from, to});
}

void StoreWriter::moveAway(const QString& from, std::function<QString()> name)
{
    add(MoveAway{from, std::move(name)});
}

void StoreWriter::remove(const QString& path)
{
    add(Remove{path});
}

void StoreWriter::then(std::function<void()> job)
{
    add(Job{std::move(job)});
}

void StoreWriter::finish()
{
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_steps.empty() && !m_busy; });
    }
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

bool StoreWriter::touches(const Step& step, const QString& path)
{
    if (const Rename* rename = std::get_if<Rename>(&step))
        return rename->from == path || rename->to == path;
    if (const MoveAway* move = std::get_if<MoveAway>(&step))
        return move->from == path;
    if (const Remove* remove = std::get_if<Remove>(&step))
        return remove->path == path;
    return std::holds_alternative<Job>(step);
}

void StoreWriter::add(Step step)
{
    {
        const std::lock_guard lock(m_mutex);
        if (Put* put = std::get_if<Put>(&step)) {
            for (auto waiting = m_steps.rbegin(); waiting != m_steps.rend() && !touches(*waiting, put->path);
                 ++waiting) {
                Put* older = std::get_if<Put>(&*waiting);
                if (older && older->path == put->path) {
                    std::swap(older->make, put->make);
                    return;
                }
            }
        }
        m_steps.push_back(std::move(step));
    }
    m_changed.notify_all();
}

void StoreWriter::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return !m_steps.empty() || m_ending; });
        if (m_steps.empty())
            return;
        m_busy = true;
        {
            const Step step = std::move(m_steps.front());
            m_steps.pop_front();
            lock.unlock();
            std::visit([this](const auto& what) { perform(what); }, step);
        }
        lock.lock();
        m_busy = false;
        m_changed.notify_all();
    }
}

void StoreWriter::perform(const Put& put)
{
    QString error = settleDebt(put.path);
    if (error.isEmpty())
        error = writeFile(put.path, put.make());
    if (error.isEmpty())
        QMetaObject::invokeMethod(
            this, [this, path = put.path] { emit written(path); }, Qt::QueuedConnection);
    else
        tellFailed(put.path, error);
}

void StoreWriter::perform(const Rename& rename)
{
    QString error = settleDebt(rename.from);
    if (error.isEmpty())
        error = settleDebt(rename.to);
    if (error.isEmpty())
        error = renameFile(rename.from, rename.to);
    if (!error.isEmpty())
        tellFailed(rename.from, error);
}

void StoreWriter::perform(const MoveAway& move)
{
    QString error = settleDebt(move.from);
    if (error.isEmpty() && isThere(move.from)) {
        m_debts.insert(move.from, move.name());
        error = settleDebt(move.from);
    }
    if (!error.isEmpty())
        tellFailed(move.from, error);
}

void StoreWriter::perform(const Remove& remove)
{
    QString error = settleDebt(remove.path);
    if (error.isEmpty())
        error = removeFile(remove.path);
    if (!error.isEmpty())
        tellFailed(remove.path, error);
}

void StoreWriter::perform(const Job& job)
{
    job.run();
}

QString StoreWriter::settleDebt(const QString& path)
{
    const auto debt = m_debts.constFind(path);
    if (debt == m_debts.cend())
        return {};
    const QString error = renameFile(path, debt.value());
    if (error.isEmpty())
        m_debts.erase(debt);
    return error;
}

void StoreWriter::tellFailed(const QString& path, const QString& message)
{
    QMetaObject::invokeMethod(
        this, [this, path, message] { emit failed(path, message); }, Qt::QueuedConnection);
}

}  // namespace qipan::shell
