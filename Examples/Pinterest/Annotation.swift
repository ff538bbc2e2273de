import UIKit

/// What is written below a photo: who is on it, in one line, and what is said about it, in as many lines as that takes.
@MainActor enum Annotation {
    /// Around the texts, in points.
    static let margin: CGFloat = 4
    static let nameFont = UIFont.boldSystemFont(ofSize: 13)
    static let remarkFont = UIFont.systemFont(ofSize: 10)

    /// In whole points, as is the height of the texts.
    static var nameHeight: CGFloat { nameFont.lineHeight.rounded(.up) }

    /// How high the annotation of a photo is in a cell of a width, in points.
    static func height(of photo: Photo, width: CGFloat) -> CGFloat {
        let remark = (photo.comment as NSString).boundingRect(
            with: CGSize(width: width - margin - margin, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: [.font: remarkFont], context: nil)
        return margin + nameHeight + remark.height.rounded(.up) + margin
    }
}
