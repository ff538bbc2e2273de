import UIKit

/// The texts below a photo: the name in one line, and the comment in as many lines as it needs.
@MainActor enum Annotation {
    /// The margin around the texts, in points.
    static let margin: CGFloat = 4
    static let nameFont = UIFont.boldSystemFont(ofSize: 13)
    static let remarkFont = UIFont.systemFont(ofSize: 10)

    /// The height of the name, in whole points like that of the comment.
    static var nameHeight: CGFloat { nameFont.lineHeight.rounded(.up) }

    /// Returns the height of a photo's annotation in a cell of a width, in points.
    static func height(of photo: Photo, width: CGFloat) -> CGFloat {
        let remark = (photo.comment as NSString).boundingRect(
            with: CGSize(width: width - margin - margin, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: [.font: remarkFont], context: nil)
        return margin + nameHeight + remark.height.rounded(.up) + margin
    }
}
