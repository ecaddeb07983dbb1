import { type ReactNode, createElement } from 'react'
import { SinceItems } from '#features/overview/since-items.tsx'
import { visitAt, visits } from '#model/reading/overview/visits.ts'
import { instantOf } from './days.ts'
import { isFailed } from './lists.ts'
import { meaningOf } from './meaning.ts'
import { DAY, STORE_ID } from './names.ts'
import { withEffects } from './react.testing.ts'
import type { TrueStore } from './records.ts'
import { type Tab, openTab } from './screen.testing.ts'
import type { Stated } from './stated.ts'
import { attentionOf } from './told-attention.testing.ts'

const NUMBER = String.raw`([\d,]+)(\+?)`

/** "Since you last looked" of two visits, between which the store moves on. */
export async function toldSince(
  store: TrueStore,
  zone: string,
  moveOn: () => TrueStore,
): Promise<Stated[]> {
  visits(STORE_ID).set(visitAt(undefined, Date.now() - DAY))
  const first = await toldVisit(openTab(), { store, zone })
  const known = countsOf(store)
  const next = moveOn()
  // A look soon after is the same visit.
  const second = await toldVisit(openTab(), { store: next, zone, known })
  return [...first, ...second]
}

/** Without the strip around the items, which says nothing of its own. */
const alone = { strip: (items: ReactNode) => items, place: null }

type Visited = { store: TrueStore; zone: string; known?: Map<string, number> }

async function toldVisit(tab: Tab, { store, zone, known }: Visited): Promise<Stated[]> {
  const now = Date.now()
  const visit = visitAt(visits(STORE_ID).get(), now)
  visits(STORE_ID).set(visit)
  const { since } = visit
  // The page reads its orders first, from which the strip knows the words of statuses.
  const { since: recent } = await attentionOf(tab, zone, now)
  if (since === undefined) return []
  const markup = await withEffects(() =>
    tab.shows(() =>
      createElement(SinceItems, { storeId: STORE_ID, visit, since, recent, ...alone }),
    ),
  )
  const text = markup.replaceAll(/<[^>]*>/g, '\n')
  const numberIn = (words: string) => new RegExp(`^${NUMBER} ${words}`, 'm').exec(text)
  const isSince = ({ dateCreated }: { dateCreated?: string | null }) =>
    (instantOf(dateCreated) ?? -Infinity) >= since
  const orders = store.orders.filter(isSince).length
  const failures = store.deliveries.filter(isSince).filter(isFailed).length
  const after = countsOf(store)
  const more = [...after].flatMap(([status, count]) => {
    const before = known?.get(status)
    return before !== undefined && count > before ? [{ status, count, before }] : []
  })
  const told = (what: string, words: string, truth: number, silence?: string): Stated => {
    const [, number, plus] = numberIn(words) ?? []
    return {
      what: `since, ${what}`,
      told: number?.replaceAll(',', '') ?? '0',
      truth: String(truth),
      lack: plus === '+' ? 'or more' : number === undefined ? silence : undefined,
      isLeast: true,
    }
  }
  const isSilent = (words: string) => (text.includes(words) ? words : undefined)
  return [
    told('new orders', 'new orders?', orders, isSilent('New orders didn’t load')),
    // Webhooks have no list; an order names them.
    ...(store.orders.length > 0
      ? [
          told(
            'failed deliveries',
            'failed deliver',
            failures,
            isSilent('Webhook deliveries didn’t load'),
          ),
        ]
      : []),
    ...more.map(({ status, count, before }) => {
      const row = numberIn(`more ${status.toLowerCase()}, ([\\d,]+) in all`)
      return {
        what: `since, ${status}`,
        told: row ? `${row[1]} of ${row[3]}` : undefined,
        truth: `${count - before} of ${count}`,
      }
    }),
  ]
}

/** Of each word that means a refund or a dispute. */
function countsOf({ orders }: TrueStore): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { status } of orders) {
    const meaning = meaningOf(status)
    if (status && (meaning === 'refunded' || meaning === 'disputed')) {
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
  }
  return counts
}
