/** Left of the plot, for labels of 11 px. */
export const axisWidth = (texts: readonly string[], least: number) =>
  Math.max(least, 12 + 6.4 * Math.max(0, ...texts.map(({ length }) => length)))

export function gridValues(least: number, most: number): number[] {
  const low = Math.min(0, least)
  const span = Math.max(most, 0) - low || 1
  // Small counts have no halves.
  const rough = span / (span > 20 ? 4 : 3)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil((low + span) / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}
