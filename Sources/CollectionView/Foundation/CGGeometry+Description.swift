import Foundation

// Numbers in parentheses, as Apple's platforms print them: `(0.0, 0.0, 100.0, 100.0)`. Foundation on Linux describes these
// types by their fields. A conformance holds in the whole program, whatever a file imports. It is retroactive because
// nobody else declares it: on Apple's platforms CoreGraphics does.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
