import type { Page } from '#api/client.ts'
import { countBeside } from '#model/records/count-beside.ts'
import { type WalkProgress, countedAtMost, givenBy } from './progress.ts'

/** Whether the first page contradicts the count, by its rows or its own number of pages. */
export function isCountDoubted({ expected = 0, pageSize }: WalkProgress, first: Page<unknown>) {
  const isFitting =
    countBeside(first, { page: 1, pageSize }, expected) !== undefined ||
    Math.ceil(expected / pageSize) === first.pages
  return (expected > 0 && !isFitting) || undefined
}

/** A count in doubt numbers nothing that is missing. */
export function settleDoubt(progress: WalkProgress) {
  if (givenBy(progress) >= countedAtMost(progress)) progress.isDoubted = undefined
  else if (progress.isDoubted) Object.assign(progress, { expected: undefined, counted: undefined })
}
