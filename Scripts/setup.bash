# What `gallery` and `test` share: installing packages, and long commands that stay quiet. Sourced, not run.

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# install_packages PACKAGE...
# As root, or with sudo where that may be asked for.
install_packages() {
    local as_root=() by_hand
    by_hand="Install these packages, or your system's equivalents, and start again: $*"
    command -v apt-get >/dev/null || fail "packages are missing, and this system has no apt-get. $by_hand"
    if ((EUID != 0)); then
        # Without a terminal there is nobody to type a password.
        if [[ -t 0 ]]; then as_root=(sudo); else as_root=(sudo -n); fi
        "${as_root[@]}" true || fail "packages are missing, and may not be installed without sudo. $by_hand"
    fi
    run "Updating the list of packages" "${as_root[@]}" apt-get update
    run "Installing $*" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y "$@"
}

# What the gallery is built with and needs while it runs.
install_gallery_libraries() {
    command -v pkg-config >/dev/null && pkg-config --exists vips gexiv2 sqlite3 && return
    install_packages libvips-dev libgexiv2-dev libsqlite3-dev pkg-config
}

# Runs a long command quietly: its progress on one line where there is a terminal, its whole output only when it fails.
run() {
    local title=$1 log
    shift
    log=$(mktemp)
    echo "$title …" >&2
    if ! "$@" 2>&1 | tee "$log" | show_progress; then
        cat "$log" >&2
        rm -f "$log"
        fail "$title: this failed, see above."
    fi
    rm -f "$log"
}

show_progress() {
    local line
    [[ -t 2 ]] || exec cat >/dev/null
    while IFS= read -r line; do
        if [[ $line == \[*/*\]* ]]; then printf '\r\e[K%s' "${line:0:78}" >&2; fi
    done
    printf '\r\e[K' >&2
}
