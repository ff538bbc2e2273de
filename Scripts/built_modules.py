"""The compiler's flags for the modules of a package that were built last, for the checks beside this file."""

import re
import subprocess
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=PROJECT).stdout.strip()


def flags(package):
    """Return the flags for a package's modules, including those in C, and for the libraries behind these."""
    modules = output("swift", "build", "--package-path", package, "--show-bin-path") + "/Modules"
    maps = (PROJECT / package / "Sources").glob("*/module.modulemap")
    libraries = re.findall(r'pkgConfig: "(.*?)"', (PROJECT / package / "Package.swift").read_text())
    includes = output("pkg-config", "--cflags", *libraries).split() if libraries else []
    return ["-I", modules, *(f"-I{map.parent}" for map in maps), *(flag for include in includes for flag in ("-Xcc", include))]
