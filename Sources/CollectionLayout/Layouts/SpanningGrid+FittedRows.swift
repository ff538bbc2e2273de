// Rows that are as long as their items are placed band by band. A band is a single row if possible, otherwise the rows
// that items connect.

extension SpanningGrid {
    func placeFittedRows(_ run: borrowing ItemRun, after cursor: inout GridCursor, into frames: inout FrameBuffer) {
        let isSparse = packing == .sparse
        run.withItems { items in
            GridBand.withBand(in: cursor.grid, spacing: spacing, isSparse: isSparse) { band in
                repeat {
                    let first = frames.count
                    band.place(items, count: run.count, into: &frames)
                    // A run that extends beyond the suggested end has only one band. So its start depends neither on
                    // the start of the previous run nor on the items after its band.
                    if first > 0, frames.count > run.suggestedCount {
                        frames.remove(from: first)
                        break
                    }
                    cursor.start = band.lineUp(&frames, from: first, at: cursor.start, alignment)
                } while frames.count + cursor.grid.count <= run.suggestedCount
            }
        }
        cursor.end = cursor.start - spacing
    }
}
