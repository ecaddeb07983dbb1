/** A figure as a screen gives it, beside what is true. Undefined: it gives none, and says so. */
export type Stated = {
  what: string
  told: string | undefined
  truth: string
  /** What the screen adds when the figure is not all; undefined where it stands for all. */
  lack?: string
  /** A number of which there may be more, where it lacks some: more than there are is never right. */
  isLeast?: boolean
}

/** What is told as right and is wrong. */
export const lies = (stated: readonly Stated[]): Stated[] =>
  stated.filter(
    ({ told, truth, lack, isLeast }) =>
      told !== undefined &&
      told !== truth &&
      (lack === undefined || (isLeast === true && Number(told) > Number(truth))),
  )

export const lineOf = ({ what, told, truth, lack }: Stated): string =>
  `${what}: told ${told ?? 'nothing'}${lack === undefined ? '' : ` (${lack})`}, true ${truth}`

/** Parts of a statement whose order says nothing, in one order. */
export const sortedText = (parts: readonly string[], between = ' '): string =>
  parts.toSorted((a, b) => (a < b ? -1 : 1)).join(between)
