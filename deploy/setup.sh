#!/bin/bash
# setup.sh [play|test|check]: installs what the project needs and is missing.
#   play   build and play (default)
#   test   also run every test
#   check  also lint, compare speed with other programs, build packages
# Debian 12 and newer, Ubuntu 24.04 and newer. Elsewhere it names what to install and stops.
set -eu

play=(cmake ninja-build g++ qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-svg-dev libqt6svg6
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qml6-module-qtquick qml6-module-qtquick-controls
    qml6-module-qtquick-templates qml6-module-qtquick-layouts qml6-module-qtquick-window qml6-module-qtquick-dialogs
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qt-labs-folderlistmodel
    qt6-serialport-dev libgl-dev libpulse0 fonts-wqy-microhei)
test=(qml6-module-qttest xvfb openbox xdotool xclip imagemagick gcc-arm-none-eabi libnewlib-arm-none-eabi gcc-avr avr-libc
    libsimavr-dev libelf-dev qemu-system-arm arduino-core-avr binutils git python3)
check=(clang clang-tidy cppcheck clang-format gcovr desktop-file-utils appstream valgrind stockfish)

set_name=${1:-play}
case $set_name in
play) packages=("${play[@]}") ;;
test) packages=("${play[@]}" "${test[@]}") ;;
check) packages=("${play[@]}" "${test[@]}" "${check[@]}") ;;
*)
    sed -n 2,7p "$0" >&2
    exit 2
    ;;
esac

known=no
if [[ -r /etc/os-release ]]; then
    # shellcheck disable=SC1091
    . /etc/os-release
    case ${ID-}:${VERSION_ID-} in
    debian:1[2-9] | debian:[2-9][0-9] | ubuntu:2[4-9].* | ubuntu:[3-9]*) known=yes ;;
    debian:) known=yes ;; # testing and unstable carry no number
    esac
fi
if [[ $known == no ]] || ! command -v apt-get >/dev/null; then
    echo "Qipan does not know how to install packages on ${PRETTY_NAME:-this system}." >&2
    echo "Install these, by the names they have there: CMake 3.25, Ninja, a C++20 compiler, Qt 6.4 or newer with" >&2
    echo "Qt Base, Qt Declarative (Quick, Controls, Layouts, Dialogs), Qt SVG, Qt SerialPort, Qt Tools (lrelease, lupdate), a Chinese font." >&2
    [[ $set_name == play ]] || echo "For the tests also: Xvfb, openbox, xdotool, ImageMagick, arm-none-eabi-gcc, avr-gcc with avr-libc." >&2
    exit 1
fi

missing=()
for package in "${packages[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null) == ii* ]] || missing+=("$package")
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

as_root=()
if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null || { echo "Installing packages needs root: run as root, or install sudo." >&2; exit 1; }
    as_root=(sudo)
fi
echo "Installing: ${missing[*]}"
apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=900)
"${apt[@]}" update
"${apt[@]}" install -y --no-install-recommends "${missing[@]}"
