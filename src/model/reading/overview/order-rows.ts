import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { commaList } from '#base/language/lists.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { instantOf, oldestFirst } from '#base/time/by-time.ts'
import { momentText } from '#base/time/time-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { undeliveredLink } from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { type AttentionRow, notChecked } from './attention-row.ts'
import { ageText } from '#model/records/tickets/age-text.ts'
import type { RowCount } from '#model/records/row-counts.ts'

/**
 * The seen spellings of one kind of status. The platform documents none, so it gets back what it
 * sent.
 */
export function statusesLike(
  glyph: 'triangle' | 'cross' | 'arrow' | 'tick',
  statuses: (string | undefined)[],
) {
  const known = statuses.filter((status) => status !== undefined && status !== '')
  return [...new Set(known as string[])].filter((status) => orderTone(status).glyph === glyph)
}

export function disputedRow(storeId: string, status: string, found: RowCount): AttentionRow {
  return {
    id: `disputed ${status}`,
    as: orderTone(status),
    title: t`${sentenceCase(status)} orders`,
    text: found.isMore ? t`These or more in the last 30 days` : t`Last 30 days`,
    count: found.count,
    link: ordersLink(storeId, { status, dateFrom: 'today-29d', dateTo: 'today' }),
  }
}

/** Where the platform refuses or cannot count them, which is not the same as none. */
export function uncountedDisputes(storeId: string, status: string): AttentionRow {
  const { count: _, ...row } = disputedRow(storeId, status, { count: 0, isMore: true })
  return notChecked(row)
}

/** Paid orders that lack goods, as far as To fix has looked for them, or that nobody looked yet. */
export function undeliveredRows(
  storeId: string,
  found:
    | { missing: Order[]; untold: Order[]; isLeast: boolean; asOf?: number | undefined }
    | undefined,
  { now, zone }: { now: number; zone: string },
): AttentionRow[] {
  const row = { id: 'undelivered', title: t`Paid, not delivered`, link: undeliveredLink(storeId) }
  if (!found) return [notChecked(row)]
  const { asOf } = found
  const [oldest] = found.missing.toSorted(oldestFirst)
  if (!oldest) {
    if (found.untold.length === 0) return []
    const text = t`Your platform didn’t send it`
    return [{ ...notChecked(row), text, count: 0, isPartial: true }]
  }
  const made = instantOf(oldest.dateCreated)
  return [
    {
      ...row,
      as: { glyph: 'triangle', tone: 'danger' },
      text: commaList([
        made !== undefined && now - made >= 60_000 && t`Longest ${ageText(now - made)}`,
        asOf !== undefined &&
          t`checked ${momentText({ kind: 'instant', instant: asOf }, 'relative', zone, now)}`,
      ]),
      count: found.missing.length,
      isPartial: found.isLeast,
    },
  ]
}

/** Partial where the days since yesterday could not be read whole. */
export function failedRow(
  storeId: string,
  status: string,
  orders: Order[],
  isPartial = false,
): AttentionRow {
  const emails = new Set(orders.map(({ customerEmail }) => customerEmail ?? ''))
  // Of one order there is one customer, and orders without an email tell of no one.
  const customers =
    orders.length > 1 && !emails.has('') ? countedRows('customers', emails.size) : undefined
  return {
    id: `failed ${status}`,
    as: orderTone(status),
    title: t`${sentenceCase(status)} orders`,
    text: commaList([isPartial ? t`These or more since yesterday` : t`Since yesterday`, customers]),
    count: orders.length,
    isPartial,
    link: ordersLink(storeId, { status, dateFrom: 'today-1d', dateTo: 'today' }),
  }
}
