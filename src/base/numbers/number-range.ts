export type NumberRange = { from?: number; to?: number }

export function numberRangeText({ from, to }: NumberRange): string | undefined {
  if (from !== undefined && to !== undefined) {
    return from === to ? String(from) : `${from} to ${to}`
  }
  if (from !== undefined) return `at least ${from}`
  return to === undefined ? undefined : `at most ${to}`
}
