import Foundation
import UIKit

public enum UIKitAndFoundation {
    public static func meet(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }

    public static func describe(_ rect: CGRect) -> [String] {
        ["\(rect)", "\(rect.origin)", "\(rect.size)", rect.debugDescription, String(describing: rect.origin)]
    }
}
