extension ScrollGeometry {
  /// Returns the offset that shows a rectangle of the content with the least scrolling.
  ///
  /// On each axis, by itself: a rectangle that lies between the adjusted insets already moves
  /// nothing; one that fits there is brought to the nearer side; one that is longer than the
  /// space is aligned at its beginning. An axis that moves ends inside its legal range. Negative
  /// extents count backwards from the origin. With a number that is NaN or infinite nothing
  /// moves.
  public func offset(toShow rect: ScrollRect, from offset: ScrollPoint) -> ScrollPoint {
    guard rect.isWithinLimits else { return offset }
    let inset = adjustedContentInset
    return ScrollPoint(
      x: Self.offset(
        toShow: rect.origin.x, length: rect.size.width, from: offset.x,
        window: (inset.left, viewportSize.width - inset.right), range: horizontalRange),
      y: Self.offset(
        toShow: rect.origin.y, length: rect.size.height, from: offset.y,
        window: (inset.top, viewportSize.height - inset.bottom), range: verticalRange))
  }

  /// One axis of the above; the window's ends are measured from the viewport's beginning.
  private static func offset(
    toShow origin: Double, length: Double, from offset: Double,
    window: (begin: Double, end: Double), range: OffsetRange
  ) -> Double {
    let begin = min(origin, origin + length)
    let end = max(origin, origin + length)
    let atBegin = begin - window.begin
    let atEnd = end - window.end
    // The rectangle is in sight for offsets from `atEnd` to `atBegin`; too long, for none.
    if atEnd > atBegin + .tolerance || offset > atBegin + .tolerance {
      return range.clamp(atBegin)
    }
    return offset < atEnd - .tolerance ? range.clamp(atEnd) : offset
  }
}
