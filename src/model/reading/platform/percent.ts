import { percentageShown } from '#api/platform/judge.ts'
import { t } from '#base/language/words.ts'
import { decimalText, dividedByPowerOfTen } from '#base/numbers/decimal.ts'
import { formatPercentage } from '#base/numbers/money-format.ts'
import { learned } from './learned.ts'

/**
 * 40 of 40 or 0.4, as the order's own amounts prove it, or else what this platform has shown so far;
 * both 0.4 and 40 while nothing tells.
 */
export function percentsOf(value: number, order?: object): [number, ...number[]] {
  if (value > 1 || value === 0) return [value]
  const scale = (order && percentageShown({ ...order })) ?? learned('percentages')?.behaviour
  if (scale === 'of100') return [value]
  // Without the noise of binary fractions.
  const hundredfold = Number(dividedByPowerOfTen(decimalText(value), -2))
  return scale === 'of1' ? [hundredfold] : [value, hundredfold]
}

/** "40%", or "0.4% or 40%". */
export function percentText(value: number, order?: object): string {
  const [one, other] = percentsOf(value, order).map(formatPercentage)
  return other === undefined ? String(one) : t`${one} or ${other}`
}
