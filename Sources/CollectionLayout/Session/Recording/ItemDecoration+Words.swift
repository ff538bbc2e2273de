#if !$Embedded
    extension ItemDecoration.SeparatorEdge: ScriptValue {}

    extension ItemDecoration: ScriptValue {
        func write(to words: inout ScriptWriter) {
            words.add(kind.raw, zIndex, main, cross, skippedEdge, occurrence)
        }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(
                ElementKind(raw: try words.read()), try words.read(), main: try words.read(), cross: try words.read(),
                try words.read())
            occurrence = try words.read()
        }
    }

    extension ItemDecoration.Placement: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(anchor, offset, proportion, extent) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            anchor = try words.read { 0...1 ~= $0 }
            offset = try words.read { $0.magnitude <= 2 * LayoutUnit.longest }
            let rest = 1 - anchor
            proportion = try words.read { 0...rest ~= $0 }
            extent = try words.read { $0.magnitude <= 2 * LayoutUnit.longest }
        }
    }

    extension ItemDecoration.Occurrence: ScriptValue {
        func write(to words: inout ScriptWriter) { words.add(positions, count) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            self.init(of: try words.read(), inGroupsOf: try words.read())
        }
    }
#endif
