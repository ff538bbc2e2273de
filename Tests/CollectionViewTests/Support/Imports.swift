// Random numbers whose seed is known, which the tests of the core use too.
@_exported import LayoutModel
