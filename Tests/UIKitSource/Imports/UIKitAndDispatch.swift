import Dispatch
import UIKit

public enum UIKitAndDispatch {
    public static func meet(_ one: CGRect, _ other: CGRect) -> Bool { one.intersects(other) }
}
