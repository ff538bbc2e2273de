import CAllocations
import Foundation
import PinterestExample
import UIKit
@_spi(Benchmarks) import UIKitGTK

// Measures a frame without a display: `swift run --package-path Screen -c release screen-benchmark FOLDER`.

let folder = CommandLine.arguments.dropFirst().first ?? "samples/outdoors"
try Benchmark.measureWalk(folder)
try Benchmark.measureRows()
