import { readAllMatching } from '#model/reading/selection/read-all.ts'
import { moveAfter, showStore } from './bench.testing.ts'
import { changed } from './changes.ts'
import { STORE_ID } from './names.ts'
import { ordersIn } from './figures.ts'
import type { TrueOrder, TrueStore } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { readPeriod } from './told-figures.testing.ts'
import { exported } from './told-lists.testing.ts'
import type { World } from './worlds.ts'

/** A file and a selection of orders that come, go and change while they are read. */
export async function toldMoving(world: World): Promise<Stated[]> {
  const file = await whileMoving('orders file', world, async () => {
    const { rows, lack } = await exported('orders', {}, world.zone)
    return { ids: rows.map((row) => row['order_id'] ?? ''), lack }
  })
  const selection = await whileMoving('selection', world, async () => {
    const asked = { kind: 'orders', owner: STORE_ID, query: {} } as const
    const { rows, isComplete } = await readAllMatching(asked, {
      signal: new AbortController().signal,
    })
    return { ids: rows.map(({ id }) => id), lack: isComplete ? undefined : 'not all' }
  })
  const { zone } = world
  const figures = await whileMoving('figures', world, async () => {
    const { ledger, period, now, lack } = await readPeriod({ zone, orders: [] }, 'month')
    const isOfMonth = (order: TrueOrder) => ordersIn([order], period, { zone, now }).length > 0
    return { ids: ledger.orders.map(({ id }) => id), lack, isMeant: isOfMonth }
  })
  return [...file, ...selection, ...figures]
}

type Read = {
  ids: string[]
  lack: string | undefined
  isMeant?: (order: TrueOrder) => boolean
}

async function whileMoving(
  what: string,
  { store: before, changes }: World,
  read: () => Promise<Read>,
): Promise<Stated[]> {
  showStore(before)
  let after = before
  const { length } = before.orders
  // Between two counts or two pages.
  moveAfter(2 + (length % 4) + (Math.floor(length / 16) % 8), () => {
    after = changed(before, changes, Date.now())
    showStore(after)
  })
  const { ids, lack, isMeant = () => true } = await read()
  const idsOf = ({ orders }: TrueStore) => new Set(orders.filter(isMeant).map(({ id }) => id))
  const [first, last] = [idsOf(before), idsOf(after)]
  const stayed = [...first].filter((id) => last.has(id))
  const known = new Set(stayed)
  return [
    {
      what: `${what}, what was there all the time`,
      told: sortedText(ids.filter((id) => known.has(id))),
      truth: sortedText(stayed),
      lack,
    },
    {
      what: `${what}, what was never there`,
      told: String(ids.filter((id) => !first.has(id) && !last.has(id)).length),
      truth: '0',
    },
  ]
}
