import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { Due, Goods } from './goods.ts'

/** “1 of 2 keys”, “Everything”; undefined if nothing is known to be missing. */
export function missingText({ state, keys, files }: Goods): string | undefined {
  if (state !== 'missing') return undefined
  if (lacksEverything({ keys, files })) return t`Everything`
  const parts = [dueText(keys, 'key', 'keys'), dueText(files, 'file', 'files')]
  return parts.filter((part) => part !== undefined).join(' and ')
}

const lacksEverything = ({ keys, files }: Pick<Goods, 'keys' | 'files'>) =>
  [keys, files].every(({ wanted, missing }) => missing === wanted && wanted > 0)

/** The same as a sentence’s subject: “2 of 2 keys not delivered”. */
export function undeliveredText(goods: Goods): string | undefined {
  const missing = missingText(goods)
  return missing && (lacksEverything(goods) ? t`Nothing delivered` : t`${missing} not delivered`)
}

function dueText({ wanted, missing }: Due, one: string, many: string): string | undefined {
  if (missing === 0) return undefined
  return t`${formatNumber(missing)} of ${formatNumber(wanted)} ${wanted === 1 ? one : many}`
}
