#!/bin/bash
# docs_test.sh SOURCE_DIR BIN_DIR: the paths that the documents name exist, and the examples of the README give what
# it says.
set -u
source_dir=$1 bin=$2
failures=0
checked=0
fail() {
    echo "FAIL: $*"
    failures=$((failures + 1))
}

# A word in back quotes with a slash is a path; a bare file name must exist somewhere.
while read -r document; do
    while read -r path; do
        case $path in
        build/* | */dev/* | '') continue ;;
        esac
        checked=$((checked + 1))
        [[ -e $source_dir/$path || -e $(dirname "$source_dir/$document")/$path ]] || fail "$document names $path, which is not there"
    done < <(grep -oE '`[A-Za-z0-9_.-]+(/[A-Za-z0-9_.-]*)+`' "$source_dir/$document" | tr -d '`' | sort -u)
    while read -r name; do
        checked=$((checked + 1))
        git -C "$source_dir" ls-files | grep -qE "(^|/)${name//./\\.}\$" || fail "$document names $name, which is nowhere"
    done < <(grep -oE '`[A-Za-z0-9_]+\.(cpp|h|c|sh|qml|md|txt)`' "$source_dir/$document" | tr -d '`' | sort -u)
    while read -r path; do
        checked=$((checked + 1))
        [[ -e $source_dir/$path ]] || fail "$document shows $path, which is not there"
    done < <(grep -oE '!\[[^]]*\]\([^)]+\)' "$source_dir/$document" | sed -E 's/.*\(([^)]+)\)/\1/')
done < <(git -C "$source_dir" ls-files '*.md')

# "    $ command" and the lines that follow it, up to the next command or blank line: what its first line of output is.
command= expected=
while IFS= read -r line; do
    if [[ $line == '    $ '* ]]; then
        command=${line#'    $ '}
        read -r expected
        checked=$((checked + 1))
        actual=$(cd "$source_dir" && eval "${command//build\/release\/bin/$bin}" | head -n 1)
        [[ $actual == "$expected" ]] || fail "README: '$command' gives '$actual', not '$expected'"
    fi
done <"$source_dir/README.md"

for script in run test; do
    grep -q "^    deploy/$script.sh" "$source_dir/README.md" && [[ -x $source_dir/deploy/$script.sh ]] || fail "deploy/$script.sh"
done
[[ $checked -gt 10 ]] || fail "only $checked things checked"
echo "$checked checked, $failures wrong"
exit $((failures > 0))
