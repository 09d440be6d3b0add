// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "store_writer.h"

class QJSEngine;
class QQmlEngine;

namespace qipan::shell {

/// What Q_PROPERTY(Type name READ name WRITE setName ...) calls.
#define QIPAN_SETTING(Type, name, setName)                                                                             \
    Type name() const                                                                                                  \
    {                                                                                                                  \
        return value(#name).value<Type>();                                                                             \
    }                                                                                                                  \
    void setName(const Type& wanted)                                                                                   \
    {                                                                                                                  \
        setValue(#name, wanted);                                                                                       \
    }

/// What the user has chosen, kept in one JSON file.
///
/// Defaults and limits stand in one table in settings.cpp; a value out of its limits is refused and the old one stays.
/// The file is written 200 ms after a change, or at once where the next start must know it even after an abrupt end, in a
/// thread. It holds what was set; keys that are not known here
/// stay in it, and so do changes that another window of the program has made meanwhile.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The game that is shown: "chess", "klotski" or "zoujing".
    Q_PROPERTY(QString room READ room WRITE setRoom NOTIFY roomChanged)
    /// "system", "light" or "dark".
    Q_PROPERTY(QString look READ look WRITE setLook NOTIFY lookChanged)
    /// "system", "en" or "zh_CN".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// "staunton" or "ink".
    Q_PROPERTY(QString pieceSet READ pieceSet WRITE setPieceSet NOTIFY pieceSetChanged)
    /// "brown", "slate", "green", "paper" or "contrast".
    Q_PROPERTY(QString boardTheme READ boardTheme WRITE setBoardTheme NOTIFY boardThemeChanged)
    /// "none", "inside" or "outside".
    Q_PROPERTY(QString coordinates READ coordinates WRITE setCoordinates NOTIFY coordinatesChanged)
    /// Whether the legal moves of the chosen man are marked.
    Q_PROPERTY(bool legalMoves READ legalMoves WRITE setLegalMoves NOTIFY legalMovesChanged)
    /// "none", "fast" or "normal".
    Q_PROPERTY(QString animation READ animation WRITE setAnimation NOTIFY animationChanged)
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    /// 0 to 1.
    Q_PROPERTY(qreal volume READ volume WRITE setVolume NOTIFY volumeChanged)
    /// Whether the board turns to the side to move.
    Q_PROPERTY(bool autoFlip READ autoFlip WRITE setAutoFlip NOTIFY autoFlipChanged)
    /// Whether a pawn becomes a queen without a question.
    Q_PROPERTY(bool autoQueen READ autoQueen WRITE setAutoQueen NOTIFY autoQueenChanged)
    Q_PROPERTY(bool confirmResign READ confirmResign WRITE setConfirmResign NOTIFY confirmResignChanged)
    /// Whether moves are written with drawings of the men instead of letters.
    Q_PROPERTY(bool figurines READ figurines WRITE setFigurines NOTIFY figurinesChanged)
    /// For the next game; up to 255 characters.
    Q_PROPERTY(QString whiteName READ whiteName WRITE setWhiteName NOTIFY whiteNameChanged)
    Q_PROPERTY(QString blackName READ blackName WRITE setBlackName NOTIFY blackNameChanged)
    /// For the next game: text as in PGN's TimeControl, "-" for none; up to 100 characters. Its meaning is not checked.
    Q_PROPERTY(QString whiteTimeControl READ whiteTimeControl WRITE setWhiteTimeControl NOTIFY whiteTimeControlChanged)
    Q_PROPERTY(QString blackTimeControl READ blackTimeControl WRITE setBlackTimeControl NOTIFY blackTimeControlChanged)
    /// Who has White in the next game: "same" or "random".
    Q_PROPERTY(QString seats READ seats WRITE setSeats NOTIFY seatsChanged)
    /// In device-independent pixels, 320 to 16384; 0 = not known.
    Q_PROPERTY(int windowWidth READ windowWidth WRITE setWindowWidth NOTIFY windowWidthChanged)
    Q_PROPERTY(int windowHeight READ windowHeight WRITE setWindowHeight NOTIFY windowHeightChanged)
    Q_PROPERTY(bool windowMaximized READ windowMaximized WRITE setWindowMaximized NOTIFY windowMaximizedChanged)
    /// What is wrong with the file, in one line, translated; or "".
    Q_PROPERTY(QString warning READ warning NOTIFY warningChanged)

public:
    /// Has no default for path: QML would call that instead of create().
    explicit Settings(const QString& path, QObject* parent = nullptr);
    /// Writes what has changed.
    ~Settings() override;

    static QString defaultPath();

    /// Makes settings the ones that QML sees; they must outlive the engines. Without it each engine makes its own, of
    /// the file at defaultPath().
    static void provide(Settings* settings);
    static Settings* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QIPAN_SETTING(QString, room, setRoom)
    QIPAN_SETTING(QString, look, setLook)
    QIPAN_SETTING(QString, language, setLanguage)
    QIPAN_SETTING(QString, pieceSet, setPieceSet)
    QIPAN_SETTING(QString, boardTheme, setBoardTheme)
    QIPAN_SETTING(QString, coordinates, setCoordinates)
    QIPAN_SETTING(bool, legalMoves, setLegalMoves)
    QIPAN_SETTING(QString, animation, setAnimation)
    QIPAN_SETTING(bool, sounds, setSounds)
    QIPAN_SETTING(qreal, volume, setVolume)
    QIPAN_SETTING(bool, autoFlip, setAutoFlip)
    QIPAN_SETTING(bool, autoQueen, setAutoQueen)
    QIPAN_SETTING(bool, confirmResign, setConfirmResign)
    QIPAN_SETTING(bool, figurines, setFigurines)
    QIPAN_SETTING(QString, whiteName, setWhiteName)
    QIPAN_SETTING(QString, blackName, setBlackName)
    QIPAN_SETTING(QString, whiteTimeControl, setWhiteTimeControl)
    QIPAN_SETTING(QString, blackTimeControl, setBlackTimeControl)
    QIPAN_SETTING(QString, seats, setSeats)
    QIPAN_SETTING(int, windowWidth, setWindowWidth)
    QIPAN_SETTING(int, windowHeight, setWindowHeight)
    QIPAN_SETTING(bool, windowMaximized, setWindowMaximized)

    QString warning() const;

signals:
    void roomChanged();
    void lookChanged();
    void languageChanged();
    void pieceSetChanged();
    void boardThemeChanged();
    void coordinatesChanged();
    void legalMovesChanged();
    void animationChanged();
    void soundsChanged();
    void volumeChanged();
    void autoFlipChanged();
    void autoQueenChanged();
    void confirmResignChanged();
    void figurinesChanged();
    void whiteNameChanged();
    void blackNameChanged();
    void whiteTimeControlChanged();
    void blackTimeControlChanged();
    void seatsChanged();
    void windowWidthChanged();
    void windowHeightChanged();
    void windowMaximizedChanged();
    void warningChanged();

private:
    QVariant value(const char* name) const;
    void setValue(const char* name, const QVariant& wanted);
    void read();
    void write();
    void forgetWritten();
    void warn(const QString& warning);

    QString m_path;
    QString m_warning;
    QVariantHash m_values;  ///< by name
    QJsonObject m_changes;  ///< what has been set, and is not yet known to be on disk
    QJsonObject m_sent;     ///< the changes that are being written
    bool m_cannotWrite = false;
    QTimer m_delay;
    StoreWriter m_writer;
};

#undef QIPAN_SETTING

}  // namespace qipan::shell
