import CollectionView
import Testing

/// Content of scroll views whose size follows from constraints.
@Suite @MainActor struct ScrollContentTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    private func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset),
        ])
    }

    @Test func aStackAsBroadAsTheScrollViewGivesItItsHeight() {
        let rows = [100.0, 150, 70].map { height in
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: height).isActive = true
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.spacing = 10
        add(stack)
        pin(stack, to: scrollView.contentLayoutGuide)
        stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 320, height: 340))
        #expect(rows[2].frame == CGRect(x: 0, y: 270, width: 320, height: 70))
        rows[0].isHidden = true
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 320, height: 230))
    }

    @Test func theEdgesOfTheScrollViewAreThoseOfItsContent() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words ", count: 120)
        add(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 16),
            label.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
            // The width is that of the frame.
            label.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
        ])
        scrollView.layoutIfNeeded()
        let height = scrollView.contentSize.height
        #expect(scrollView.contentSize.width == 320)
        #expect(height > 300)
        #expect(label.frame == CGRect(x: 16, y: 16, width: 288, height: height - 32))

        scrollView.contentOffset.y = 100
        scrollView.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 16, y: 16))
        #expect(scrollView.contentSize.height == height)
        label.text = "few"
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize.height < 100)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func constraintsFromOutsideAreAboutTheFrame() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let button = UIView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(scrollView)
        let content = UIView()
        add(content)
        pin(content, to: scrollView.contentLayoutGuide)
        container.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.heightAnchor.constraint(equalToConstant: 900),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            scrollView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: container.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: button.topAnchor),
            button.heightAnchor.constraint(equalToConstant: 50),
            button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            button.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        container.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 430))
        #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
    }

    @Test func aSizeThatTheAppHasSetStaysWhereNothingDeterminesIt() {
        scrollView.contentSize = CGSize(width: 320, height: 500.25)
        let badge = UIView()
        add(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: scrollView.topAnchor),
            badge.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20),
            badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 320, height: 500.25))
        #expect(badge.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func contentThatConstraintsDetermineCanBeZoomed() {
        let picture = UIView()
        let delegate = Zoomer(view: picture)
        scrollView.delegate = delegate
        scrollView.maximumZoomScale = 4
        add(picture)
        pin(picture, to: scrollView.contentLayoutGuide)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 300), picture.heightAnchor.constraint(equalToConstant: 250),
        ])
        scrollView.layoutIfNeeded()
        scrollView.zoomScale = 2
        for offset in [CGPoint.zero, CGPoint(x: 280, y: 300)] {
            scrollView.contentOffset = offset
            scrollView.setNeedsLayout()
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 600, height: 500))
            #expect(scrollView.contentOffset == offset)
            #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
        }
    }

    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let view: UIView

        init(view: UIView) { self.view = view }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    @Test func theLayoutOfACollectionViewDeterminesItsContent() {
        let layout = UICollectionViewFlowLayout()
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        let notice = UIView()
        notice.translatesAutoresizingMaskIntoConstraints = false
        collectionView.addSubview(notice)
        NSLayoutConstraint.activate([
            notice.centerXAnchor.constraint(equalTo: collectionView.centerXAnchor),
            notice.centerYAnchor.constraint(equalTo: collectionView.centerYAnchor),
            notice.widthAnchor.constraint(equalToConstant: 100),
            notice.heightAnchor.constraint(equalToConstant: 40),
        ])
        collectionView.layoutIfNeeded()
        #expect(notice.frame == CGRect(x: 110, y: 80, width: 100, height: 40))
        #expect(collectionView.contentSize.height == 0)
    }
}
