import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))

let databases = new Map<string, Map<string, unknown>>()

beforeEach(() => {
  databases = new Map()
  vi.stubGlobal('fakeDatabases', databases)
  vi.stubGlobal('fakeDatabasesHeld', undefined)
  vi.stubGlobal('BroadcastChannel', undefined)
})

/** Loads the module afresh, like another tab or a later page. */
async function openTab(account = 'alice') {
  vi.resetModules()
  const { openPrivateStores } = await import('#base/storage/private-owner.ts')
  openPrivateStores(account)
  return import('./draft-store.ts')
}

const draft = (value: unknown) => ({ value, savedAt: Date.now() })

it('drafts stay in memory if the browser blocks its database and channels', async () => {
  vi.stubGlobal('fakeDatabases', undefined)
  const { loadDraft, saveDraft } = await openTab()
  const typed = draft('typed')
  expect(await saveDraft('name', typed)).toBe(false)
  expect(await loadDraft('name')).toEqual(typed)
})

it('a later page finds the draft', async () => {
  const typed = draft({ text: 'typed' })
  expect(await (await openTab()).saveDraft('name', typed)).toBe(true)
  expect(await (await openTab()).loadDraft('name')).toEqual(typed)
})

it('no form waits for a database that is held; its draft is told when it comes', async () => {
  vi.useFakeTimers()
  const typed = draft('typed before')
  await (await openTab()).saveDraft('name', typed)
  const held = new EventTarget()
  const release = new Promise((resolve) => held.addEventListener('release', resolve))
  vi.stubGlobal('fakeDatabasesHeld', release)
  const page = await openTab()
  const listener = vi.fn<() => void>()
  page.onDraftChange('name', listener)
  const loading = page.loadDraft('name')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await loading).toBeUndefined()
  expect(listener).not.toHaveBeenCalled()
  held.dispatchEvent(new Event('release'))
  const late = { ...typed, isLate: true }
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(late))
  vi.useRealTimers()
})

it('what was sent before its late draft came is not offered again', async () => {
  vi.useFakeTimers()
  await (await openTab()).saveDraft('name', draft('sent'))
  const held = new EventTarget()
  vi.stubGlobal('fakeDatabasesHeld', new Promise((go) => held.addEventListener('release', go)))
  const page = await openTab()
  const listener = vi.fn<() => void>()
  page.onDraftChange('name', listener)
  void page.loadDraft('name')
  await vi.advanceTimersByTimeAsync(2_000)
  page.forgetDraft(page.draftReference('name', page.contentOf('sent')))
  held.dispatchEvent(new Event('release'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await page.countDrafts()).toBe(0)
  expect(listener).not.toHaveBeenCalled()
  vi.useRealTimers()
})

it('a late draft that is sent then is told to be gone', async () => {
  vi.useFakeTimers()
  await (await openTab()).saveDraft('name', draft('sent'))
  const held = new EventTarget()
  vi.stubGlobal('fakeDatabasesHeld', new Promise((go) => held.addEventListener('release', go)))
  const page = await openTab()
  const listener = vi.fn<() => void>()
  void page.loadDraft('name')
  await vi.advanceTimersByTimeAsync(2_000)
  page.onDraftChange('name', listener)
  held.dispatchEvent(new Event('release'))
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  page.forgetDraft(page.draftReference('name', page.contentOf('sent')))
  await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(undefined))
  vi.useRealTimers()
})

it('counts what memory holds while the database is held', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fakeDatabasesHeld', new Promise(() => {}))
  const page = await openTab()
  void page.saveDraft('name', draft('typed'))
  const counting = page.countDrafts()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await counting).toBe(1)
  vi.useRealTimers()
})

describe('the account', () => {
  let stored: Map<string, string>

  beforeEach(() => {
    stored = stubLocalStorage()
    return () => vi.stubGlobal('localStorage', undefined)
  })

  it.each(['alice 1', 'alice', undefined])('finds its draft where the mark is %s', async (mark) => {
    const typed = draft('typed')
    await (await openTab()).saveDraft('name', typed)
    if (mark === undefined) stored.delete('counter.owner')
    else stored.set('counter.owner', mark)
    expect(await (await openTab()).loadDraft('name')).toEqual(typed)
  })

  it('finds no draft of another one, which is gone for good', async () => {
    await (await openTab()).saveDraft('name', draft('hers'))
    expect(await (await openTab('bob')).loadDraft('name')).toBeUndefined()
    expect(databases.get('counter-drafts')?.size).toBe(0)
    expect(await (await openTab()).loadDraft('name')).toBeUndefined()
  })
})

describe('a sent draft', () => {
  it('is deleted, and its listeners are notified', async () => {
    const tab = await openTab()
    await tab.saveDraft('name', draft('sent'))
    const listener = vi.fn<() => void>()
    tab.onDraftChange('name', listener)
    tab.forgetDraft(tab.draftReference('name', tab.contentOf('sent')))
    await vi.waitFor(() => expect(databases.get('counter-drafts')?.size).toBe(0))
    expect(listener).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(await tab.loadDraft('name')).toBeUndefined()
  })

  it('stays if another tab has replaced its content', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.saveDraft('name', draft('sent'))
    await second.saveDraft('name', draft('typed meanwhile'))
    first.forgetDraft(first.draftReference('name', first.contentOf('sent')))
    await first.countDrafts()
    expect(await (await openTab()).loadDraft('name')).toMatchObject({ value: 'typed meanwhile' })
  })

  it('is recognised by its name, whatever its content', async () => {
    const { draftReference, isDraftOf } = await openTab()
    expect(isDraftOf(draftReference('a.b', 'x'), 'a.b')).toBe(true)
    expect(isDraftOf(draftReference('a.b', 'x'), 'a')).toBe(false)
    expect(isDraftOf(undefined, 'a')).toBe(false)
  })
})

describe('drafts below a name', () => {
  it('are those of this page and of earlier ones, without others', async () => {
    const earlier = await openTab()
    await earlier.saveDraft('reply.a.1', draft('one'))
    await earlier.saveDraft('other.a.1', draft('other'))
    const tab = await openTab()
    const changed = vi.fn<() => void>()
    tab.onAnyDraft(changed)
    await tab.saveDraft('reply.a.2', draft('two'))
    await tab.saveDraft('reply.a.2', draft('two words'))
    expect(changed).toHaveBeenCalledOnce()
    expect(await tab.draftsBelow('reply.a.')).toEqual(new Set(['1', '2']))
  })

  it('end when they are sent', async () => {
    const tab = await openTab()
    await tab.saveDraft('reply.a.1', draft('sent'))
    tab.forgetDraft(tab.draftReference('reply.a.1', tab.contentOf('sent')))
    expect(await tab.draftsBelow('reply.a.')).toEqual(new Set())
  })
})
