# Functions that scripts share: finding what is missing, installing it, and running long commands quietly. Sourced, not run. A
# script calls each `needs_…` function that it needs, then `install_missing` once. So one message tells a person all that is
# missing before anything is installed.

minimum_swift=6.3
minimum_node=18 # the version in Debian 12, which has a test runner
minimum_wasm_opt=108 # the version in Debian 12, for which the limits of Web/build were measured

missing_packages=()
missing_by_hand=()

fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# is_at_least MINIMUM VERSION
is_at_least() {
    [[ -n $2 ]] && printf '%s\n' "$1" "$2" | sort --version-sort --check=quiet
}

needs_swift() {
    local version
    version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9.]+).*/\1/p' | head -n 1) || true
    is_at_least "$minimum_swift" "$version" || missing_by_hand+=(
        "Swift $minimum_swift or later (${version:+found only $version; }install it from https://www.swift.org/install)")
}

# The libraries with which the gallery is built and run.
needs_gallery_libraries() {
    command -v pkg-config >/dev/null && pkg-config --exists vips gexiv2 sqlite3 zlib ||
        missing_packages+=(libvips-dev libgexiv2-dev libsqlite3-dev zlib1g-dev pkg-config)
}

# The libraries of windows, and a font for machines without one.
needs_screen_libraries() {
    command -v pkg-config >/dev/null && pkg-config --exists gtk4 gexiv2 lcms2 libturbojpeg ||
        missing_packages+=(
            libgtk-4-dev libgexiv2-dev liblcms2-dev libturbojpeg0-dev pkg-config fonts-dejavu-core)
}

# The program that shrinks WebAssembly modules; see Web/build.
needs_wasm_opt() {
    local version
    if ! command -v wasm-opt >/dev/null; then
        missing_packages+=(binaryen)
        return
    fi
    version=$(wasm-opt --version | sed -nE 's/.*version ([0-9]+).*/\1/p' | head -n 1) || true
    is_at_least "$minimum_wasm_opt" "$version" || missing_by_hand+=(
        "wasm-opt $minimum_wasm_opt or later (found ${version:-one that does not tell its version}; it is part of binaryen)")
}

# The program that bundles the element's JavaScript; see Web/build. The gallery does not need it.
needs_esbuild() {
    command -v esbuild >/dev/null || missing_packages+=(esbuild)
}

# The compiler with which Web/check checks JavaScript.
needs_typescript() {
    command -v tsc >/dev/null || missing_packages+=(node-typescript)
}

# The program that runs JavaScript tests outside of browsers.
needs_node() {
    local version
    if ! command -v node >/dev/null; then
        missing_packages+=(nodejs)
        return
    fi
    version=$(node --version | tr -d v)
    is_at_least "$minimum_node" "$version" || missing_by_hand+=("Node $minimum_node or later (found $version)")
}

# The browsers for tests.
needs_browsers() {
    { command -v chromium-headless-shell || command -v chromium; } >/dev/null &&
        python3 -c "import ensurepip" 2>/dev/null ||
        missing_packages+=(chromium-headless-shell python3-venv fonts-dejavu-core)
    command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing_packages+=(firefox-esr)
    command -v WebKitWebDriver >/dev/null || missing_packages+=(webkit2gtk-driver)
    command -v Xvfb >/dev/null || missing_packages+=(xvfb)
}

# The programs with which the gallery's tests make videos. The gallery itself runs without them.
needs_video_tools() {
    command -v ffmpeg >/dev/null && command -v ffprobe >/dev/null || missing_packages+=(ffmpeg)
}

# The programs for tests of windows.
needs_screen_tests() {
    command -v Xvfb >/dev/null && command -v xdotool >/dev/null || missing_packages+=(xvfb xdotool)
    # A Wayland desktop without a screen, and programs that take its pictures and type on it.
    command -v sway >/dev/null && command -v grim >/dev/null && command -v wtype >/dev/null ||
        missing_packages+=(sway grim wtype)
    # Assistive technologies: the bus on which they listen, and its bindings for Debian's own Python.
    [[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ]] && command -v dbus-send >/dev/null &&
        /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null ||
        missing_packages+=(at-spi2-core dbus python3-gi gir1.2-atspi-2.0)
}

# Installs what the functions above have found missing: as root, or with sudo if it can ask for a password.
install_missing() {
    local as_root=() lines=("${missing_by_hand[@]}")
    ((${#missing_packages[@]} == 0)) || lines+=("Debian's packages ${missing_packages[*]}, or your system's equivalents")
    ((${#lines[@]} > 0)) || return 0
    {
        echo "$(basename "$0"): this is missing here:"
        printf '  - %s\n' "${lines[@]}"
    } >&2
    ((${#missing_by_hand[@]} == 0)) || fail "Install it, and start again."
    command -v apt-get >/dev/null || fail "This system has no apt-get: install it by hand, and start again."
    if ((EUID != 0)); then
        # Without a terminal, nobody can type a password.
        if [[ -t 0 ]]; then as_root=(sudo); else as_root=(sudo -n); fi
        "${as_root[@]}" true || fail "Without sudo it has to be installed by hand; then start again."
    fi
    run "Updating the list of packages" "${as_root[@]}" apt-get update
    run "Installing the packages" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y "${missing_packages[@]}"
}

# Runs a long command quietly. Shows its progress on one line if there is a terminal, and its output only if it fails.
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

# is_outdated PRODUCT SOURCES...
# Whether a product is missing, or one of its sources has changed since its last build began.
is_outdated() {
    [[ ! -e $1 || -n $(find "${@:2}" -newer "$1" -print -quit) ]]
}

# build PRODUCT TITLE COMMAND...
build() {
    local began
    began=$(mktemp)
    run "${@:2}"
    touch -r "$began" "$1"
    rm -f "$began"
}
