extension ShelfView: OffsetCorrecting {
    package var isCorrectingOffset: Bool { isApplying }
}
