"""The pixels of every example, drawn without a display.

    swift build --package-path Screen && .venv/bin/python -m pytest Screen/WindowTests/test_pictures.py
"""

import os
import shutil
import subprocess

import pytest
from PIL import Image

import golden
from shown_window import PROGRAM, SAMPLES

NAMES = ["harbor in the morning", "old mill", "birches", "dunes", "a narrow lane", "glacier", "sunflower field", "pier"]
SIZES = [(120, 80), (80, 120), (100, 100), (160, 60), (60, 140), (140, 90), (90, 90), (110, 70)]
# The pixels must not depend on the environment, so the program gets only these variables.
ENVIRONMENT = {key: os.environ[key] for key in ["PATH", "HOME"] if key in os.environ}


@pytest.fixture(scope="session")
def photographs(tmp_path_factory):
    """Pictures of rectangles, which are the same on every machine, and compress well in a picture of the window."""
    folder = tmp_path_factory.mktemp("photographs")
    for index, (name, (width, height)) in enumerate(zip(NAMES, SIZES)):
        picture = Image.new("RGB", (width, height), (130 + 10 * index, 190, 240 - 20 * index))
        picture.paste((60, 110 + 15 * index, 70), (0, height * 2 // 3, width, height))
        picture.paste((250, 220, 110), (width // 5, height // 5, width // 5 + 14, height // 5 + 14))
        picture.save(folder / f"{name}.png")
    return folder


def draw(name, folder, file, *arguments, **environment):
    command = [PROGRAM, name, folder, "--screenshot", file, "--size", "360x520", *map(str, arguments)]
    subprocess.run(command, env=ENVIRONMENT | environment, check=True, stderr=subprocess.DEVNULL)
    return file


PLAIN = ["pinterest", "shortest-column", "mixed-sections", "cats", "fixed-columns", "outline", "settings"]
DARK = ["fixed-columns", "settings"]
MIRRORED = ["settings", "mixed-sections", "fixed-columns", "outline"]
ENLARGED = ["pinterest", "mixed-sections", "fixed-columns", "outline", "settings"]


@pytest.mark.parametrize(
    "name, arguments, suffix",
    [(name, ["--scale", "1"], "") for name in PLAIN]
    + [(name, ["--scale", "1", "--dark"], "-dark") for name in DARK]
    + [(name, ["--scale", "1.5"], "-1.5") for name in ENLARGED]
    + [(name, ["--scale", "1", "--right-to-left"], "-right-to-left") for name in MIRRORED],
)
def test_an_example_is_drawn_as_it_was(name, arguments, suffix, photographs, tmp_path):
    if reason := golden.reason_to_skip():
        pytest.skip(reason)
    golden.compare(draw(name, photographs, tmp_path / f"{name}{suffix}.png", *arguments), name + suffix)


def test_the_machine_does_not_change_the_picture(photographs, tmp_path, display):
    files = [
        draw("pinterest", photographs, tmp_path / "plain.png"),
        draw("pinterest", photographs, tmp_path / "again.png"),
        draw("pinterest", photographs, tmp_path / "elsewhere.png", DISPLAY=display, LANG="ja_JP.UTF-8",
             FONTCONFIG_FILE="/dev/null", GDK_SCALE="2", GTK_THEME="Adwaita:dark"),
    ]  # fmt: skip
    assert len({file.read_bytes() for file in files}) == 1


def test_photographs_are_the_same_bytes_every_time(tmp_path):
    files = [draw("cats", SAMPLES, tmp_path / f"{run}.png", "--scale", 1.25) for run in range(2)]
    assert files[0].read_bytes() == files[1].read_bytes()
    with Image.open(files[0]) as picture:
        assert picture.size == (450, 650)


def test_installed_fonts_are_used_if_a_person_wants_them(photographs, tmp_path):
    own = draw("settings", photographs, tmp_path / "own.png", "--installed-fonts")
    shipped = draw("settings", photographs, tmp_path / "shipped.png")
    assert own.read_bytes() != shipped.read_bytes()


@pytest.mark.parametrize("name", ["pinterest", "shortest-column", "mixed-sections", "cats", "orthogonal-shelves"])
def test_a_picture_that_cannot_be_read_is_left_out(name, photographs, tmp_path):
    folder = tmp_path / "photographs"
    shutil.copytree(photographs, folder)
    (folder / "broken.png").write_text("no picture")
    (folder / "c.png").symlink_to("/nowhere")
    without = draw(name, photographs, tmp_path / "without.png")
    assert draw(name, folder, tmp_path / "with.png").read_bytes() == without.read_bytes()


@pytest.mark.parametrize("name", ["pinterest", "shortest-column", "cats", "orthogonal-shelves"])
def test_webp_is_shown_or_it_is_said_what_helps(name, tmp_path):
    folder = tmp_path / "photographs"
    folder.mkdir()
    Image.new("RGB", (200, 200), (250, 0, 250)).save(folder / "a.webp", lossless=True)
    command = [PROGRAM, name, folder, "--screenshot", tmp_path / "a.png", "--size", "360x520"]
    done = subprocess.run(list(map(str, command)), env=ENVIRONMENT, check=True, capture_output=True, text=True)
    with Image.open(tmp_path / "a.png") as picture:
        colors = [color for _, color in picture.convert("RGB").getcolors(1 << 20)]
    if (250, 0, 250) not in colors:
        assert str(folder / "a.webp") in done.stderr and "webp-pixbuf-loader" in done.stderr
        assert len(colors) > 20, "there is a text in the window"
