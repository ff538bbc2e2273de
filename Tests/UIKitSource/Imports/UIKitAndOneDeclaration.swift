import UIKit

import struct Foundation.CGRect

public enum UIKitAndOneDeclaration {
    public static func meet(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
}
