import UIKit

/// A content configuration of the app: a title above a bar.
struct BarContent: UIContentConfiguration, Hashable {
    var title = ""
    /// The filled part, from 0 to 1.
    var part = 0.0
    private var isEnabled = true

    init(title: String, part: Double) { (self.title, self.part) = (title, part) }

    func makeContentView() -> UIView & UIContentView { BarContentView(self) }

    func updated(for state: UIConfigurationState) -> BarContent {
        var content = self
        if let state = state as? UICellConfigurationState { content.isEnabled = !state.isDisabled }
        return content
    }

    var color: UIColor { isEnabled ? .systemBlue : .systemGray }
}

final class BarContentView: UIView, UIContentView {
    private let label = UILabel()
    private let track = UIView()
    private let bar = UIView()
    private var share: NSLayoutConstraint?

    var configuration: UIContentConfiguration {
        didSet { show() }
    }

    init(_ configuration: BarContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 14, trailing: 16)
        for view in [label, track, bar] {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        track.backgroundColor = .systemGray5
        for view in [track, bar] { view.layer.cornerRadius = 3 }
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            track.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            track.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            track.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            track.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            track.heightAnchor.constraint(equalToConstant: 6),
            bar.topAnchor.constraint(equalTo: track.topAnchor),
            bar.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: track.leadingAnchor),
        ])
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? BarContent else { return }
        label.text = content.title
        bar.backgroundColor = content.color
        share?.isActive = false
        share = bar.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: CGFloat(content.part))
        share?.isActive = true
    }
}
