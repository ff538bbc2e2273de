import Foundation

/// The sizes of the image, the title and the subtitle of a button, and their arrangement.
struct ButtonContent {
    var image = CGSize.zero
    var title = CGSize.zero
    /// Zero without a subtitle.
    var subtitle = CGSize.zero
    /// The space between the title and the subtitle, in points.
    var titlePadding: CGFloat = 0
    /// The space between the image and the titles, in points.
    var imagePadding: CGFloat = 0
    var imagePlacement = NSDirectionalRectEdge.leading
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

    struct Frames {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect
    }

    private var isColumn: Bool { imagePlacement == .top || imagePlacement == .bottom }

    private var isImageFirst: Bool { imagePlacement != .trailing && imagePlacement != .bottom }

    private var titles: CGSize {
        CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + (subtitle == .zero ? 0 : titlePadding + subtitle.height))
    }

    var size: CGSize {
        isColumn
            ? CGSize(width: max(image.width, titles.width), height: image.height + imagePadding + titles.height)
            : CGSize(width: image.width + imagePadding + titles.width, height: max(image.height, titles.height))
    }

    /// Returns the frames in the middle of a rectangle. Titles that are too wide are narrowed.
    func frames(in room: CGRect, isLeftToRight: Bool) -> Frames {
        var content = self
        let width = max(0, isColumn ? room.width : room.width - image.width - imagePadding)
        content.title.width = min(title.width, width)
        content.subtitle.width = min(subtitle.width, width)
        var frames = content.leftToRightFrames(around: CGPoint(x: room.midX, y: room.midY))
        if !isLeftToRight {
            func mirror(_ frame: inout CGRect) { frame.origin.x = 2 * room.midX - frame.maxX }
            mirror(&frames.image)
            mirror(&frames.title)
            mirror(&frames.subtitle)
        }
        return frames
    }

    private func leftToRightFrames(around middle: CGPoint) -> Frames {
        let titles = titles
        var picture = CGRect(
            origin: CGPoint(x: middle.x - image.width / 2, y: middle.y - image.height / 2), size: image)
        var block = CGRect(
            origin: CGPoint(x: middle.x - titles.width / 2, y: middle.y - titles.height / 2), size: titles)
        if isColumn {
            let top = middle.y - size.height / 2
            picture.origin.y = isImageFirst ? top : top + titles.height + imagePadding
            block.origin.y = isImageFirst ? top + image.height + imagePadding : top
        } else {
            let start = middle.x - size.width / 2
            picture.origin.x = isImageFirst ? start : start + titles.width + imagePadding
            block.origin.x = isImageFirst ? start + image.width + imagePadding : start
        }
        func line(_ size: CGSize, at y: CGFloat) -> CGRect {
            let x =
                switch titleAlignment {
                case .automatic, .center: block.midX - size.width / 2
                case .leading: block.minX
                case .trailing: block.maxX - size.width
                }
            return CGRect(x: x, y: y, width: size.width, height: size.height)
        }
        return Frames(
            image: picture, title: line(title, at: block.minY),
            subtitle: line(subtitle, at: block.maxY - subtitle.height))
    }
}
