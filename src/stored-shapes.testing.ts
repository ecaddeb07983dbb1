import { expect, vi } from 'vitest'
import type { itemOf } from '#features/preferences/stored-items.ts'
import { memory, ownShapes, webhook } from './stored-own-shapes.testing.ts'
import {
  ids,
  inTab,
  isStored,
  keyOf,
  now,
  openPage,
  own,
  ownList,
  plain,
  schemeShown,
  sealed,
  type Shape,
} from './stored-browser.testing.ts'

/*
 * The rule for what this browser keeps: what version 1.0.0 stores stands below for good. A later
 * build reads it or drops it with a word, and no spoiled value ends a page. The names are those that
 * storage takes, so none can be forgotten.
 */

const write = {
  operationId: 'w1',
  operation: 'refundOrder',
  params: { orderId: 'o1' },
  account: 'merchant',
  startedAt: now,
}
const traced = { ...write, trace: { reason: '1' } }
const asTraced = { ...write, fingerprint: { reason: '1' } }
export const reply = {
  id: 'r1',
  name: 'Thanks',
  shortcut: 'ty',
  group: '',
  text: 'Thank you.',
  uses: 3,
}
export const view = { id: 'v1', list: 'orders', name: 'Paid', search: { status: 'completed' } }

const journal = () => import('#model/doing/writes/journal.ts')

async function idleLocks() {
  vi.useFakeTimers()
  const { session: open } = await import('#api/session.ts')
  const { watchIdleness } = await import('#features/session/idle-lock.ts')
  watchIdleness()
  vi.advanceTimersByTime(31 * 60_000)
  vi.useRealTimers()
  return open.get().isLocked ?? false
}

async function ownRecords() {
  const { createOwnRecords } = await import('#model/doing/writes/own.ts')
  const { ids: named, seen } = createOwnRecords({ now: Date.now })('merchant', 's1').get()
  return [...named, ...seen]
}

async function keptOrders() {
  const { openShelf } = await import('#model/reading/ledger/day-cache.ts')
  return (await openShelf('s1', 'UTC').keptDays(['2026-11-20'])).get('2026-11-20')?.orders ?? []
}

async function draft() {
  const { loadDraft } = await import('#base/drafts/draft-store.ts')
  return [(await loadDraft('reply/s1/t1'))?.value]
}

async function keptKey() {
  const { createStaticTransport } = await import('#api/transport-static.ts')
  return createStaticTransport('https://api.service.test').isSignedIn()
}

async function vault() {
  const { readVault } = await import('#model/reading/memory/ticket-vault.ts')
  return readVault({ owner: await openPage(), storeId: 's1' })
}

const heldWrite = { operation: 'replyToTicket', params: {}, account: 'merchant' }
const known = { id: 'c1', readAt: now, tickets: [] }

/** The router keeps its own two. */
export type Name = Exclude<keyof typeof itemOf, `t${'anstack' | 'sr'}${string}`>

export const shapes: Record<Name, Shape> = {
  'counter-preferences': plain('counter-preferences', { myName: 'Mara' }, async () => {
    const { preferences } = await import('#base/storage/preferences.ts')
    return { myName: preferences().myName }
  }),
  'counter-color-scheme': plain('counter-color-scheme', 'dark', schemeShown),
  'counter.session': plain(
    'counter.session',
    { account: 'merchant', canReadUser: false, storeId: 's1' },
    async () => (await import('#api/session.ts')).session.get(),
    { account: 'merchant', canReadUser: false, storeId: 's1', status: 'signed-in' },
  ),
  'counter.sign-out-owed': plain(
    'counter.sign-out-owed',
    'yes',
    async () => (await import('#api/session.ts')).session.get().status,
    'signed-out',
  ),
  'counter.owner': plain(
    'counter.owner',
    'merchant 1234',
    async () => (await openPage()).split(' ', 1)[0],
    'merchant',
  ),
  'counter.erasure-owed': plain('counter.erasure-owed', '1234', async () => {
    const { erased } = await import('#base/storage/account-disk.ts')
    const { erasureOwed } = await import('#base/storage/private-owner.ts')
    await erased()
    return erasureOwed() ?? '1234'
  }),
  'counter.last-input': plain('counter.last-input', String(now - 86_400_000), idleLocks, true),
  'counter.open-write.*': plain(
    'counter.open-write.w1',
    traced,
    async () => (await journal()).writeJournal.all(),
    [asTraced],
  ),
  'counter.held-write.*': plain(
    'counter.held-write.w1',
    heldWrite,
    async () => (await import('#model/doing/writes/held.ts')).heldWrites.entries('merchant'),
    [heldWrite],
  ),
  'counter.ids.*': ids('jobs', ['j1'], async () =>
    (await import('#model/doing/jobs/known-jobs.ts')).knownJobs.get(),
  ),
  'counter.views.*': plain(
    'counter.views.s1',
    ['orders'],
    async () => {
      await import('#model/reading/views/hint.ts')
      return isStored('counter.views.s1')
    },
    false,
  ),
  'counter.first-run.*': plain(
    'counter.first-run.merc',
    { done: { find: 1 }, days: ['2026-11-20'], state: 'over' },
    async () => (await import('#model/reading/overview/first-run.ts')).firstRun.get(),
  ),
  'counter.api-key': inTab(
    'counter.api-key',
    { service: 'https://api.service.test', key: 'k1' },
    keptKey,
    true,
  ),

  'own-records.*': ids('own-records.s1', ['x1'], ownRecords),
  'seen-values.*': ids('seen-values.s1', ['x2'], ownRecords),
  'given-up-writes': ids('given-up-writes', [{ ...write, givenUpAt: now }], async () =>
    (await journal()).writeJournal.givenUp('merchant'),
  ),
  'last-store': ids('last-store', 's1', async () =>
    (await import('#model/reading/memory/last-store.ts')).lastStore.get(),
  ),
  jobs: ids('jobs', ['j1'], async () =>
    (await import('#model/doing/jobs/known-jobs.ts')).knownJobs.get(),
  ),
  'visits.*': ids('visits.s1', { seenAt: now, before: { refunded: 1 }, latest: {} }, async () =>
    (await import('#model/reading/overview/visits.ts')).visits('s1').get(),
  ),
  'tool-runs.*': ids('tool-runs.s1', { key: now }, async () =>
    (await import('#model/reading/memory/tool-runs.ts')).toolRuns('s1').get(),
  ),
  'views.*': ids('views.s1', { kept: ['orders'], start: [] }, async () =>
    (await import('#model/reading/views/hint.ts')).hintOf('s1').get(),
  ),

  ...ownShapes,

  'counter-private': own(
    'webhooks',
    [webhook],
    async () => (await memory.webhooks()).knownWebhooks,
  ),
  'counter-tickets': sealed(
    'counter-tickets',
    { key: 'counter-tickets-key', name: async () => `${await openPage()}/s1/0` },
    [known],
    vault,
  ),
  'counter-saved-replies': ownList('counter-saved-replies', [reply], async () =>
    (await import('#model/doing/replies/saved-replies-store.ts')).repliesOf('s1'),
  ),
  'counter-views': ownList('counter-views', [view], async () => {
    const views = await import('#model/reading/views/store.ts')
    const loaded = () => vi.waitFor(() => expect(views.viewsAreRead('s1')).toBe(true))
    return { loaded, get: () => ({ items: views.viewsOf('s1') }) }
  }),
  'counter-drafts': sealed(
    'counter-drafts',
    { key: 'counter-draft-key', name: () => 'reply/s1/t1' },
    'Dear Mara',
    draft,
    ['Dear Mara'],
  ),
  'counter-jobs': sealed(
    'counter-jobs',
    { key: 'counter-job-key', name: () => 'j1' },
    { name: 'Orders' },
    async () => [await (await import('#base/storage/sealed-parts.ts')).loadJob('j1')],
    [{ name: 'Orders' }],
  ),
  'counter-figures': sealed(
    'counter-figures',
    {
      key: 'counter-figures-key',
      name: async () => `${await openPage()}|s1|UTC|2026-11-20|${now}`,
    },
    [{ id: 'o1' }],
    keptOrders,
    [expect.objectContaining({ id: 'o1' })],
  ),
  'counter-private-key': keyOf('counter-private', 'counter-private-key', () => shapes.webhooks),
  'counter-tickets-key': keyOf('counter-tickets', 'counter-tickets-key', () => at('tickets')),
  'counter-saved-replies-key': keyOf('counter-saved-replies', 'counter-saved-replies-key', () =>
    at('saved-replies'),
  ),
  'counter-views-key': keyOf('counter-views', 'counter-views-key', () => at('views')),
  'counter-draft-key': keyOf('counter-drafts', 'counter-draft-key', () => at('drafts')),
  'counter-job-key': keyOf('counter-jobs', 'counter-job-key', () => at('jobs')),
  'counter-figures-key': keyOf('counter-figures', 'counter-figures-key', () => at('figures')),
}

function at(name: 'tickets' | 'saved-replies' | 'views' | 'drafts' | 'jobs' | 'figures'): Shape {
  return shapes[`counter-${name}`]
}
