import { expect, test } from 'vitest'
import type { CreateVariant } from '#api/schemas/products.ts'
import { type StoredEdit, keptValue } from '#base/storage/kept-value.ts'
import {
  type RowEnd,
  type TableRow,
  type VariantTable,
  again,
  ended,
  newTable,
  skipped,
} from './list.ts'
import { lookUpClaimed, runTable } from './runner.ts'

const body = { name: 'Yearly' } as CreateVariant
const created: RowEnd = { state: 'created', created: ['v'] }

/** One disk, as many tabs as wanted, and a service that counts. */
function world(count: number) {
  let disk: VariantTable = newTable(
    Array.from({ length: count }, (_, at) => ({ number: at + 2, body })),
    [],
  )
  let isRefusing = false
  const sent: number[] = []

  function openTab(create: (row: TableRow) => Promise<RowEnd> = () => Promise.resolve(created)) {
    const store = keptValue<VariantTable>((found) => found as VariantTable, {
      read: async () => {
        await turn()
        return disk
      },
      async change<Value>({ apply, parse }: StoredEdit<Value>) {
        for (;;) {
          await turn()
          if (isRefusing) throw new Error('full')
          const before = disk
          const next = apply(parse(before)) as unknown as VariantTable
          await turn()
          if (disk !== before) continue
          disk = next
          return next
        }
      },
    })
    store.arrive(disk)
    let isOpen = true
    const run = {
      store,
      claim: crypto.randomUUID(),
      now: () => 0,
      pause: turn,
      isStopped: () => !isOpen,
      lookUp: () => Promise.resolve<RowEnd>({ state: 'unknown', created: [] }),
      create: async (row: TableRow) => {
        sent.push(row.number)
        return create(row)
      },
    }
    return { store, run, close: () => (isOpen = false) }
  }
  return { openTab, sent, refuse: (is: boolean) => (isRefusing = is), states: () => statesOf(disk) }
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
const statesOf = (table: VariantTable) => table?.rows.map(({ state }) => state)
const idOf = (table: VariantTable, number: number) =>
  table?.rows.find((row) => row.number === number)?.operationId ?? ''

test('rows are sent one after another, each once', async () => {
  const { openTab, sent, states } = world(3)
  expect(await runTable(openTab().run)).toBe('done')
  expect(sent).toEqual([2, 3, 4])
  await expect.poll(states).toEqual(['created', 'created', 'created'])
})

test.each<RowEnd>([
  { state: 'refused', created: [] },
  { state: 'unknown', created: [] },
  { state: 'waiting', created: [] },
  { state: 'held', created: [], namesakes: ['other'] },
  { state: 'created', created: ['v', 'twin'] },
])('nothing is sent after a row that ends as %j', async (end) => {
  const { openTab, sent } = world(4)
  const tab = openTab((row) => Promise.resolve(row.number === 3 ? end : created))
  expect(await runTable(tab.run)).toBe('row')
  expect(sent).toEqual([2, 3])
})

test('a row of unknown outcome is not sent again until the merchant says so, nor those after it', async () => {
  const { openTab, sent } = world(2)
  const first = openTab(() => Promise.resolve<RowEnd>({ state: 'unknown', created: [] }))
  await runTable(first.run)
  expect(await runTable(first.run)).toBe('row')
  expect(sent).toEqual([2])
  first.store.set(again(idOf(first.store.get(), 2), 'another'))
  await runTable(first.run)
  expect(sent).toEqual([2, 2])
})

test('what another tab has found out is not replaced by what is known less', async () => {
  const { openTab } = world(1)
  const { store, run } = openTab()
  await runTable(run)
  const id = idOf(store.get(), 2)
  store.set(ended(id, { state: 'unknown', created: [] }, 1))
  store.set(skipped(id))
  store.set(again(id, 'another'))
  expect(store.get()?.rows).toEqual([expect.objectContaining({ ...created, operationId: id })])
})

test('a variant of the same name, once seen by the merchant, holds its row no longer', async () => {
  const { openTab, sent } = world(1)
  const held: RowEnd = { state: 'held', created: [], namesakes: ['other'] }
  const { store, run } = openTab((row) =>
    Promise.resolve(row.operationId === 'another' ? created : held),
  )
  expect(await runTable(run)).toBe('row')
  expect(await runTable(run)).toBe('row')
  store.set(again(idOf(store.get(), 2), 'another'))
  expect(store.get()?.known).toEqual(['other'])
  expect(await runTable(run)).toBe('done')
  expect(sent).toEqual([2, 2])
})

test('a refused row stays refused, and the rest goes on without it', async () => {
  const { openTab, sent } = world(3)
  const tab = openTab((row) =>
    Promise.resolve(row.number === 2 ? { state: 'refused', created: [] } : created),
  )
  await runTable(tab.run)
  tab.store.set(skipped(idOf(tab.store.get(), 2)))
  expect(await runTable(tab.run)).toBe('done')
  expect(sent).toEqual([2, 3, 4])
})

test('a page that closes while it sends leaves a row that no later page sends', async () => {
  const { openTab, sent, states } = world(3)
  const closing = openTab((row) =>
    row.number === 3 ? new Promise<never>(() => {}) : Promise.resolve(created),
  )
  void runTable(closing.run)
  await expect.poll(() => sent).toEqual([2, 3])
  const later = openTab()
  expect(later.store.get()?.rows.map(({ state }) => state)).toEqual([
    'created',
    'claimed',
    'waiting',
  ])
  expect(await runTable(later.run)).toBe('row')
  await expect.poll(states).toEqual(['created', 'unknown', 'waiting'])
  expect(sent).toEqual([2, 3])
})

test('what an earlier page sent and the product shows is not sent again', async () => {
  const { openTab, sent } = world(2)
  void runTable(openTab(() => new Promise<never>(() => {})).run)
  await expect.poll(() => sent).toEqual([2])
  const later = openTab()
  const run = { ...later.run, lookUp: () => Promise.resolve(created) }
  expect(await lookUpClaimed(run)).toBe(true)
  expect(await runTable(run)).toBe('done')
  expect(sent).toEqual([2, 3])
})

test('of any tabs that run at once, one sends a row', async () => {
  const { openTab, sent } = world(6)
  const tabs = Array.from({ length: 4 }, () => openTab())
  await Promise.all(tabs.map(({ run }) => runTable(run)))
  for (const tab of tabs) await tab.store.reload()
  while ((await runTable(tabs[0]!.run)) === 'stopped') await tabs[0]!.store.reload()
  expect(new Set(sent).size).toBe(sent.length)
})

test('a browser that can’t keep the claim sends nothing', async () => {
  const { openTab, sent, refuse, states } = world(2)
  refuse(true)
  const tab = openTab()
  expect(await runTable(tab.run)).toBe('not-kept')
  expect(sent).toEqual([])
  expect(statesOf(tab.store.get())).toEqual(['waiting', 'waiting'])
  refuse(false)
  expect(states()).toEqual(['waiting', 'waiting'])
})

test('a run that is stopped sends nothing more', async () => {
  const { openTab, sent } = world(3)
  const tab = openTab(() => {
    tab.close()
    return Promise.resolve(created)
  })
  expect(await runTable(tab.run)).toBe('stopped')
  expect(sent).toEqual([2])
})
