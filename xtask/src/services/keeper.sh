# Cleans up after a `cargo xtask` that had no time for it: Ctrl-C and kill end it at once, but they
# end its end of our standard input too.
#
# A line on standard input says that everything has been stopped and removed. An end without a line
# says that nobody is left to do it. FOLDER/running has an empty file ORDER-SIGNAL-PID for every
# process that has to be ended, by that signal; the one started last goes first.
#
# usage: sh -c "$(cat keeper.sh)" keeper FOLDER
folder=$1
read -r _ && exit 0

# A process that has ended but was not waited for still has its number.
runs() {
    kill -0 "$1" 2>/dev/null && ! grep -q '^State:[[:space:]]*Z' "/proc/$1/status" 2>/dev/null
}

for entry in $(ls -r "$folder/running"); do
    pid=${entry##*-}
    signal=${entry#*-}
    signal=${signal%-*}
    kill -s "$signal" "$pid" 2>/dev/null || continue
    # One that is paused hears nothing but this.
    kill -s CONT "$pid" 2>/dev/null
    tries=0
    while runs "$pid" && [ "$tries" -lt 100 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
    kill -s KILL "$pid" 2>/dev/null
done
rm -rf -- "$folder"
