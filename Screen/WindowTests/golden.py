"""Compares pictures with those in the repository, pixel by pixel, and records them.

The environment variable RECORD_PICTURES is that of the other golden pictures; CONTRIBUTING.md explains it.
"""

import json
import os
import subprocess
from pathlib import Path

from PIL import Image, ImageChops

PICTURES = Path(__file__).with_name("Pictures")
VERSIONS = PICTURES / "versions.json"
# The libraries that determine the pixels. Other versions smooth edges or decode pictures differently.
LIBRARIES = ["gtk4", "pango", "cairo", "pixman-1", "freetype2", "harfbuzz", "gdk-pixbuf-2.0"]
RECORDINGS = ["all", "missing", "failed", "never"]


def chosen_recording():
    """Return which pictures to write, from the environment."""
    recording = os.environ.get("RECORD_PICTURES", "never")
    if recording not in RECORDINGS:
        raise ValueError(f'RECORD_PICTURES is "{recording}": set it to one of {", ".join(RECORDINGS)}')
    return recording


def versions():
    return {
        library: subprocess.run(["pkg-config", "--modversion", library], capture_output=True, text=True).stdout.strip()
        for library in LIBRARIES
    }


def reason_to_skip():
    """Return the reason why pixels cannot be compared on this machine, or None."""
    recorded, here = json.loads(VERSIONS.read_text()) if VERSIONS.exists() else {}, versions()
    if chosen_recording() == "all":
        PICTURES.mkdir(exist_ok=True)
        VERSIONS.write_text(json.dumps(here, indent=4) + "\n")
        return None
    other = [f"{name} {here[name]} instead of {recorded.get(name)}" for name in here if here[name] != recorded.get(name)]
    return f"pixels are compared with the versions in {VERSIONS.name} only: this is {', '.join(other)}" if other else None


def compare(drawn, name):
    """Fail if a picture differs from the one in the repository, or record the new one if the environment says so."""
    golden, recording = PICTURES / f"{name}.png", chosen_recording()
    if recording == "all" or not golden.exists() and recording in ("missing", "failed"):
        golden.write_bytes(drawn.read_bytes())
        return
    assert golden.exists(), f"{golden.name} does not exist: draw it with RECORD_PICTURES=missing, and look at it"
    with Image.open(golden) as old, Image.open(drawn) as new:
        difference = (0, 0, *new.size) if old.size != new.size else ImageChops.difference(old, new).getbbox(alpha_only=False)
    if difference and recording == "failed":
        golden.write_bytes(drawn.read_bytes())
        return
    assert not difference, (
        f"{golden.name} is drawn differently in {difference}, see {drawn}:"
        " if it is right now, record it with RECORD_PICTURES=failed"
    )
