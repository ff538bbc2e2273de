"""Tests of what the manifest says about other platforms, which nothing compiles here."""

import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "name, folder", [("implementedByApple", "Sources/CollectionView"), ("testFolders", "Tests/CollectionViewTests")]
)
def test_folders_for_apples_platforms_have_their_present_names(name, folder):
    manifest = (PROJECT / "Package.swift").read_text()
    paths = re.findall(r'"([^"]+)"', re.search(rf"let {name}\b.* = \[(.*?)\]", manifest)[1])
    assert paths
    assert [path for path in paths if not (PROJECT / folder / path).is_dir()] == []


def test_layouts_of_the_core_are_in_every_uikit():
    manifest = (PROJECT / "Package.swift").read_text()
    excluded = re.findall(r'"([^"]+)"', re.search(r"let implementedByApple = \[(.*?)\]", manifest, re.DOTALL)[1])
    folders = {path.name for path in (PROJECT / "Sources/CollectionView").iterdir() if path.is_dir()}
    assert folders - set(excluded) == {"Adapter", "Hosting", "Shelves", "CollectionView.docc"}
