// Every test may use the random content and the fixtures of the fuzzer.
@_exported import LayoutModel
