import { plural } from '#base/language/words.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

type Progress = { read: number; total: number; isComplete: boolean }

/** "41 of 105 customers", "41 of 105+" while the platform may name more; undefined at the end. */
export function progressWords({ read, total, isComplete }: Progress): string | undefined {
  if (read >= total) return undefined
  const most = atLeast(total, !isComplete)
  return plural(total, {
    one: `${formatNumber(read)} of ${most} customer`,
    other: `${formatNumber(read)} of ${most} customers`,
  })
}
