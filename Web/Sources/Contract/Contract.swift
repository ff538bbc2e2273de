import CollectionLayout
import WebCollection

/// Everything that the WebAssembly module and its JavaScript must agree on.
///
/// Nothing is declared twice: functions are parsed from their declarations, fields and cases are read from the types.
struct Contract {
    var functions: [ExposedFunction]

    /// The records whose fields JavaScript accesses one by one.
    var records: [Record] {
        [
            Record(ElementRecord.self, "ElementRecord"), Record(AnswerRecord.self, "AnswerRecord"),
        ]
    }

    /// The records that JavaScript reads or writes as a whole. Their fields have no numbers there: each would be downloaded
    /// with the page.
    var fieldLists: [Record] {
        [
            Record(SectionRecord.self, "SectionRecord"), Record(EditRecord.self, "EditRecord"),
            Record(PlaceRecord.self, "PlaceRecord"), Record(MeasurementRecord.self, "MeasurementRecord"),
        ]
    }

    /// The records that the JavaScript for the engine with everything uses. It shares no module with the other JavaScript,
    /// so that some are written twice.
    var rareRecords: [Record] {
        [
            Record(ElementRecord.self, "ElementRecord"), Record(SectionRecord.self, "SectionRecord"),
            Record(ExtentRecord.self, "ExtentRecord"),
        ]
    }

    var rareFieldLists: [Record] {
        [
            Record(ShelfRecord.self, "ShelfRecord"), Record(ReorderRecord.self, "ReorderRecord"),
            Record(TemplateRecord.self, "TemplateRecord"), Record(CellRecord.self, "CellRecord"),
        ]
    }

    /// The enumerations whose numbers both sides use, with their cases.
    var enumerations: [(name: String, cases: [(name: String, number: Int)])] {
        [
            ("ElementKind", elementKinds),
            ("ChangeKind", cases(of: ChangeKind.self)),
            ("EditKind", cases(of: EditKind.self)),
            ("ScrollCause", cases(of: CollectionSession.ScrollCause.self)),
            ("Heading", cases(of: Arrangement.Heading.self)),
            ("Alignment", cases(of: ScrollDestination.Alignment.self)),
            ("Resting", cases(of: OrthogonalScrolling.Mode.self)),
            ("Effect", cases(of: EffectChoice.self)),
            ("Placement", cases(of: PlacementChoice.self)),
            ("Pattern", cases(of: PatternChoice.self)),
            ("Rest", cases(of: RestChoice.self)),
            ("Distribution", cases(of: DistributionChoice.self)),
            ("LineAlignment", cases(of: AlignmentChoice.self)),
            ("Orientation", Orientation.all.enumerated().map { ($1.contractName, $0) }),
        ]
    }

    /// The enumerations that only the engine with everything uses.
    var rareEnumerations: [(name: String, cases: [(name: String, number: Int)])] {
        [
            ("ElementKind", elementKinds),
            ("TemplateNodeKind", cases(of: TemplateNodeKind.self)),
            ("TemplateUnit", cases(of: TemplateUnit.self)),
        ]
    }

    private var elementKinds: [(name: String, number: Int)] {
        let kinds: [(String, ElementKind)] = [
            ("item", .item), ("header", .header), ("footer", .footer), ("background", .background),
            ("globalHeader", .globalHeader), ("globalFooter", .globalFooter), ("separator", .separator),
            ("badge", .badge),
        ]
        return kinds.map { ($0, Int($1.raw)) }
    }

    /// The layouts in the order of their numbers, and whether the common engine has them.
    var layouts: [(choice: LayoutChoice, isCommon: Bool)] {
        LayoutChoice.all.enumerated().map { ($1, $0 < LayoutChoice.common.count) }
    }

    /// The messages of errors, by number.
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
    /// The axis, and the direction as CSS names it.
    fileprivate var contractName: String { "\(axis) \(direction == .leftToRight ? "ltr" : "rtl")" }
}
