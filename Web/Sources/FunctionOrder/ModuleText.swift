/// A WebAssembly module in the text format that wasm-opt writes: each definition starts in a line of its own, indented by
/// one space.
///
/// It does not parse instructions.
struct ModuleText {
    /// The definitions other than functions, in their order.
    private var others: [Substring] = []
    private(set) var functions: [Substring] = []

    /// - Throws: ``Mistake/notAModule`` if the text has no functions.
    init(_ text: String) throws(Mistake) {
        let lines = text.split(separator: "\n")
        guard lines.count > 2, lines.first == "(module", lines.last == ")" else { throw .notAModule }
        var starts = lines.indices.filter { lines[$0].hasPrefix(" (") }
        starts.append(lines.index(before: lines.endIndex))
        for (start, end) in zip(starts, starts.dropFirst()) {
            let definition = text[lines[start].startIndex..<lines[end - 1].endIndex]
            if definition.hasPrefix(" (func ") { functions.append(definition) } else { others.append(definition) }
        }
        if functions.isEmpty { throw .notAModule }
    }

    /// Returns the text with the functions in another order.
    func text(ordering order: [Int]) -> String {
        (["(module"] + others + order.map { functions[$0] } + [")\n"]).joined(separator: "\n")
    }

    enum Mistake: Error {
        case notAModule
    }
}
