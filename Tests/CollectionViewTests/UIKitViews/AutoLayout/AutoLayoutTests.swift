import CollectionView
import Testing

@Suite @MainActor struct AutoLayoutTests {
    private func free<View: UIView>(_ view: View, in superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 10)
        label.numberOfLines = lines
        return label
    }

    private func makeRoot(width: CGFloat = 100, height: CGFloat = 60) -> UIView {
        UIView(frame: CGRect(x: 7, y: 9, width: width, height: height))
    }

    @Test func edgesAreKept() {
        let root = makeRoot()
        let view = free(UIView(), in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 70, height: 55))
        root.frame.size = CGSize(width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 95))
    }

    @Test func systemSpacingIsTheDistanceBetweenViews() {
        let root = makeRoot()
        let (first, second) = (free(UIView(), in: root), free(UIView(), in: root))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
            first.widthAnchor.constraint(equalToConstant: 10), first.heightAnchor.constraint(equalToConstant: 10),
            second.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
            second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
            root.trailingAnchor.constraint(equalToSystemSpacingAfter: second.trailingAnchor, multiplier: 1),
            second.widthAnchor.constraint(equalToConstant: 20), second.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 16, y: 4, width: 10, height: 10))
        #expect(second.frame == CGRect(x: 72, y: 22, width: 20, height: 5))
    }

    @Test func readingDirectionTurnsLeadingAndTrailing() {
        let root = makeRoot()
        root.traitOverrides.layoutDirection = .rightToLeft
        let (inset, next, limited) = (free(UIView(), in: root), free(UIView(), in: root), free(UIView(), in: root))
        let width = limited.widthAnchor.constraint(equalToConstant: 50)
        width.priority = .defaultLow
        NSLayoutConstraint.activate([
            inset.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            inset.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -60),
            next.leadingAnchor.constraint(equalTo: inset.trailingAnchor, constant: 5),
            next.widthAnchor.constraint(equalToConstant: 20),
            limited.leadingAnchor.constraint(greaterThanOrEqualTo: next.trailingAnchor, constant: 8),
            limited.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -4),
            width,
        ])
        root.layoutIfNeeded()
        #expect(inset.frame.minX == 60 && inset.frame.maxX == 90)
        #expect(next.frame.minX == 35 && next.frame.maxX == 55)
        #expect(limited.frame.minX == 4 && limited.frame.maxX == 27)
    }

    @Test func physicalEdgesAndCentersDoNotTurn() {
        let root = makeRoot()
        root.traitOverrides.layoutDirection = .rightToLeft
        let (left, middle) = (free(UIView(), in: root), free(UIView(), in: root))
        NSLayoutConstraint.activate([
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            left.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -50),
            middle.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
            middle.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(left.frame.minX == 10 && left.frame.maxX == 50)
        #expect(middle.frame.midX == 55)
    }

    @Test func centerAspectAndMultiplier() {
        let root = makeRoot()
        let view = free(UIView(), in: root)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 25, y: 15, width: 50, height: 30))
    }

    @Test func theMoreImportantConstraintHolds() {
        let root = makeRoot()
        let view = free(UIView(), in: root)
        let target = view.widthAnchor.constraint(equalToConstant: 300)
        target.priority = .defaultHigh
        let limit = view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -5)
        NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: root.leadingAnchor), target, limit])
        root.layoutIfNeeded()
        #expect(view.frame.width == 95)
        limit.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 300 && !limit.isActive && target.isActive)
        target.constant = 40
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test func contentDecidesWhoGivesWay() {
        let root = makeRoot()
        let (name, price) = (free(label("aaaaaaaaaaaaaaaaaaaa"), in: root), free(label("9999"), in: root))
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            price.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 6),
            price.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            name.topAnchor.constraint(equalTo: root.topAnchor),
            price.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(price.frame == CGRect(x: 76, y: 0, width: 24, height: 12) && name.frame.width == 70)
        name.text = "a"
        name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        root.layoutIfNeeded()
        #expect(name.frame.width == 5.5 && price.frame.minX == 11.5)
    }

    @Test func marginsAndGuidesTakePart() {
        let root = makeRoot()
        let (view, guide) = (free(UIView(), in: root), UILayoutGuide())
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 3),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 2),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 8, width: 30, height: 52))
        #expect(guide.layoutFrame == CGRect(x: 38, y: 0, width: 62, height: 3))
    }

    /// The usual cell has a picture with a ratio, a title with any number of lines, and a caption.
    @Test func aCellIsAsHighAsItsContentInItsWidth() {
        let cell = makeRoot(width: 60, height: 10)
        let content = UIView(frame: cell.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(content)
        let picture = free(UIImageView(), in: content)
        let title = free(label("aaaa aaaa aaaa", lines: 0), in: content)
        let caption = free(label("aa"), in: content)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: content.topAnchor),
            picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
            caption.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            caption.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            caption.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -3),
        ])
        for view in [cell, content] {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            // 30 + 4 + two lines of text in 50 points + 2 + 12 + 3
            #expect(size == CGSize(width: 60, height: 75))
        }
        cell.frame.size.height = 75
        cell.layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(title.frame == CGRect(x: 5, y: 34, width: 50, height: 24))
        #expect(caption.frame.origin == CGPoint(x: 5, y: 60) && caption.frame.height == 12)
        title.text = "aaaa"
        let compressed = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(compressed == CGSize(width: 32, height: 16 + 4 + 12 + 2 + 12 + 3))
    }

    @Test func constraintsReachThroughViews() {
        let root = makeRoot()
        let box = free(UIView(), in: root)
        let inner = free(UIView(), in: box)
        box.bounds.origin = CGPoint(x: 3, y: 4)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 1),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 2),
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
            box.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 10, y: 20, width: 36, height: 32))
        #expect(inner.frame == CGRect(x: 4, y: 6, width: 30, height: 30))
    }

    @Test func viewsWithoutACommonAncestorAreNotRelated() {
        let (one, other) = (UIView(), UIView())
        let constraint = one.widthAnchor.constraint(equalTo: other.widthAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }

    @Test func aRemovedViewLosesItsConstraintsToViewsOutside() {
        let root = makeRoot()
        let box = free(UIView(), in: root)
        let view = free(UIView(), in: box)
        let inner = free(UIView(), in: view)
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let others = [
            view.widthAnchor.constraint(equalTo: box.widthAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            root.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            guide.heightAnchor.constraint(equalTo: box.heightAnchor),
        ]
        let kept = [
            view.heightAnchor.constraint(equalToConstant: 30), inner.widthAnchor.constraint(equalTo: view.widthAnchor),
            box.heightAnchor.constraint(equalTo: root.heightAnchor),
        ]
        for remove in [{ view.removeFromSuperview() }, { root.addSubview(view) }] {
            box.addSubview(view)
            NSLayoutConstraint.activate(others + kept)
            #expect((others + kept).allSatisfy { $0.isActive })
            remove()
            #expect(others.allSatisfy { !$0.isActive } && kept.allSatisfy { $0.isActive })
            #expect(root.constraints == [kept[2]] && box.constraints.isEmpty)
        }
    }

    @Test func constraintsMayBeMadeWhenTheyAreNeeded() {
        final class Cell: UIView {
            var updates = 0
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                updates += 1
                if updates == 1 {
                    subviews[0].heightAnchor.constraint(equalTo: heightAnchor).isActive = true
                    subviews[0].heightAnchor.constraint(equalToConstant: 33).isActive = true
                }
                super.updateConstraints()
            }
        }
        let cell = Cell()
        _ = free(UIView(), in: cell)
        #expect(cell.systemLayoutSizeFitting(.zero).height == 33)
        cell.layoutIfNeeded()
        #expect(cell.updates == 1)
        cell.setNeedsUpdateConstraints()
        cell.layoutIfNeeded()
        #expect(cell.updates == 2)
    }

    @Test func withoutConstraintsTheContentIsMeasured() {
        let text = label("aaaa aaaa", lines: 0)
        let size = text.systemLayoutSizeFitting(
            CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 30, height: 24))
    }
}
