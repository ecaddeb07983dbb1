import { readAllMatching } from '#model/reading/selection/read-all.ts'
import { moveAfter, showStore } from './bench.testing.ts'
import { changed } from './changes.ts'
import { STORE_ID } from './names.ts'
import type { TrueStore } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { exported } from './told-lists.testing.ts'
import type { World } from './worlds.ts'

/** A file and a selection of orders that come, go and change while they are read. */
export async function toldMoving(world: World): Promise<Stated[]> {
  const file = await whileMoving('orders file', world, world.store, async () => {
    const { rows, lack } = await exported('orders', {}, world.zone)
    return { ids: rows.map((row) => row['order_id'] ?? ''), lack }
  })
  const selection = await whileMoving('selection', world, file.after, async () => {
    const asked = { kind: 'orders', owner: STORE_ID, query: {} } as const
    const { rows, isComplete } = await readAllMatching(asked, {
      signal: new AbortController().signal,
    })
    return { ids: rows.map(({ id }) => id), lack: isComplete ? undefined : 'not all' }
  })
  return [...file.stated, ...selection.stated]
}

type Read = { ids: string[]; lack: string | undefined }

async function whileMoving(
  what: string,
  { changes }: World,
  before: TrueStore,
  read: () => Promise<Read>,
) {
  let after = before
  const { length } = before.orders
  // Between two counts or two pages.
  moveAfter(2 + (length % 4) + (Math.floor(length / 16) % 8), () => {
    after = changed(before, changes, Date.now())
    showStore(after)
  })
  const { ids, lack } = await read()
  const [first, last] = [idsOf(before), idsOf(after)]
  const stayed = [...first].filter((id) => last.has(id))
  const known = new Set(stayed)
  const stated: Stated[] = [
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
  return { after, stated }
}

const idsOf = ({ orders }: TrueStore) => new Set(orders.map(({ id }) => id))
