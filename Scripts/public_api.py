"""The public declarations of the modules that were built last, for the checks beside this file."""

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import built_modules
from built_modules import PROJECT

# The modules that are UIKit on Linux, which `import CollectionView` imports together.
UIKIT = ["UIKitViews", "UIKitCollectionView", "CollectionView"]
# The prefixes of the frameworks whose names `CollectionView` has on Linux.
APPLE = re.compile(r"(UI|NS|CG|CA|CF|MAX)[A-Z]|IndexPath|Placement|Measurement")
# Relationships of declarations whose documentation is that of another one.
INHERITED = {"overrides", "defaultImplementationOf"}


@dataclass(frozen=True)
class Declaration:
    identifier: str
    path: str
    kind: str
    location: str
    is_documented: bool
    is_apples: bool
    is_inherited: bool

    @property
    def word(self):
        """The word by which source uses the declaration: an initializer has the name of its type."""
        names = [name for name in re.split(r"\.(?![^(]*\))", self.path.split("(")[0])]
        return names[-2] if names[-1] == "init" and len(names) > 1 else names[-1]


def declarations(module, package="."):
    with tempfile.TemporaryDirectory() as folder:
        flags = [] if package == "." else built_modules.flags(package)
        command = [PROJECT / "Scripts/symbol-graph", module, folder, "-skip-synthesized-members", *flags]
        subprocess.run(command, check=True, capture_output=True)
        graphs = [json.loads(file.read_text()) for file in Path(folder).glob("*.json")]
    inherited = {
        relation["source"] for graph in graphs for relation in graph["relationships"] if relation["kind"] in INHERITED
    }
    for symbol in (symbol for graph in graphs for symbol in graph["symbols"]):
        uri = symbol.get("location", {}).get("uri")
        if not uri:  # The compiler has written it.
            continue
        file = Path(uri.removeprefix("file://")).relative_to(PROJECT)
        yield Declaration(
            identifier=symbol["identifier"]["precise"],
            path=".".join(symbol["pathComponents"]),
            kind=symbol["kind"]["identifier"].removeprefix("swift."),
            location=f"{file}:{symbol['location']['position']['line'] + 1}",
            is_documented="docComment" in symbol,
            is_apples=bool(APPLE.match(symbol["pathComponents"][0])),
            is_inherited=symbol["identifier"]["precise"] in inherited,
        )
