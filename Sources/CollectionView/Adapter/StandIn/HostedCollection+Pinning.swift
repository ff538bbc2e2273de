import CollectionLayout
import Foundation

extension HostedCollection {
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets {
        guard let session, let id = ElementID(itemAt: path) else { return .zero }
        let (start, end) = { (CGFloat($0.start), CGFloat($0.end)) }(session.pinnedInsets(around: id))
        switch (session.arrangement.orientation.axis, session.arrangement.orientation.direction) {
        case (.vertical, _): return UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        case (.horizontal, .leftToRight): return UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
        case (.horizontal, .rightToLeft): return UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
        }
    }
}
