/// A function that the module exports, parsed from its Swift declaration.
struct ExposedFunction {
    enum Result: String {
        case none = "Void"
        case number = "Double"
        case integer = "Int32"
        case truth = "Bool"
        case address = "UnsafeMutableRawPointer"
    }

    struct Mistake: Error {
        var message: String
    }

    var name: String
    var parameters: [(name: String, type: String)]
    var result: Result

    /// Parses all functions with the attribute `@_expose` in a Swift file.
    static func all(in source: String, file: String) throws(Mistake) -> [ExposedFunction] {
        var functions: [ExposedFunction] = []
        for part in source.split(separator: "@_expose(wasm", omittingEmptySubsequences: false).dropFirst() {
            functions.append(try ExposedFunction(declaration: part, file: file))
        }
        return functions
    }

    /// Parses the text after `@_expose(wasm`, such as `) @_cdecl("frame") func frame(_ item: Int32) -> Bool {`.
    ///
    /// A function must have the same name in Swift, WebAssembly and JavaScript, so that no names have to be mapped.
    private init(declaration: Substring, file: String) throws(Mistake) {
        let expression =
            #/
            (?: ,\s* "(?<exposed>\w+)" )? \) \s+
            @_cdecl\( "(?<symbol>\w+)" \) \s+
            func \s+ (?<name>\w+) \( (?<parameters>[^()]*) \) \s* (?: -> \s* (?<result>\w+)\?? \s* )? \{
            /#
        guard let match = declaration.prefixMatch(of: expression) else {
            let line = declaration.split(separator: "\n", maxSplits: 1).first ?? ""
            throw Mistake(message: "\(file): cannot read the function after @_expose(wasm\(line)")
        }
        name = String(match.name)
        if match.symbol != match.name || (match.exposed ?? match.name) != match.name {
            let names = "\(match.exposed ?? match.name), \(match.symbol) and \(match.name)"
            throw Mistake(message: "\(file): a function is called \(names); give it one name")
        }
        guard let result = Result(rawValue: match.result.map { String($0) } ?? "Void") else {
            throw Mistake(message: "\(file): \(name) returns \(match.result ?? ""), which JavaScript cannot read")
        }
        self.result = result
        parameters = []
        for parameter in match.parameters.split(separator: ",") {
            guard let match = parameter.wholeMatch(of: #/\s*_\s+(\w+):\s*(Bool|Int32|Double)\s*/#) else {
                throw Mistake(message: "\(file): \(name) takes \"\(parameter)\"; write _ NAME: Bool, Int32 or Double")
            }
            parameters.append((String(match.1), String(match.2)))
        }
    }
}
