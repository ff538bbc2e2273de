import Foundation
@_spi(Host) import UIKitViews

/// The index at the trailing edge of a collection view. Its titles come from the data source, and a finger on a title
/// scrolls to the item that the data source has for it.
@MainActor final class IndexTitles {
    private unowned let scrollView: UIScrollView
    private let dataSource: DataSourceBoundary
    /// Scrolls to an item of the data source.
    private let show: (IndexPath) -> Void
    private var bar: IndexBar?
    /// The titles of the data source; nil until they are needed.
    private var titles: [String]?

    init(in scrollView: UIScrollView, dataSource: DataSourceBoundary, show: @escaping (IndexPath) -> Void) {
        (self.scrollView, self.dataSource, self.show) = (scrollView, dataSource, show)
    }

    /// Forgets the titles, because the content has changed.
    func forget() {
        titles = nil
        scrollView.setNeedsLayout()
    }

    func didLayOut() {
        let titles = scrollView.indexDisplayMode == .alwaysHidden ? [] : fetchTitles()
        guard !titles.isEmpty else {
            bar?.removeFromSuperview()
            bar = nil
            return
        }
        let bar = bar ?? IndexBar { [unowned self] in scroll(to: $0) }
        self.bar = bar
        if bar.titles != titles { bar.titles = titles }
        if bar.superview == nil { scrollView.addSubview(bar) }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let isAtLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = min(bar.preferredHeight, visible.height)
        bar.frame = CGRect(
            x: isAtLeft ? visible.minX : visible.maxX - IndexBar.width, y: visible.midY - height / 2,
            width: IndexBar.width, height: height)
    }

    private func fetchTitles() -> [String] {
        if let titles { return titles }
        let fetched = dataSource.indexTitles()
        titles = fetched
        return fetched
    }

    private func scroll(to index: Int) {
        guard let titles, titles.indices.contains(index) else { return }
        if let path = dataSource.path(forIndexTitle: titles[index], at: index) { show(path) }
    }
}

/// A column of index titles that reports the title under the finger.
final class IndexBar: UIControl {
    static let width: CGFloat = 20
    private static let lineHeight: CGFloat = 14

    var titles: [String] = [] { didSet { titlesDidChange() } }
    private let choose: (Int) -> Void
    private var labels: [UILabel] = []
    private var chosen: Int?

    /// - Parameter choose: Called with the index of a title whenever the finger comes to another one.
    init(choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        // Above all elements, whose z-positions are their z-indices.
        layer.zPosition = CGFloat(Int32.max)
    }

    required init?(coder: NSCoder) { nil }

    /// A finger slides along the titles, and does not scroll.
    override var wantsTouchesAtOnce: Bool { true }

    /// The height at which every title has a line.
    var preferredHeight: CGFloat { CGFloat(titles.count) * Self.lineHeight }

    private func titlesDidChange() {
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel(frame: .zero)
            label.text = title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = tintColor
            label.textAlignment = .center
            label.isUserInteractionEnabled = false
            addSubview(label)
            return label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height / CGFloat(max(1, labels.count))
        // If lines are too low for the text, only every second or third title is shown.
        let stride = max(1, Int((Self.lineHeight / max(1, height)).rounded(.up)))
        for (index, label) in labels.enumerated() {
            label.isHidden = index % stride != 0
            label.frame = CGRect(
                x: 0, y: CGFloat(index) * height - (CGFloat(stride) - 1) * height / 2, width: bounds.width,
                height: height * CGFloat(stride))
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        chosen = nil
        move(to: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch)
        return true
    }

    private func move(to touch: UITouch) {
        guard !titles.isEmpty, bounds.height > 0 else { return }
        let line = Int(touch.location(in: self).y / bounds.height * CGFloat(titles.count))
        let index = min(max(0, line), titles.count - 1)
        guard index != chosen else { return }
        chosen = index
        choose(index)
    }
}
