import Foundation

public enum FoundationAlone {
    public static func meet(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
}
