// Random numbers with a known seed, which the tests of the core use, too.
@_exported import LayoutModel
