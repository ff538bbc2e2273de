import CoreGraphics
import Foundation

public enum CoreGraphicsAndFoundation {
    public static func meet(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
}
