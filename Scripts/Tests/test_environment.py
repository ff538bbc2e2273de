"""Tests of Scripts/environment on projects that read variables."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "environment"


@pytest.fixture
def project(tmp_path):
    (tmp_path / "Scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "Scripts")
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    return tmp_path


def check(project):
    return subprocess.run([project / "Scripts/environment"], capture_output=True, text=True)


# The name is not part of the code below, because Scripts/environment also reads this file.
NAME = "SOME_NAME"
READINGS = {
    "a.swift": f'let name = ProcessInfo.processInfo.environment["{NAME}"]',
    "a.c": f'char *name = getenv("{NAME}");',
    "a.py": f'name = os.environ.get("{NAME}")',
    "a.js": f"const {{ {NAME} }} = process.env;",
    "constant.swift": f'let variable = "{NAME}"; let name = ProcessInfo.processInfo.environment[Self.variable]',
    "python-script": f'#!/usr/bin/env python3\nname = os.environ["{NAME}"]',
    "bash-script": f'#!/usr/bin/env bash\necho "${{{NAME}:-none}}"',
}


@pytest.mark.parametrize("file", READINGS)
def test_a_variable_without_a_document_is_named_with_its_file(project, file):
    (project / file).write_text(READINGS[file])
    result = check(project)
    assert result.returncode == 1
    assert NAME in result.stderr and file in result.stderr
    (project / "README.md").write_text(f"`{NAME}` is read here.")
    assert check(project).returncode == 0


def test_a_constant_whose_name_is_elsewhere_is_refused(project):
    (project / "a.swift").write_text("let name = ProcessInfo.processInfo.environment[Names.first]")
    (project / "b.swift").write_text(READINGS["a.swift"])
    (project / "README.md").write_text(f"`{NAME}` is read here.")
    result = check(project)
    assert result.returncode == 1
    assert "a.swift reads environment[Names.first]" in result.stderr


def test_a_project_that_reads_nothing_shows_that_the_patterns_are_wrong(project):
    assert check(project).returncode == 1
