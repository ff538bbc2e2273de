import Foundation
import UIKit

/// Shows the pictures of the app's bundle in turn, each for a second.
class SlidesViewController: UIViewController {
    private let names = ["dawn", "noon", "dusk"]
    private let imageView = UIImageView()
    private let label = UILabel()
    private var current = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Slides"
        view.backgroundColor = .systemBackground
        label.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [imageView, label])
        (stack.axis, stack.spacing) = (.vertical, 12)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        show()
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            // A timer fires on the thread on which it was scheduled.
            MainActor.assumeIsolated { self?.showNext() }
        }
    }

    private func showNext() {
        current = (current + 1) % names.count
        show()
    }

    private func show() {
        imageView.image = UIImage(named: names[current])
        label.text = names[current].capitalized
    }
}
