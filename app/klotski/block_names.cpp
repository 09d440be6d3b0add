// SPDX-License-Identifier: MIT
#include "block_names.h"

#include <QCoreApplication>

#include <array>

namespace qipan::klotski {

namespace {

constexpr const char* kContext = "qipan::klotski::BlockNames";

struct Person {
    const char16_t* label;
    const char* name;
};

/// Enough for the seven blocks of two cells that a board can have beside the General.
constexpr std::array kPersons{Person{u"曹操", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Cao Cao")},
                              Person{u"卒", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Soldier")},
                              Person{u"关羽", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Guan Yu")},
                              Person{u"张飞", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Zhang Fei")},
                              Person{u"赵云", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Zhao Yun")},
                              Person{u"马超", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Ma Chao")},
                              Person{u"黄忠", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Huang Zhong")},
                              Person{u"魏延", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Wei Yan")},
                              Person{u"姜维", QT_TRANSLATE_NOOP("qipan::klotski::BlockNames", "Jiang Wei")}};
constexpr size_t kGeneral = 0;
constexpr size_t kSoldier = 1;
constexpr size_t kFirstOfTwoCells = 2;

QString labelOf(size_t person)
{
    return QString::fromUtf16(kPersons[person].label);
}

}  // namespace

QStringList blockLabels(const std::vector<klotski_kind_t>& kinds)
{
    QStringList labels(static_cast<qsizetype>(kinds.size()));
    size_t next = kFirstOfTwoCells;
    for (const klotski_kind_t named : {KLOTSKI_HORIZONTAL, KLOTSKI_VERTICAL}) {
        for (size_t block = 0; block < kinds.size(); ++block) {
            if (kinds[block] == named)
                labels[static_cast<qsizetype>(block)] = labelOf(next++);
        }
    }
    for (size_t block = 0; block < kinds.size(); ++block) {
        if (kinds[block] == KLOTSKI_GENERAL)
            labels[static_cast<qsizetype>(block)] = labelOf(kGeneral);
        else if (kinds[block] == KLOTSKI_SOLDIER)
            labels[static_cast<qsizetype>(block)] = labelOf(kSoldier);
    }
    return labels;
}

QString personName(const QString& label)
{
    for (const Person& person : kPersons) {
        if (label == QStringView(person.label))
            return QCoreApplication::translate(kContext, person.name);
    }
    return label;
}

QString blockTitle(const QString& label, klotski_kind_t kind, int column, int row)
{
    //: A block as a screen reader says it: %1 its name, %2 and %3 its width and height, %4 and %5 where it stands
    return QCoreApplication::translate("qipan::klotski::BlockNames", "%1, %2×%3, column %4, row %5")
        .arg(personName(label))
        .arg(cellsAcross(kind))
        .arg(cellsDown(kind))
        .arg(column + 1)
        .arg(row + 1);
}

int cellsAcross(klotski_kind_t kind)
{
    constexpr std::array kAcross{0, 1, 1, 2, 2};
    return kAcross.at(kind);
}

int cellsDown(klotski_kind_t kind)
{
    constexpr std::array kDown{0, 1, 2, 1, 2};
    return kDown.at(kind);
}

}  // namespace qipan::klotski
