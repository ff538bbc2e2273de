import CoreGraphics
import QuartzCore
import UIKit

public enum Frameworks {
    public static func meet(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
}
