"""Web/check finds mistakes, and reports their files and names. ./test shows that it finds none in the project."""

import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "file, line, instead, told",
    [
        ("Public/viewport.js", "this.#space.correct(offset)", "this.#space.correct(`${offset}px`)", "viewport.js"),
        ("Public/collection-view.d.ts", "    static readonly ready: Promise<void>;", "", "ready"),
        ("Public/collection-view.d.ts", "    focusItem(index: number): void;", "    focusItem(index: string): void;", "focusItem"),
        ("Tests/orientation.test.js", "const [width, height] = [1, 2]", 'const [width, height] = ["1", "2"]', "orientation.test"),
        ("Benchmark/contenders/collection-view.js", "{ ready }", "{ redy }", "redy"),
    ],
    ids=["argument", "undeclared", "declared otherwise", "test", "benchmark"],
)
def test_a_mistake_is_found(tmp_path, file, line, instead, told):
    for name in ("Scripts/setup.bash", "Web/check", "Web/tsconfig.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(PROJECT / name, tmp_path / name)
    for name in ("Web/Public", "Web/Types", "Web/Tests", "Web/Examples", "Web/Benchmark"):
        shutil.copytree(PROJECT / name, tmp_path / name)
    mistaken = tmp_path / "Web" / file
    text = mistaken.read_text()
    assert line in text, "the mistake cannot be made any more"
    mistaken.write_text(text.replace(line, instead, 1))
    done = subprocess.run([tmp_path / "Web/check"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert told in done.stdout, done.stdout + done.stderr
