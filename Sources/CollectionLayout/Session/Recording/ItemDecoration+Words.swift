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
        func write(to words: inout ScriptWriter) { words.add(pattern) }

        init(from words: inout ScriptReader) throws(ScriptError.Problem) {
            let pattern: [Bool] = try words.read()
            self.init(of: pattern.indices.filter { pattern[$0] }, inGroupsOf: pattern.count)
        }
    }
#endif
