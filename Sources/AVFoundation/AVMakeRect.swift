import Foundation

/// Returns the largest rectangle with an aspect ratio that fits inside another rectangle, in its center.
///
/// Of AVFoundation, only this function exists here: layouts use it for the heights of pictures. Unlike Apple's, it returns an empty
/// rectangle, instead of one that is not a number, if one of the sizes is empty.
///
/// - Parameters:
///   - aspectRatio: A size with the ratio of width to height.
///   - boundingRect: The rectangle around the result.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let isEmpty = aspectRatio.width <= 0 || aspectRatio.height <= 0
    let scale =
        isEmpty ? 0 : min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
