import Foundation

/// The views of a cell's configurations: its backgrounds, and its content above them.
@MainActor final class CellParts {
    private unowned let cell: UICollectionViewCell
    private let ownContentView = UIView(frame: .zero)
    private var configuredView: (any UIView & UIContentView)?
    private var configuredBackground: ConfiguredBackgroundView?
    private var topLine: ListLineView?

    init(of cell: UICollectionViewCell) { self.cell = cell }

    var contentView: UIView { configuredView ?? ownContentView }

    func addContentView() {
        contentView.frame = contentFrame
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(contentView)
    }

    // MARK: Configurations

    var content: (any UIContentConfiguration)? {
        didSet {
            if let content, let configuredView, configuredView.supports(content) {
                configuredView.configuration = content
            } else if content != nil || configuredView != nil {
                replaceContentView(by: content?.makeContentView())
            }
        }
    }

    private func replaceContentView(by view: (any UIView & UIContentView)?) {
        contentView.removeFromSuperview()
        configuredView = view
        addContentView()
        cell.setNeedsLayout()
        cell.contentSizeDidChange(of: contentView)
    }

    var background: UIBackgroundConfiguration? {
        didSet {
            if let background {
                if let configuredBackground {
                    configuredBackground.configuration = background
                    return
                }
                let view = ConfiguredBackgroundView(background)
                configuredBackground = view
                cell.insertSubview(view, at: 0)
            } else {
                configuredBackground?.removeFromSuperview()
                configuredBackground = nil
            }
        }
    }

    func replaceBackground(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { cell.insertSubview(new, belowSubview: contentView) }
        if let selected = cell.selectedBackgroundView, let plain = cell.backgroundView {
            cell.insertSubview(plain, belowSubview: selected)
        }
        cell.setNeedsLayout()
    }

    // MARK: Layout

    /// The cell's bounds. Their origin moves when the cell is swiped.
    private var area: CGRect { CGRect(origin: .zero, size: cell.bounds.size) }

    private var contentFrame: CGRect {
        area.inset(by: cell.contentInsets.physical(in: cell.effectiveUserInterfaceLayoutDirection))
    }

    func layOut() {
        for part in [cell.backgroundView, cell.selectedBackgroundView, configuredBackground] { part?.place(in: area) }
        contentView.place(in: contentFrame)
        configuredBackground?.group = cell.layoutAttributes?.list?.corners ?? GroupCorners()
        configuredBackground?.contentMargins = contentView.directionalLayoutMargins
        layOutTopLine()
    }

    private func layOutTopLine() {
        guard let line = cell.layoutAttributes?.list?.topLine else {
            topLine?.removeFromSuperview()
            topLine = nil
            return
        }
        let view = topLine ?? ListLineView(frame: .zero)
        if topLine == nil { cell.addSubview(view) }
        topLine = view
        let span = line.span(at: cell, width: area.width, in: cell.effectiveUserInterfaceLayoutDirection)
        view.show(line, isSelected: cell.isSelected && (cell.superview as? UICollectionView)?.allowsMany == true)
        view.frame = CGRect(
            x: span.lowerBound, y: 0, width: span.upperBound - span.lowerBound,
            height: 1 / max(1, cell.traitCollection.displayScale))
    }

    /// Returns the size that fits the content; nil for a cell without a content configuration.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard let configuredView else { return nil }
        let insets = cell.contentInsets
        let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        let inner = configuredView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - width), height: max(0, target.height - height)),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: inner.width + width, height: inner.height + height)
    }
}
