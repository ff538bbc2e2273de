#if !COMMON_ONLY
    import CollectionLayout

    // Reordering by a person. The page's content does not change until the item is dropped.

    extension WebCollection {
        public mutating func pickUp(item number: Int) throws(Failure) {
            guard let id = id(ofItem: number) else { throw .noSuchItem }
            do throws(SessionError) { try session?.pickUp(id) } catch { throw Failure(error) }
        }

        /// Moves the dragged item to a point of the content, in the coordinates of ``ElementRecord``. Other items make
        /// room.
        public mutating func drag(to point: Point, animated isAnimated: Bool) throws(Failure) {
            guard let arrangement = session?.arrangement else { return }
            var point = point
            if arrangement.orientation.startsAtRight { point.x += arrangement.contentSize.width }
            do throws(SessionError) {
                show(try session!.drag(to: point, animated: isAnimated))
            } catch { throw Failure(error) }
        }

        /// Moves the dragged item to the position of another one.
        public mutating func drag(ontoItem number: Int, animated isAnimated: Bool) throws(Failure) {
            guard let id = id(ofItem: number), session != nil else { throw .noSuchItem }
            do throws(SessionError) {
                show(try session!.drag(onto: id, animated: isAnimated))
            } catch { throw Failure(error) }
        }

        @inline(never)  // It is called in several places.
        private mutating func show(_ answer: CollectionSession.EditResponse?) {
            guard let answer else { return }
            note(answer.response)
            transitionCount += 1
        }

        /// The old and current positions of the dragged item; nil if no item is dragged or the drag was canceled.
        public var reorder: ReorderRecord? {
            guard let dragged = session?.reordering else { return nil }
            return ReorderRecord(
                from: Double(content.number(of: dragged.origin)),
                to: Double(contentIfDropped(dragged).number(of: dragged.item)), section: Double(dragged.item.section))
        }

        /// Ends the drag with the item at its current position.
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

        /// Ends the drag with the item at its old position.
        public mutating func cancelDrag(animated isAnimated: Bool) {
            show(session?.cancelDrag(animated: isAnimated))
        }
    }
#endif
