import { t } from '#base/language/words.ts'
import { formatNumber } from './money-format.ts'

/** "12", or "100+" where more are to be expected. */
export function atLeast(count: number, isMore: boolean | undefined): string {
  const figure = formatNumber(count)
  return isMore ? t({ message: `${figure}+`, context: 'CLDR' }) : figure
}
