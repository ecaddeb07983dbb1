export type ReliabilityRow = {
  measure: string
  figure: string
  date: string
  command: string
  /** The step of the nightly run that proves it; without one it was done by hand. */
  step?: string
  /** How the printed line begins whose rest is the figure. */
  line?: string
}

export const papers: string[]
export function withTables(text: string): string
export function provedRows(
  rows: readonly ReliabilityRow[],
  step: string,
  output: string,
  date: string,
): ReliabilityRow[]
