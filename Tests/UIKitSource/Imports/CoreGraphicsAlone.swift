import CoreGraphics

public enum CoreGraphicsAlone {
    public static func meet(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
}
