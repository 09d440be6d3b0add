# SPDX-License-Identifier: MIT
# awk -f table.awk bars.tsv baseline.tsv results.tsv: the table; exit 1 when something is over 3 % above the baseline.

# The bar of a figure, with OVER before what it misses.
function limits(figure, median, max,    text) {
    if ((figure, "median") in bar)
        text = (median > bar[figure, "median"] ? "OVER " : "") bar[figure, "median"]
    if ((figure, "max") in bar)
        text = text (text == "" ? "" : ", ") (max > bar[figure, "max"] ? "OVER " : "") "max " bar[figure, "max"]
    return text
}

# What differs from the baseline in columns 5 to 8: minimum, median, maximum, stack.
function difference(figure,    i, changed, worse, text) {
    if (foreign)
        return ""
    if (!((figure, 6) in base))
        return compared ? "new" : ""
    for (i = 5; i <= 8; ++i) {
        changed = changed || $i != base[figure, i]
        worse = worse || $i > base[figure, i] * 1.03
    }
    if (!changed)
        return ""
    text = sprintf("was %d %d %d, stack %d", base[figure, 5], base[figure, 6], base[figure, 7], base[figure, 8])
    if (base[figure, 6] > 0 && $6 != base[figure, 6])
        text = text sprintf(" (median %+.1f %%)", 100 * ($6 / base[figure, 6] - 1))
    failed = failed || worse
    return text (worse ? "  WORSE" : "")
}

BEGIN { FS = "\t" }
/^#/ { next }
FILENAME ~ /bars\.tsv$/ { bar[$1, $2, $3] = $4; next }
FILENAME ~ /baseline\.tsv$/ && $2 == "compiler" { compiler[$1] = $3; next }
FILENAME ~ /baseline\.tsv$/ { for (i = 5; i <= 8; ++i) base[$1, $2, i] = $i; compared = 1; next }
$2 == "compiler" {
    foreign = compared && compiler[$1] != $3 ? "the baseline is of compiler " compiler[$1] ", this is " $3 ": not compared" : ""
    next
}
$1 != target {
    format = "%-3s  %-18s %-6s %5s %8s %8s %8s %6s  %-28s %s\n"
    if (target != "")
        print ""
    printf format, "", "figure", "unit", "n", "min", "median", "max", "stack", "bar",
           (foreign ? foreign : compared ? "baseline" : "")
    target = $1
}
{
    printf format, $1, $2, $3, $4, $5, $6, $7, ($8 ? $8 : ""), limits($1 SUBSEP $2, $6 + 0, $7 + 0),
           difference($1 SUBSEP $2)
}
END {
    if (failed)
        print "\nSomething is more than 3 % above the baseline."
    exit failed
}
