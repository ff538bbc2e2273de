import CollectionLayout
import WebCollection

/// Everything on which the WebAssembly module and the JavaScript beside it must agree.
///
/// Nothing is written down twice: functions are read from their declarations, fields and cases from the types themselves.
struct Contract {
    var functions: [ExposedFunction]

    var records: [Record] {
        [
            Record(ElementRecord.self, "ElementRecord"), Record(SectionRecord.self, "SectionRecord"),
            Record(MeasurementRecord.self, "MeasurementRecord"), Record(AnswerRecord.self, "AnswerRecord"),
            Record(ItemSize.self, "ItemSize"),
        ]
    }

    /// Numbers by name.
    var enumerations: [(name: String, cases: [(name: String, number: Int)])] {
        let kinds: [(String, ElementKind)] = [
            ("item", .item), ("header", .header), ("footer", .footer), ("background", .background),
        ]
        return [
            ("ElementKind", kinds.map { ($0, Int($1.raw)) }),
            ("ChangeKind", cases(of: ChangeKind.self)),
            ("ScrollCause", cases(of: CollectionSession.ScrollCause.self)),
            ("Heading", cases(of: Arrangement.Heading.self)),
            ("Alignment", cases(of: ScrollDestination.Alignment.self)),
            ("Orientation", Orientation.all.enumerated().map { ($1.contractName, $0) }),
        ]
    }

    var layouts: [(name: String, title: String, isUniform: Bool)] {
        LayoutChoice.all.map { ($0.name.description, $0.title.description, $0.isUniform) }
    }

    /// The messages of errors by their numbers.
    var failures: [(number: Int, message: String)] {
        WebCollection.Failure.allCases.map { (Int($0.rawValue), $0.message) }
    }

    private func cases<Cases: CaseIterable & RawRepresentable>(
        of type: Cases.Type
    ) -> [(name: String, number: Int)] where Cases.RawValue: BinaryInteger {
        type.allCases.map { ("\($0)", Int($0.rawValue)) }
    }
}

extension Orientation {
    /// The axis, and the direction in the style sheet's words.
    fileprivate var contractName: String { "\(axis) \(direction == .leftToRight ? "ltr" : "rtl")" }
}
