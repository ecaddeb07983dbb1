import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

let stored: Record<string, string>
let events: EventTarget

beforeEach(() => {
  // `Object.keys(localStorage)` lists the stored keys.
  stored = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  }) as Record<string, string>
  events = new EventTarget()
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})

const Words = z.array(z.string())

/** Loads the module afresh, like a tab. */
async function openTab() {
  vi.resetModules()
  const owner = await import('./private-owner.ts')
  const { idStore } = await import('./id-store.ts')
  return { ...owner, words: idStore('jobs', Words, []) }
}

const savedAt = Date.now()
const textOf = (value: unknown) => JSON.stringify({ value, savedAt })
const valueOf = (text = '') => (JSON.parse(text) as { value: unknown }).value

/** Here are no databases that could be emptied. */
const erasureOwed = { 'counter.erasure-owed': expect.stringMatching(/^\d+$/) as string }

const notifyOf = (key: string | null) =>
  events.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('G12: data survives a reload and is erased for the next account', async () => {
  const first = await openTab()
  first.openPrivateStores('alice')
  first.words.set(['hers'])

  const reloaded = await openTab()
  reloaded.openPrivateStores('alice')
  expect(reloaded.words.get()).toEqual(['hers'])

  reloaded.openPrivateStores('bob')
  expect(reloaded.words.get()).toEqual([])
  expect(stored).toEqual({
    ...erasureOwed,
    'counter.owner': expect.stringMatching(/^bob /) as string,
  })
})

test('the next account’s first write does not bring back what was in memory', async () => {
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  words.set(['hers'])
  openPrivateStores('bob')
  words.set([...words.get(), 'his'])
  expect(valueOf(stored['counter.ids.jobs'])).toEqual(['his'])
})

test('an account that signs in again after another one owns the disk', async () => {
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  openPrivateStores('bob')
  words.set(['his'])
  openPrivateStores('bob')
  const reloaded = await openTab()
  reloaded.openPrivateStores('bob')
  expect(reloaded.words.get()).toEqual(['his'])
})

test('subscribers are notified when the account changes', async () => {
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  const listener = vi.fn<() => void>()
  words.subscribe(listener)
  openPrivateStores('bob')
  expect(listener).toHaveBeenCalledOnce()
})

test('G11: sign-out erases everything and stores nothing until the next sign-in', async () => {
  stored['counter-preferences'] = 'stays'
  stored['counter.views.a-store'] = 'of an earlier build'
  const { openPrivateStores, erasePrivateStores, words } = await openTab()
  openPrivateStores('alice')
  words.set(['hers'])
  erasePrivateStores()
  words.set(['late'])
  expect(words.get()).toEqual([])
  expect(stored).toEqual({ ...erasureOwed, 'counter-preferences': 'stays' })
})

test('a change in another tab is read from disk', async () => {
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  expect(words.get()).toEqual([])
  stored['counter.ids.jobs'] = textOf(['theirs'])
  notifyOf('counter.ids.jobs')
  expect(words.get()).toEqual(['theirs'])
})

test('a tab neither reads nor writes the disk once another account owns it', async () => {
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  words.set(['hers'])
  stored['counter.owner'] = 'bob 1'
  stored['counter.ids.jobs'] = textOf(['his'])
  notifyOf('counter.owner')
  expect(words.get()).toEqual([])
  words.set(['hers'])
  expect(stored['counter.ids.jobs']).toBe(textOf(['his']))
  expect(words.get()).toEqual(['hers'])
})

test('stored data that fails the schema reads as empty', async () => {
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  stored['counter.ids.jobs'] = textOf([1])
  expect(words.get()).toEqual([])
})

test('data lasts as long as the page if storage is blocked', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  words.set(['hers'])
  expect(words.get()).toEqual(['hers'])
  openPrivateStores('bob')
  expect(words.get()).toEqual([])
})

test('an id is deleted a month after it was stored, and clear text of older builds at once', async () => {
  const { openPrivateStores, words } = await openTab()
  openPrivateStores('alice')
  stored['counter.ids.jobs'] = JSON.stringify({
    value: ['old'],
    savedAt: savedAt - 31 * 86_400_000,
  })
  expect(words.get()).toEqual([])
  expect(Object.keys(stored)).toEqual(['counter.owner'])

  stored['counter.owner'] = 'alice'
  stored['counter.private.customers.s'] = '[{"emailAddress":"a@b.c"}]'
  stored['counter-learned-s'] = '{}'
  const { openPrivateStores: openLater } = await openTab()
  openLater('alice')
  expect(Object.keys(stored)).toEqual(['counter.owner'])
})
