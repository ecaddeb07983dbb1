import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, now, openBrowser, openPage } from './stored-browser.testing.ts'
import { change, memory, webhook, webhookWithPaths } from './stored-own-shapes.testing.ts'
import { type Name, reply, shapes, view } from './stored-shapes.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))

const DAY = 86_400_000

beforeEach(openBrowser)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const spoiled = ['{', null, 7, [null, 7, [], {}], { s1: null, t1: [], id: 5 }]

describe.each(Object.entries(shapes))('%s', (_, { put, stored, read, as = stored }) => {
  test('what version 1.0.0 stored is read', async () => {
    await put(stored)
    await openPage()
    expect(await read()).toEqual(as)
  })

  test.each(spoiled)('a spoiled value doesn’t end a page: %j', async (value) => {
    const empty = await read()
    await put(value)
    await openPage()
    const found = await read()
    expect(Array.isArray(found)).toBe(Array.isArray(empty))
  })
})

describe('a spoiled record', () => {
  const rows = [null, 7, 'words', {}, { iv: 'x', sealed: 7, savedAt: now }]
  const names = Object.keys(shapes).filter((name) => name.startsWith('counter-')) as Name[]

  test.each(names)('of %s doesn’t end a page', async (name) => {
    for (const row of rows) {
      await shapes[name].put(shapes[name].stored)
      for (const [database, kept] of databases) {
        if (!database.endsWith('-key')) for (const key of kept.keys()) kept.set(key, row)
      }
      await openPage()
      await shapes[name].read()
    }
  })
})

test.each([...spoiled, now + 365 * DAY])('idle pages lock in spite of %j', async (value) => {
  await shapes['counter.last-input'].put(value)
  expect(await shapes['counter.last-input'].read()).toBe(true)
})

describe('one odd thing among the merchant’s own', () => {
  test('leaves the other corrections of how statuses count', async () => {
    const { put } = shapes['platform.*']
    await put({ points: {}, counts: { pending: 'paid', held: 'sold', hold: 7 } })
    await openPage()
    await shapes['platform.*'].read()
    const { orderTone } = await import('#model/records/orders/order-tone.ts')
    expect(orderTone('PENDING').glyph).toBe('tick')
    expect(orderTone('HELD').glyph).toBe('ring')
  })

  test('leaves the other notes readable, and a note written now keeps them', async () => {
    await shapes['ticket-notes.*'].put({ t1: { text: 'Likes dogs', at: now }, t2: 7 })
    await openPage()
    const { noteTicket } = await memory.notes()
    const { read } = shapes['ticket-notes.*']
    expect(await read()).toEqual({ t1: { text: 'Likes dogs', at: now } })
    noteTicket('s1', 't3', 'Called')
    expect(await read()).toMatchObject({ t1: { text: 'Likes dogs' }, t3: { text: 'Called' } })
  })

  test('leaves the other notes on records readable, and of an odd one what is whole', async () => {
    const { stored, put, read } = shapes['record-notes.*']
    const odd = { text: 7, tags: ['late', '', 7], at: 'then', board: { version: 1 } }
    await put({ ...(stored as object), 'order o2': odd, 'order o3': null })
    await openPage()
    expect(await read()).toEqual({
      ...(stored as object),
      'order o2': { text: '', tags: ['late'], at: 0 },
    })
  })

  test.each([
    ['counter-saved-replies', reply],
    ['counter-views', view],
    ['activity.*', change],
    ['webhooks', webhook],
  ] as const)('leaves the others of %s readable', async (name, item) => {
    await shapes[name].put([{ id: 7 }, item])
    await openPage()
    expect(await shapes[name].read()).toEqual([item])
  })

  test('the paths of a webhook’s bodies are read, and odd ones leave its name', async () => {
    const { put, read } = shapes.webhooks
    await put([webhookWithPaths, { ...webhook, id: 'h2', paths: 7 }])
    await openPage()
    expect(await read()).toEqual([webhookWithPaths, { ...webhook, id: 'h2', paths: [] }])
    await put([{ ...webhook, paths: ['a', 7, null] }])
    await openPage()
    expect(await read()).toEqual([{ ...webhook, paths: ['a'] }])
  })

  test('a name given to a webhook is kept in place of a record without its seal', async () => {
    await shapes.webhooks.put([webhook])
    const rows = databases.get('counter-private')
    for (const broken of [{ iv: undefined }, { sealed: undefined }, { savedAt: 'words' }]) {
      rows?.set('webhooks', { ...(rows.get('webhooks') as object), ...broken })
      await openPage()
      const { knownWebhooks, nameWebhook } = await memory.webhooks()
      await shapes.webhooks.read()
      nameWebhook('h2', 'Mail')
      await vi.waitFor(() => expect(knownWebhooks.keeping.get()).toBe('kept'))
    }
  })
})
