import Foundation

// Writes the JavaScript side of the contract, and prints the hash that the module must export.
//
//   contract SOURCES FOLDER    SOURCES has the Swift sources of the module's functions; contract.js and
//                              contract-everything.js are written to FOLDER

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("contract: \(message)\n".utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, let target = arguments.last, arguments.count == 2 else {
    fail("usage: contract SOURCES FOLDER")
}
do {
    let sources = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    var functions: [ExposedFunction] = []
    for source in sources {
        let text = try String(contentsOfFile: "\(folder)/\(source)", encoding: .utf8)
        functions += try ExposedFunction.all(in: text, file: source)
    }
    if functions.isEmpty { fail("there is no function with @_expose in \(folder)") }
    let contract = Contract(functions: functions)
    try contract.javaScript.write(toFile: "\(target)/contract.js", atomically: true, encoding: .utf8)
    try contract.rareJavaScript.write(toFile: "\(target)/contract-everything.js", atomically: true, encoding: .utf8)
    print(contract.hashLiteral)
} catch let mistake as ExposedFunction.Mistake {
    fail(mistake.message)
} catch {
    fail("cannot read the Swift files in \(folder), or cannot write to \(target): \(error.localizedDescription)")
}
