import CollectionView
import Testing

@Suite @MainActor struct LayoutGuideTests {
    @Test func guidesOfAScrollViewAndOfText() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        scrollView.contentSize = CGSize(width: 1000, height: 500)
        let (fixed, footer, text) = (UIView(), UIView(), UIView())
        for view in [fixed, footer, text] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(view)
        }
        func pin(_ view: UIView, _ edge: NSLayoutConstraint, _ guide: UILayoutGuide) {
            NSLayoutConstraint.activate([
                edge, view.heightAnchor.constraint(equalToConstant: 20),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
        let (frame, content) = (scrollView.frameLayoutGuide, scrollView.contentLayoutGuide)
        pin(fixed, fixed.topAnchor.constraint(equalTo: frame.topAnchor), frame)
        pin(footer, footer.bottomAnchor.constraint(equalTo: content.bottomAnchor), content)
        let readable = scrollView.readableContentGuide
        pin(text, text.topAnchor.constraint(equalTo: content.topAnchor), readable)
        scrollView.contentOffset.y = 40
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 0, y: 40, width: 1000, height: 20))
        #expect(footer.frame == CGRect(x: 0, y: 480, width: 1000, height: 20))
        #expect(text.frame == CGRect(x: 164, y: 0, width: 672, height: 20))
    }
}
