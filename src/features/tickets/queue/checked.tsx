import { Trans } from '#components/text/trans.tsx'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { agoText } from '#model/records/tickets/age-text.ts'

/** A sentence of `checkedWords`. */
export function Checked({ store, words }: { store: string | undefined; words: string }) {
  return store === undefined ? (
    <Trans>{words}.</Trans>
  ) : (
    <Trans>
      <bdi>{store}</bdi>: {words}.
    </Trans>
  )
}

const DAY = 86_400_000

/** How much of a store's tickets this browser has read, and how long ago. */
export function checkedWords({ customers, isLoading }: TicketIndex, now: number): string {
  if (customers.size === 0) return isLoading ? '' : t`No customers checked yet`
  const age = checkedAgo({ customers }, now)
  const stale = [...customers.values()].filter(({ readAt }) => now - readAt > DAY).length
  const checked = plural(customers.size, {
    one: `1 customer checked ${age}`,
    other: `${formatNumber(customers.size)} customers checked ${age}`,
  })
  if (stale === 0) return checked
  return t({
    message: plural(stale, {
      one: `${checked}; 1 not since yesterday`,
      other: `${checked}; ${formatNumber(stale)} not since yesterday`,
    }),
    comment:
      '{checked} is “105 customers checked 2 h ago”; {stale} is how many of those customers.',
  })
}

/** Of the customer who was checked first. */
export const checkedAgo = ({ customers }: Pick<TicketIndex, 'customers'>, now: number) =>
  agoText(now - [...customers.values()].reduce((least, { readAt }) => Math.min(least, readAt), now))

export const unloadedWords = (count: number) =>
  plural(count, {
    one: '1 customer didn’t load',
    other: `${formatNumber(count)} customers didn’t load`,
  })
