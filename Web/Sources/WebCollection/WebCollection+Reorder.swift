#if !COMMON_ONLY
    import CollectionLayout

    // A person drags an item to another place. The page's content is as it was until the item is dropped.

    extension WebCollection {
        public mutating func pickUp(item number: Int) throws(Failure) {
            guard let id = id(ofItem: number) else { throw .noSuchItem }
            destination = nil
            do throws(SessionError) { try session?.pickUp(id) } catch { throw Failure(error) }
        }

        /// The dragged item is over a point of the content, counted as in an ``ElementRecord``: others make room.
        public mutating func drag(to point: Point, animated isAnimated: Bool) {
            guard let arrangement = session?.arrangement else { return }
            var point = point
            if arrangement.orientation == Orientation(.horizontal, .rightToLeft) {
                point.x += arrangement.contentSize.width
            }
            destination = nil
            guard let answer = session!.drag(to: point, animated: isAnimated) else { return }
            destination = answer.response.scrollTo
            transitionCount += 1
        }

        /// Where the dragged item was and is; nil where none is dragged, or if it has gone back.
        public var reorder: ReorderRecord? {
            guard let dragged = session?.reordering else { return nil }
            return ReorderRecord(
                from: Double(content.number(of: dragged.origin)),
                to: Double(contentIfDropped(dragged).number(of: dragged.item)), section: Double(dragged.item.section))
        }

        /// A person lets go of the item, which stays where it is.
        public mutating func drop() {
            guard let dragged = session?.reordering else { return }
            content = contentIfDropped(dragged)
            _ = session!.drop()
        }

        private func contentIfDropped(_ dragged: CollectionSession.Reordering) -> WebContent {
            var plans = content.plans
            plans[dragged.origin.section].count -= 1
            plans[dragged.item.section].count += 1
            return WebContent(plans)
        }

        /// The item goes back to where it was.
        public mutating func cancelDrag(animated isAnimated: Bool) {
            destination = nil
            guard let answer = session?.cancelDrag(animated: isAnimated) else { return }
            destination = answer.response.scrollTo
            transitionCount += 1
        }
    }
#endif
