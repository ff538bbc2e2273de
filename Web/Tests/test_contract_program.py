"""The program that writes the contract's JavaScript parses the declarations of functions, or reports why it cannot."""

import re
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parent.parent
PROGRAM = WEB / ".build/debug/contract"

FUNCTIONS = """
nonisolated(unsafe) private var count = 0

@_expose(wasm, "query") @_cdecl("query")
func query(_ offset: Double, _ length: Double) -> Int32 {
    return Int32(count)
}

@_expose(wasm) @_cdecl("arrange")
func arrange(
    _ layout: Int32, _ width: Double
) -> Bool { true }

@_expose(wasm, "results") @_cdecl("results")
func results() -> UnsafeMutableRawPointer? { nil }

@_expose(wasm, "keep") @_cdecl("keep")
func keep(_ offset: Double) { count += 1 }
"""


@pytest.fixture
def contract(tmp_path):
    """Runs the program on a Swift file. Returns how it ended, and what it wrote."""

    def run(source):
        sources = tmp_path / "Sources"
        sources.mkdir(exist_ok=True)
        (sources / "Functions.swift").write_text(source)
        written = tmp_path / "contract.js"
        written.unlink(missing_ok=True)
        done = subprocess.run([PROGRAM, sources, tmp_path], capture_output=True, text=True, check=False)
        return done, written.read_text() if written.exists() else None

    return run


def members(script, name):
    """The numbers of a constant in the script, by name."""
    body = re.search(rf"export const {name} = Object.freeze\(\{{(.*?)\}}\);", script, re.DOTALL)[1]
    return {key.strip().strip('"'): value.strip() for key, value in (line.split(":", 1) for line in body.split(",\n")[:-1])}


def test_functions_become_properties_of_their_names_and_types(contract):
    done, script = contract(FUNCTIONS)
    assert done.returncode == 0, done.stderr
    types = {name: kind for kind, name in re.findall(r"\n \* @property \{(.*)\} (\w+)", script)}
    assert types["query"] == "(offset: number, length: number) => number"
    assert types["arrange"] == "(layout: number, width: number) => number"
    assert types["results"] == "() => number"
    assert types["keep"] == "(offset: number) => void"


def test_the_hash_is_printed_as_it_is_written(contract):
    done, script = contract(FUNCTIONS)
    assert re.fullmatch(r"0x[0-9a-f]{8}\n", done.stdout)
    assert f"export const hash = {done.stdout.strip()};" in script


@pytest.mark.parametrize(
    "before, after",
    [
        ("_ length: Double", "_ size: Double"),
        ("_ length: Double", "_ length: Int32"),
        ("_ length: Double) ->", "_ length: Double, _ origin: Double) ->"),
        (") -> Bool", ") -> Int32"),
        ('"keep") @_cdecl("keep")\nfunc keep', '"hold") @_cdecl("hold")\nfunc hold'),
    ],
)
def test_another_function_is_another_hash(contract, before, after):
    assert before in FUNCTIONS
    first, _ = contract(FUNCTIONS)
    second, _ = contract(FUNCTIONS.replace(before, after))
    assert second.returncode == 0, second.stderr
    assert first.stdout != second.stdout


def test_another_body_is_the_same_hash(contract):
    first, _ = contract(FUNCTIONS)
    second, _ = contract(FUNCTIONS.replace("count += 1", "count += 2"))
    assert first.stdout == second.stdout


def test_fields_lie_one_after_another_and_enumerations_have_all_their_cases(contract):
    _, script = contract(FUNCTIONS)
    fields = members(script, "ElementRecord")
    stride = int(fields.pop("stride"))
    assert list(fields.values()) == [str(index) for index in range(stride)]
    assert {"key", "kind", "index", "x", "y", "width", "height"} <= fields.keys()
    assert list(members(script, "Heading")) == ["left", "right", "up", "down"]
    assert list(members(script, "Alignment")) == ["nearest", "start", "center", "end"]
    assert members(script, "Orientation")["horizontal rtl"] == "3"
    assert all(message.startswith('"') for message in members(script, "failures").values())
    assert re.search(r'name: "waterfall", title: "Waterfall", isUniform: false', script)


@pytest.mark.parametrize(
    "source, reason",
    [
        ("func query() {}", "no function"),
        ('@_expose(wasm, "query")\nfunc query() {}', 'the function after @_expose(wasm, "query")'),
        ('@_expose(wasm, "query") @_cdecl("ask")\nfunc query() {}', "query, ask and query; give it one name"),
        ('@_expose(wasm, "query") @_cdecl("query")\nfunc query(_ at: Rect) {}', 'query takes "_ at: Rect"'),
        ('@_expose(wasm, "query") @_cdecl("query")\nfunc query(at: Double) {}', 'query takes "at: Double"'),
        ('@_expose(wasm, "query") @_cdecl("query")\nfunc query() -> String { "" }', "query returns String"),
    ],
)
def test_what_javascript_cannot_call_is_refused_with_a_reason(contract, source, reason):
    done, script = contract(source)
    assert done.returncode != 0 and script is None
    assert reason in done.stderr and done.stderr.startswith("contract: ")


def test_a_missing_folder_is_named(tmp_path):
    done = subprocess.run([PROGRAM, tmp_path / "none", tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "none" in done.stderr
