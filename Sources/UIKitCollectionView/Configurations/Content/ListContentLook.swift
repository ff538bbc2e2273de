import Foundation

/// The appearance of a list content configuration, without the texts and the image.
struct ListContentLook: Hashable {
    typealias Text = UIListContentConfiguration.TextProperties

    var image = UIListContentConfiguration.ImageProperties()
    var text = Text(.preferredFont(forTextStyle: .body), .label)
    var secondaryText = Text(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    var isSideBySide = false
    var imageToTextPadding: CGFloat = 16
    var horizontalTextPadding: CGFloat = 8
    var verticalTextPadding: CGFloat = 3

    /// Applies the difference between two standard appearances. A property that differs from the first one was set by
    /// the app, and stays.
    mutating func follow(from old: ListContentLook, to new: ListContentLook) {
        guard old != new else { return }
        follow(\.text.font, old, new)
        follow(\.text.color, old, new)
        follow(\.text.transform, old, new)
        follow(\.secondaryText.font, old, new)
        follow(\.secondaryText.color, old, new)
        follow(\.image.tintColor, old, new)
        follow(\.margins, old, new)
    }

    private mutating func follow<Value: Equatable>(
        _ property: WritableKeyPath<ListContentLook, Value>, _ old: ListContentLook, _ new: ListContentLook
    ) {
        if self[keyPath: property] == old[keyPath: property] { self[keyPath: property] = new[keyPath: property] }
    }
}
