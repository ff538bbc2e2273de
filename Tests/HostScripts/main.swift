// Prints host scripts as JSON, one a line: stories of events in a collection, with the expected view after every step.

import Foundation
import LayoutModel

let arguments = Array(CommandLine.arguments.dropFirst())

/// The value after an option's name.
func value(of name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
}

let names = HostTraits.all.map(\.name).joined(separator: " or ")
guard let traits = HostTraits.all.first(where: { $0.name == value(of: "--host") }),
    let first = Int(value(of: "--seed") ?? "0"), let count = Int(value(of: "--count") ?? "1"), count > 0
else {
    print("host-scripts --host NAME [--seed FIRST] [--count N], where NAME is \(names)")
    exit(2)
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for seed in first..<(first + count) {
    let script = try HostScript(seed: seed, for: traits)
    print(String(decoding: try encoder.encode(script), as: UTF8.self))
}
