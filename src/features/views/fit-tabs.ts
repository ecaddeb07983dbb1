type Fit = {
  /** The width of each tab, in pixels. */
  widths: readonly number[]
  gap: number
  available: number
  /** The width of what stands behind the tabs; that of "6 more" comes on top if it is needed. */
  end: number
  more: number
  open: number
}

/** The indexes of the tabs that fit in one row; the first one and the open one always do. */
export function fittingTabs({ widths, gap, available, end, more, open }: Fit): number[] {
  const all = widths.map((_, index) => index)
  const needed = (indexes: readonly number[]) =>
    indexes.reduce((total, index) => total + (widths[index] ?? 0) + gap, 0)
  if (needed(all) + end <= available) return all
  const room = available - end - more - gap
  const shown = [...new Set([0, open])].filter((index) => index >= 0)
  for (const index of all) {
    if (shown.includes(index)) continue
    if (needed([...shown, index]) > room) break
    shown.push(index)
  }
  return shown.toSorted((a, b) => a - b)
}
