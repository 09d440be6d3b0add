# kept_game.sh: the game as the program keeps it in its file, and what the window says of that. Source it after
# window.sh, with the folder of the games in $room.
# shellcheck shell=bash

moves_of() { # of the PGN on standard input, with its result
    sed '/^\[[A-Z]/d' | tr '\n' ' ' | sed -E 's/\{[^}]*\}//g; s/[0-9]+\.+//g; s/ +/ /g; s/^ //; s/ $//'
}
tags_of() {
    grep '^\[[A-Z]'
}
# "spent left" of each ply in milliseconds.
times_of() {
    tr '\n' ' ' | grep -oE '\[%emt [0-9:.]+\] ?\[%clk [0-9:.]+\]' | tr -d ']' |
        awk 'function ms(text, p) { split(text, p, ":"); return int((p[1] * 3600 + p[2] * 60 + p[3]) * 1000 + 0.5) }
            { sub(/\[%clk/, " &"); print ms($2), ms($4) }'
}
state() { # NAME of a part of the running game's file
    sed -nE "s/^ *\"$1\": \"?([^\",]*)\"?,?\$/\1/p" "$room/current.json"
}
pgn_in() { # FILE
    sed -nE 's/^ *"pgn": "(.*)",$/\1/p' "$1" | sed 's/\\n/\n/g; s/\\"/"/g'
}
newest_recent() {
    find "$room/recent" -name '*.json' | sort | tail -n 1
}
changed_at() {
    stat -c %.Y "$room/current.json" 2>/dev/null
}
wait_for_change() { # since the TIME that changed_at gave
    local end=$((SECONDS + 6))
    while [[ $(changed_at) == "$1" ]]; do
        ((SECONDS < end)) || { fail "the game was not kept"; return; }
        sleep 0.02
    done
}
wait_for_moves() { # MOVES in the running game's file
    local end=$((SECONDS + 6))
    until [[ $(pgn_in "$room/current.json" | moves_of) == "$1" ]]; do
        ((SECONDS < end)) || { fail "kept is '$(pgn_in "$room/current.json" | moves_of)', not '$1'"; return; }
        sleep 0.02
    done
}
# Something is said in the window that was not said in the picture: a notice is larger than all else that may differ.
expect_notice() { # PICTURE
    local count
    sleep 0.5 # for a man on his way
    for _ in $(seq 10); do
        import -window "$window" "$work/now.png"
        count=$(compare -metric AE "$1" "$work/now.png" null: 2>&1)
        (($(printf '%.0f' "$count") > 3000)) && return
        sleep 0.1
    done
    fail "the window says nothing of it"
}
