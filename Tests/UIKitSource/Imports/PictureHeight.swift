import AVFoundation
import UIKit

public enum PictureHeight {
    /// Returns the height of a picture in a column, as layouts for iOS compute it.
    public static func of(_ size: CGSize, width: CGFloat) -> CGFloat {
        let column = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return AVMakeRect(aspectRatio: size, insideRect: column).height
    }

    public static func frame(of size: CGSize, inside bounds: CGRect) -> CGRect {
        AVMakeRect(aspectRatio: size, insideRect: bounds)
    }
}
