extension Contract {
    /// The FNV-1a hash of the names, types and numbers that the module and the JavaScript must agree on. If it is the
    /// same in both, they almost certainly match.
    var hash: UInt32 {
        let signatures = functions.map { "\($0.name)(\($0.parameters)) -> \($0.result.rawValue)" }
        return (signatures.joined(separator: "\n") + declarations + rareDeclarations).utf8.reduce(0x811c_9dc5) {
            hash, byte in
            (hash ^ UInt32(byte)) &* 0x0100_0193
        }
    }

    /// The hash as a literal of C and JavaScript.
    var hashLiteral: String {
        let digits = String(hash, radix: 16)
        return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// The module `contract.js`.
    var javaScript: String {
        """
        // Written by Web/build from the Swift sources; changes made here are lost.

        /** The module must have been built from the same description; see `contractHash`. */
        export const hash = \(hashLiteral);

        \(declarations)
        /**
         * The functions of the module, by their names in Swift. A truth is returned as 0 or 1. Addresses are in bytes; they
         * are negative in the upper half of the memory. Only types are written here: a wrapper for each function would be
         * downloaded with the page.
         * @typedef {object} Exports
         * @property {(() => number) | undefined} contractHash   missing in modules that are not of this project
        \(functions.map(\.javaScript).joined()) */

        """
    }

    /// The module `contract-everything.js`: what only the JavaScript for the engine with everything uses.
    var rareJavaScript: String {
        """
        // Written by Web/build from the Swift sources; changes made here are lost.

        /** The modules must have been built from the same description; see `contractHash`. */
        export const hash = \(hashLiteral);

        \(rareDeclarations)
        """
    }

    private var rareDeclarations: String { declarations(of: rareEnumerations, rareRecords, rareFieldLists) }

    private func declarations(
        of enumerations: [(name: String, cases: [(name: String, number: Int)])], _ records: [Record],
        _ fieldLists: [Record]
    ) -> String {
        var text = ""
        for (name, cases) in enumerations {
            text += constant(name, "numbers of \(name)", cases.map { ($0, "\($1)") })
        }
        for record in records {
            let fields = [("stride", "\(record.stride)")] + record.fields.map { ($0, "\($1)") }
            text += constant(record.name, "fields of \(record.name), by their indices in a \(record.arrayName)", fields)
        }
        for record in fieldLists {
            text += "/** The fields of \(record.name), in their order in a \(record.arrayName). */\n"
            let names = record.fields.map { "    \(quoted($0.name)),\n" }
            text += "export const \(record.name) = /** @type {const} */ ([\n\(names.joined())]);\n\n"
        }
        return text
    }

    private var declarations: String {
        var text = declarations(of: enumerations, records, fieldLists)
        text += constant("failures", "messages of errors", failures.map { ("\($0)", quoted($1)) })
        text += "/** The layouts to choose from, in the order of their numbers. */\n"
        text += "export const layouts = Object.freeze([\n"
        for (layout, isCommon) in layouts {
            let fields = [
                "name: \(quoted(layout.name.description))", "title: \(quoted(layout.title.description))",
                "isUniform: \(layout.isUniform)", "isSizedAcross: \(layout.isSizedAcross)", "isCommon: \(isCommon)",
            ]
            let options = layout.options.map { quoted("\($0)") }.joined(separator: ", ")
            text += "    Object.freeze({ \(fields.joined(separator: ", ")), options: Object.freeze([\(options)]) }),\n"
        }
        return text + "]);\n"
    }

    private func constant(_ name: String, _ description: String, _ members: [(name: String, value: String)]) -> String {
        let lines = members.map { name, value in
            "    \(name.allSatisfy { $0.isLetter || $0.isNumber } ? name : quoted(name)): \(value),\n"
        }
        return "/** The \(description). */\nexport const \(name) = Object.freeze({\n\(lines.joined())});\n\n"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

extension ExposedFunction {
    fileprivate var javaScript: String {
        let parameters = parameters.map { name, type in "\(name): \(type == "Bool" ? "boolean" : "number")" }
            .joined(separator: ", ")
        return " * @property {(\(parameters)) => \(result == .none ? "void" : "number")} \(name)\n"
    }
}
