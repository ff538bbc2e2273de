"""Tests of Scripts/folders on projects with a map."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "folders"
MAP = """# Architecture

## `Page`

| folder | in one sentence |
| --- | --- |
| `Core`, `Views` | the core, and its views |
| `Core/Sorting` | sorts items |
| `Wild` | layouts, each in its own folder |

## Other folders

| folder | in one sentence |
| --- | --- |
| `Tests` | tests; its folders are those of `Page`, with `Pictures` |
"""
DESCRIBED = ["Page", "Page/Core", "Page/Core/Sorting", "Page/Views", "Page/Wild/Wheel", "Tests", "Tests/Core/Sorting", "Tests/Pictures"]


@pytest.fixture
def project(tmp_path):
    for folder in ["Scripts", "Documentation", *DESCRIBED, "Tests/Support"]:
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
    for folder in [*DESCRIBED, "Tests/Support"]:
        (tmp_path / folder / "a.swift").touch()
    shutil.copy(SCRIPT, tmp_path / "Scripts")
    (tmp_path / "Documentation/Architecture.md").write_text(MAP)
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    return tmp_path


def check(project):
    return subprocess.run([project / "Scripts/folders"], capture_output=True, text=True)


def test_a_project_whose_folders_are_all_in_the_map_passes(project):
    result = check(project)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("folder", ["New", "Page/New", "Page/Core/New", "Tests/New", "Tests/Core/New"])
def test_a_folder_without_a_row_is_named(project, folder):
    (project / folder).mkdir()
    (project / folder / "a.js").touch()
    result = check(project)
    assert result.returncode == 1
    assert f" {folder} has no row" in result.stderr


def test_a_folder_without_source_files_needs_no_row(project):
    (project / "Results").mkdir()
    (project / "Results/today.md").touch()
    assert check(project).returncode == 0


def test_a_row_without_a_folder_is_named(project):
    shutil.rmtree(project / "Page/Views")
    result = check(project)
    assert result.returncode == 1
    assert "Page/Views, which does not exist" in result.stderr
