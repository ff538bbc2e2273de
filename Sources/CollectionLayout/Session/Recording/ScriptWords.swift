#if !$Embedded
    /// A value that a ``SessionScript`` writes as words with spaces between them.
    protocol ScriptValue {
        func write(to words: inout ScriptWriter)
        init(from words: inout ScriptReader) throws(ScriptError.Problem)
    }

    /// The words of a line.
    struct ScriptWriter {
        private(set) var words: [String]

        init(_ first: String) { words = [first] }

        var line: String { words.joined(separator: " ") }

        mutating func add(word: String) { words.append(word) }

        mutating func add<each Value: ScriptValue>(_ value: repeat each Value) {
            repeat (each value).write(to: &self)
        }
    }

    /// A reader that takes the words of a line one after another.
    struct ScriptReader {
        private var words: ArraySlice<Substring>
        let code: ScriptCode

        init(_ line: Substring, code: ScriptCode) {
            words = line.split(separator: " ")[...]
            self.code = code
        }

        mutating func word() throws(ScriptError.Problem) -> String {
            guard let word = words.popFirst() else { throw .missingWord }
            return String(word)
        }

        mutating func read<Value: ScriptValue>(_: Value.Type = Value.self) throws(ScriptError.Problem) -> Value {
            try Value(from: &self)
        }

        /// Reads a value that must pass a test.
        mutating func read<Value: ScriptValue>(
            where isValid: (Value) -> Bool
        ) throws(ScriptError.Problem) -> Value {
            let first = words.first ?? ""
            let value = try read(Value.self)
            guard isValid(value) else { throw .unreadableWord(String(first)) }
            return value
        }

        func checkEnd() throws(ScriptError.Problem) {
            if let word = words.first { throw .extraWord(String(word)) }
        }
    }

    extension ScriptValue where Self: LosslessStringConvertible {
        func write(to words: inout ScriptWriter) { words.add(word: description) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let word = try words.word()
            guard let value = Self(word) else { throw .unreadableWord(word) }
            self = value
        }
    }

    extension ScriptValue where Self: RawRepresentable<UInt8> {
        func write(to words: inout ScriptWriter) { words.add(rawValue) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let number: UInt8 = try words.read()
            guard let value = Self(rawValue: number) else { throw .unreadableWord("\(number)") }
            self = value
        }
    }

    extension Double: ScriptValue {}
    extension Float: ScriptValue {}
    extension Int: ScriptValue {}
    extension Int64: ScriptValue {}
    extension UInt8: ScriptValue {}
    extension UInt16: ScriptValue {}
    extension Bool: ScriptValue {}

    extension Optional: ScriptValue where Wrapped: ScriptValue {
        func write(to words: inout ScriptWriter) {
            guard let self else { return words.add(word: "-") }
            words.add(word: "+")
            words.add(self)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            switch try words.word() {
            case "-": self = nil
            case "+": self = try words.read(Wrapped.self)
            case let word: throw .unreadableWord(word)
            }
        }
    }

    extension Array: ScriptValue where Element: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(count)
            for element in self { words.add(element) }
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let count: Int = try words.read { $0 >= 0 }
            self = []
            for _ in 0..<count { append(try words.read()) }
        }
    }

    /// A name as one word: spaces become underscores, and other characters that a line or a word cannot contain become
    /// numbers.
    struct ScriptName: ScriptValue {
        let name: String

        init(_ name: String) { self.name = name }

        func write(to words: inout ScriptWriter) {
            var word = name.isEmpty ? "%" : ""
            for scalar in name.unicodeScalars {
                switch scalar {
                case " ": word += "_"
                case "_", "%": word += "%\(scalar.value);"
                default:
                    let isPlain = !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
                    word += isPlain ? String(scalar) : "%\(scalar.value);"
                }
            }
            words.add(word: word)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let word = try words.word()
            var name = String.UnicodeScalarView()
            var rest = word.unicodeScalars[...]
            while let scalar = rest.popFirst(), word != "%" {
                switch scalar {
                case "_": name.append(" ")
                case "%":
                    guard let end = rest.firstIndex(of: ";"), let number = UInt32(String(rest[..<end])),
                        let scalar = Unicode.Scalar(number)
                    else { throw .unreadableWord(word) }
                    name.append(scalar)
                    rest = rest[rest.index(after: end)...]
                default: name.append(scalar)
                }
            }
            self.name = String(name)
        }
    }
#endif
