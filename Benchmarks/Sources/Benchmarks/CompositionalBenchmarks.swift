#if os(Linux)
    import CollectionView

    /// Measures a scrolled frame of a compositional layout with rows that size themselves: the time in the layout's
    /// methods, and that of the whole frame, with its cells.
    @MainActor func benchmarkCompositionalRows(_ counts: [Int]) {
        print("\nA compositional layout of rows that size themselves, scrolled by half a row per frame")
        row(["items", "top: layout", "top: frame", "mid: layout", "mid: frame"])
        for count in counts {
            let rows = Rows(count: count)
            let times = [0, 0.5].flatMap { rows.scroll(from: $0) }
            row([grouped(Double(count))] + times.map(time))
        }
    }

    @MainActor private final class Rows: NSObject, UICollectionViewDataSource {
        private let count: Int
        private let layout: TimedLayout
        private let view: UICollectionView

        init(count: Int) {
            self.count = count
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            layout = TimedLayout(section: NSCollectionLayoutSection(group: group))
            view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
            super.init()
            view.register(Row.self, forCellWithReuseIdentifier: "row")
            view.dataSource = self
            view.layoutIfNeeded()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }

        /// Scrolls from a part of the content, and returns the 95th percentiles of the layout's time and of the
        /// frame's, in nanoseconds. The median would be that of a frame in which no row appears.
        func scroll(from part: Double) -> [Double] {
            view.contentOffset.y = part * (view.contentSize.height - view.bounds.height)
            view.layoutIfNeeded()
            var (layoutTimes, frameTimes): ([Double], [Double]) = ([], [])
            for _ in 0..<500 {
                layout.elapsed = .zero
                let start = ContinuousClock.now
                view.contentOffset.y += 22
                view.layoutIfNeeded()
                frameTimes.append((ContinuousClock.now - start) / .nanoseconds(1))
                layoutTimes.append(layout.elapsed / .nanoseconds(1))
            }
            return [layoutTimes, frameTimes].map { $0.sorted()[$0.count * 95 / 100] }
        }
    }

    private final class Row: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = CGFloat(30 + layoutAttributes.indexPath.item % 7 * 6)
            return layoutAttributes
        }
    }

    /// Adds up the time in the layout's methods.
    private final class TimedLayout: UICollectionViewCompositionalLayout {
        var elapsed = Duration.zero
        private var isRunning = false

        private func timed<Result>(_ body: () -> Result) -> Result {
            guard !isRunning else { return body() }
            isRunning = true
            let start = ContinuousClock.now
            defer {
                elapsed += ContinuousClock.now - start
                isRunning = false
            }
            return body()
        }

        override func prepare() { timed { super.prepare() } }

        override var collectionViewContentSize: CGSize { timed { super.collectionViewContentSize } }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            timed { super.layoutAttributesForElements(in: rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            timed { super.layoutAttributesForItem(at: indexPath) }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            timed { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
        }

        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            timed { super.invalidationContext(forBoundsChange: newBounds) }
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            timed {
                super.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            }
        }

        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            timed {
                super.invalidationContext(
                    forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            }
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            timed { super.invalidateLayout(with: context) }
        }
    }
#endif
