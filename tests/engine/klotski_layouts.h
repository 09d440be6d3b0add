// SPDX-License-Identifier: MIT
/// @file What the Klotski tests share: layouts from text, tables of data, random layouts, lent memory.
#pragma once

#include <qipan/klotski.h>

#include <QFile>
#include <QtTest>

#include <random>
#include <vector>

inline klotski_layout_t layoutOf(const QByteArray& text)
{
    klotski_layout_t layout;
    if (klotski_from_text(&layout, text.constData(), nullptr) != KLOTSKI_VALID)
        qFatal("the test's layout is refused: %s", text.constData());
    return layout;
}

inline QByteArray textOf(const klotski_layout_t& layout)
{
    char text[21];
    klotski_to_text(&layout, text);
    return text;
}

/// The rows of a table without its head, split into fields.
inline QList<QByteArrayList> rowsOf(const char* name)
{
    QFile file(QStringLiteral(QIPAN_TEST_DATA "/klotski/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", name);
    QList<QByteArrayList> rows;
    file.readLine();
    while (!file.atEnd())
        rows << file.readLine().chopped(1).split('\t');
    return rows;
}

/// Memory to lend, exactly as much as is asked for.
class Lent {
public:
    explicit Lent(uint32_t size)
        : m_words((size + 7) / 8, 0xA5A5A5A5A5A5A5A5U)
    {
    }
    void* data()
    {
        return m_words.data();
    }
    uint32_t size() const
    {
        return uint32_t(m_words.size() * 8);
    }

private:
    std::vector<quint64> m_words;
};

/// A layout of any mix that the rules allow; with a General, and two blanks or more.
template <typename Random>
klotski_layout_t randomLayout(Random& random)
{
    for (;;) {
        QByteArray text(20, '.');
        const auto at = [&](int cell, int width, int height, char letter) {
            for (int y = 0; y < height; ++y) {
                for (int x = 0; x < width; ++x) {
                    if (cell % 4 + width > 4 || cell / 4 + height > 5 || text[cell + 4 * y + x] != '.')
                        return;
                }
            }
            for (int y = 0; y < height; ++y) {
                for (int x = 0; x < width; ++x)
                    text[cell + 4 * y + x] = letter;
            }
        };
        at(int(random() % 3 + 4 * (random() % 4)), 2, 2, 'C');
        const int blanks = int(random() % 5) + 2;
        const int tries = int(random() % 40);
        for (int i = 0; i < tries && text.count('.') > blanks + 1; ++i) {
            if (random() % 2 == 0)
                at(int(random() % 20), 1, 2, 'V');
            else
                at(int(random() % 20), 2, 1, 'H');
        }
        for (int i = 0; i < 200 && text.count('.') > blanks; ++i)
            at(int(random() % 20), 1, 1, 'S');
        klotski_layout_t layout;
        if (klotski_from_text(&layout, text.constData(), nullptr) == KLOTSKI_VALID)
            return layout;
    }
}
