"""Tests of the messages on a machine where something is missing. Nothing may be installed before a person has read all of it.

The commands run in a copy of the project in which nothing is built. PATH contains the system's programs without those that a test
takes away, and replacements for those that install or build.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
INSTALLED = {
    "swift": "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'",
    "pkg-config": "exit 0",
    "wasm-opt": "echo 'wasm-opt version 108'",
}


class Machine:
    """A machine with Debian's basic programs, and those that a test gives it."""

    def __init__(self, folder: Path):
        self.project = folder / "project"
        self.programs = folder / "bin"
        self.calls = folder / "calls"
        self.programs.mkdir()
        self.calls.touch()
        for file in ("gallery", "test", "Scripts/setup.bash", "Web/build", "Package.swift"):
            (self.project / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / file, self.project / file)
        for source in ("Sources", "Web/Package.swift", "Web/Sources", "Gallery/Package.swift", "Gallery/Sources"):
            (self.project / source).mkdir(parents=True)
        browsers = {"chromium", "chromium-headless-shell", "firefox", "firefox-esr", "WebKitWebDriver", "Xvfb"}
        replaced = {*INSTALLED, *browsers, "apt-get", "sudo", "node", "tsc", "esbuild"}
        for folder in ("/bin", "/usr/bin"):
            for program in Path(folder).iterdir():
                link = self.programs / program.name
                if program.name not in replaced and not link.exists():
                    link.symlink_to(program)
        self.give("apt-get", f'echo "$@" >>{self.calls}')
        self.give("sudo", '[[ $1 == -n ]] && shift; exec "$@"')

    def give(self, program: str, body: str):
        (self.programs / program).write_text(f"#!/usr/bin/env bash\n{body}\n")
        (self.programs / program).chmod(0o755)

    def take(self, program: str):
        (self.programs / program).unlink(missing_ok=True)

    def give_all(self):
        for program, body in INSTALLED.items():
            self.give(program, body)

    def run(self, command: str):
        """Run a command without a terminal."""
        return subprocess.run(
            [self.project / command],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            env={"PATH": str(self.programs), "HOME": str(self.project), "TMPDIR": os.environ.get("TMPDIR", "/tmp")},
        )


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


@pytest.mark.parametrize("command", ["gallery", "test"])
def test_everything_missing_is_told_before_anything_is_installed(machine, command):
    result = machine.run(command)
    assert result.returncode != 0
    for missing in ("Swift 6.3", "https://www.swift.org/install", "libvips-dev", "libsqlite3-dev", "binaryen"):
        assert missing in result.stderr
    if command == "test":
        for missing in ("chromium-headless-shell", "firefox-esr", "webkit2gtk-driver", "xvfb", "node-typescript", "nodejs", "esbuild"):
            assert missing in result.stderr
    else:
        assert "esbuild" not in result.stderr, "the gallery needs no minifier"
    assert machine.calls.read_text() == ""


def test_an_old_swift_is_told_with_its_version(machine):
    machine.give_all()
    machine.give("swift", "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'")
    result = machine.run("gallery")
    assert result.returncode != 0
    assert "Swift 6.3 or later (found only 5.10.1;" in result.stderr
    assert machine.calls.read_text() == ""


def test_an_old_wasm_opt_is_told_with_its_version(machine):
    machine.give_all()
    machine.give("wasm-opt", "echo 'wasm-opt version 91'")
    result = machine.run("Web/build")
    assert result.returncode != 0
    assert "wasm-opt 108 or later (found 91;" in result.stderr


def test_missing_packages_are_listed_and_installed_at_once(machine):
    machine.give_all()
    machine.take("pkg-config")
    machine.take("wasm-opt")
    machine.give("apt-get", f'echo "$@" >>{machine.calls}; [[ $1 == update ]]')  # Installing fails, which ends the run.
    result = machine.run("gallery")
    assert result.returncode != 0
    assert "binaryen libvips-dev libgexiv2-dev libsqlite3-dev zlib1g-dev pkg-config" in result.stderr
    assert machine.calls.read_text().splitlines() == [
        "update",
        "install -y binaryen libvips-dev libgexiv2-dev libsqlite3-dev zlib1g-dev pkg-config",
    ]


def test_a_machine_without_apt_is_told_what_to_install(machine):
    machine.give_all()
    machine.take("pkg-config")
    machine.take("apt-get")
    result = machine.run("gallery")
    assert result.returncode != 0
    assert "libvips-dev" in result.stderr and "no apt-get" in result.stderr


def test_nothing_is_installed_where_nothing_is_missing(machine):
    machine.give_all()
    # Both builds of a project without sources. They only create their products.
    machine.give("swift", f"{INSTALLED['swift']}; mkdir -p .build/wasm/wasm32-unknown-none-wasm/release")
    machine.give("wasm-opt", f"{INSTALLED['wasm-opt']}; for last; do :; done; touch \"$last\" 2>/dev/null")
    program = machine.project / "Gallery/.build/release/gallery"
    program.parent.mkdir(parents=True)
    program.write_text("#!/usr/bin/env bash\necho \"$@\"\n")
    program.chmod(0o755)
    result = machine.run("gallery")
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == f"--project {machine.project}"
    assert machine.calls.read_text() == ""
