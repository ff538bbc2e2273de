import CGTK
import CollectionView
@_spi(Host) import UIKitViews

extension CGPath {
    /// Adds the path to the current path of a Cairo context. Cairo has no quadratic curves.
    func trace(on cairo: OpaquePointer) {
        for element in elements {
            switch element {
            case .move(let end): cairo_move_to(cairo, end.x, end.y)
            case .line(let end): cairo_line_to(cairo, end.x, end.y)
            case .quadCurve(let end, let control):
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                let start = CGPoint(x: x, y: y)
                let (first, second) = (start.toward(control, by: 2 / 3), end.toward(control, by: 2 / 3))
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .curve(let end, let first, let second):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }
}

extension CGPoint {
    fileprivate func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}

extension PathPaint {
    /// Fills the current path, and keeps it.
    func fill(_ cairo: OpaquePointer) {
        guard let color = fill else { return }
        cairo_set_fill_rule(cairo, fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_fill_preserve(cairo)
    }

    /// Outlines the current path.
    func stroke(_ cairo: OpaquePointer) {
        guard let color = stroke else { return }
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_miter_limit(cairo, miterLimit)
        cairo_set_line_cap(cairo, lineCap.cairo)
        cairo_set_line_join(cairo, lineJoin.cairo)
        cairo_set_dash(cairo, dashes.map(Double.init), Int32(dashes.count), dashPhase)
        cairo_stroke(cairo)
    }
}

extension CGLineCap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
