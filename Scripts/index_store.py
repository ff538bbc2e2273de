"""Which modules refer to which declarations, read from the index that the compiler has written beside a debug build."""

import ctypes
import functools
from ctypes import CFUNCTYPE, c_bool, c_char_p, c_size_t, c_uint64, c_void_p
from collections import defaultdict
from pathlib import Path
from shutil import which

# Values of indexstore.h, which comes with every Swift toolchain.
REFERENCE = 1 << 2
RECORD = 2


class Text(ctypes.Structure):
    """A string of the library: not terminated by a zero, and valid only while what it was read from is."""

    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


APPLIER = CFUNCTYPE(c_bool, c_void_p, c_void_p)
UNIT_APPLIER = CFUNCTYPE(c_bool, c_void_p, Text)


@functools.cache
def library():
    swift = Path(which("swift")).resolve()
    loaded = ctypes.CDLL(str(swift.parent.parent / "lib/libIndexStore.so"))
    for name, result, *arguments in [
        ("store_create", c_void_p, c_char_p, c_void_p),
        ("store_units_apply_f", c_bool, c_void_p, ctypes.c_uint, c_void_p, UNIT_APPLIER),
        ("unit_reader_create", c_void_p, c_void_p, c_char_p, c_void_p),
        ("unit_reader_dispose", None, c_void_p),
        ("unit_reader_get_module_name", Text, c_void_p),
        ("unit_reader_dependencies_apply_f", c_bool, c_void_p, c_void_p, APPLIER),
        ("unit_dependency_get_kind", ctypes.c_int, c_void_p),
        ("unit_dependency_get_name", Text, c_void_p),
        ("record_reader_create", c_void_p, c_void_p, c_char_p, c_void_p),
        ("record_reader_dispose", None, c_void_p),
        ("record_reader_symbols_apply_f", c_bool, c_void_p, c_bool, c_void_p, APPLIER),
        ("symbol_get_usr", Text, c_void_p),
        ("symbol_get_roles", c_uint64, c_void_p),
    ]:
        function = getattr(loaded, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
    return loaded


def names_of_units(store):
    names = []
    library().indexstore_store_units_apply_f(store, 0, None, UNIT_APPLIER(lambda _, name: names.append(str(name)) or True))
    return names


def records(store, unit):
    """Return a unit's module, and the names of the records of its source files."""
    names = []

    def collect(_, dependency):
        if library().indexstore_unit_dependency_get_kind(dependency) == RECORD:
            names.append(str(library().indexstore_unit_dependency_get_name(dependency)))
        return True

    reader = library().indexstore_unit_reader_create(store, unit.encode(), None)
    module = str(library().indexstore_unit_reader_get_module_name(reader))
    library().indexstore_unit_reader_dependencies_apply_f(reader, None, APPLIER(collect))
    library().indexstore_unit_reader_dispose(reader)
    return module, names


def referred(store, record):
    """Return the identifiers of all declarations that a source file refers to."""
    identifiers = []

    def collect(_, symbol):
        if library().indexstore_symbol_get_roles(symbol) & REFERENCE:
            identifiers.append(str(library().indexstore_symbol_get_usr(symbol)))
        return True

    reader = library().indexstore_record_reader_create(store, record.encode(), None)
    library().indexstore_record_reader_symbols_apply_f(reader, True, None, APPLIER(collect))
    library().indexstore_record_reader_dispose(reader)
    return identifiers


def users(bin_path):
    """Return the modules that refer to each declaration, by the identifier that symbol graphs give it.

    Files that are gone stay in the index of a build that is not new.
    """
    store = library().indexstore_store_create(str(Path(bin_path) / "index/store").encode(), None)
    modules = defaultdict(set)
    for unit in names_of_units(store):
        module, names = records(store, unit)
        for record in names:
            modules[record].add(module)
    found = defaultdict(set)
    for record, by in modules.items():
        for identifier in referred(store, record):
            found[identifier] |= by
    return found
