// Random content and the layouts to try it on, which the fuzzer uses too: every test speaks of them.
@_exported import LayoutModel
