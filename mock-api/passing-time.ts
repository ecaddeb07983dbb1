import type { Database, Store } from './database.ts'
import { createRandom } from './random.ts'
import type { OrderRow } from './seed-orders.ts'
import { DAY, HOUR, MINUTE } from './seed-time.ts'
import {
  disputeOrder,
  expireOrder,
  payOrder,
  placeOrders,
  refundRow,
  removeOrder,
} from './store-changes.ts'

/** What happens to an order days after it was made, once, to some of those that it may happen to. */
type Later = {
  name: string
  share: number
  mayHappen: (row: OrderRow) => boolean
  happen: (store: Store, row: OrderRow, time: number) => void
}

const isOpen = ({ status }: OrderRow) => status === 'PENDING' || status === 'PARTIALLY_PAID'
const isPaid = ({ status }: OrderRow) => status === 'COMPLETED'

/** Lets happen what the character does by itself between the last call and this one. */
export function letTimePass(database: Database) {
  const { character, stores, movedTo } = database
  const now = database.clock()
  if (now <= movedTo) return
  const { payments, disputes, refunds, expiry, records, arrivals } = character
  const all: (Later & { isOn: boolean })[] = [
    {
      name: 'payment',
      isOn: payments !== 'never-later',
      share: 0.8,
      mayHappen: isOpen,
      happen: payOrder,
    },
    {
      name: 'expiry',
      isOn: expiry !== 'never-later',
      share: 0.4,
      mayHappen: isOpen,
      happen: expireOrder,
    },
    {
      name: 'dispute',
      isOn: disputes !== 'never-later',
      share: 0.05,
      mayHappen: isPaid,
      happen: disputeOrder,
    },
    {
      name: 'refund',
      isOn: refunds !== 'never-later',
      share: 0.05,
      mayHappen: isPaid,
      happen: (store, row, time) => void refundRow(database, store, row, time),
    },
    {
      name: 'vanishing',
      isOn: records !== 'stay',
      share: 0.03,
      mayHappen: () => true,
      happen: removeOrder,
    },
  ]
  const laters = all.filter(({ isOn }) => isOn)
  if (laters.length === 0 && arrivals === 'none') return

  const due = stores.flatMap((store) =>
    laters.flatMap((later) =>
      store.orders.flatMap((row) => {
        const time = dueAt(database, row, later)
        return time !== undefined && time > movedTo && time <= now
          ? [{ store, id: row.id, time, later }]
          : []
      }),
    ),
  )
  const arriving = arrivalsBetween(database, movedTo, now)
  // What happened while nobody asked lags from its own time on.
  const times = [...due.map(({ time }) => time), ...arriving.map(({ at }) => at)]
  if (times.length > 0) database.reads.remember(database, Math.max(...times))
  for (const { store, created } of arriving) placeOrders(database, store, 1, created)
  for (const { store, id, time, later } of due.toSorted((a, b) => a.time - b.time)) {
    const row = store.orders.find((order) => order.id === id)
    if (row && later.mayHappen(row)) later.happen(store, row, time)
  }
  database.movedTo = now
}

function dueAt(
  { since, character }: Database,
  row: OrderRow,
  { name, share, mayHappen }: Later,
): number | undefined {
  if (!mayHappen(row)) return undefined
  const random = createRandom(name, row.id)
  if (!random.chance(share)) return undefined
  const from = Math.max(since, Date.parse(row.dateCreated))
  if (name === 'payment' && character.payments === 'after-midnight') {
    return Math.ceil((from + 1) / DAY) * DAY + random.integer(1, 90) * MINUTE
  }
  return from + Math.round((0.2 + random.next() * 3) * DAY)
}

/** How often orders arrive, and how long before their arrival they say that they were made. */
const rhythms = {
  none: undefined,
  'every-20-minutes': { every: 20 * MINUTE, late: 0 },
  'every-minute': { every: MINUTE, late: 0 },
  'backdated-hourly': { every: HOUR, late: 3 * HOUR },
} as const

function arrivalsBetween({ character, since, stores }: Database, from: number, to: number) {
  const rhythm = rhythms[character.arrivals]
  const [store] = stores
  if (!rhythm || !store) return []
  const first = Math.floor((from - since) / rhythm.every) + 1
  const last = Math.floor((to - since) / rhythm.every)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const time = since + (first + at) * rhythm.every
    return { store, at: time, created: time - rhythm.late }
  })
}
