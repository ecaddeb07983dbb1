import type { PrivateName } from '#base/storage/stored-names.ts'
import { now, own, type Shape } from './stored-browser.testing.ts'

const mark = { entry: 'e1', isDone: true, at: now }
export const webhook = { id: 'h1', name: 'Stock' }
export const webhookWithPaths = { ...webhook, paths: ['data.order.status'] }
const customer = { id: 'c1', emailAddress: 'mara@fjord.se', openedAt: now }
export const change = {
  id: 'a1',
  operation: 'refundOrder',
  params: {},
  at: now,
  outcome: 'done',
  title: 'Order refunded',
}
const priceChange = {
  oldId: 'v1',
  newId: 'v2',
  name: 'Yearly',
  from: 39,
  to: 42,
  at: now,
  ticked: ['links'],
}
const row = {
  number: 2,
  body: {
    name: 'Yearly',
    cost: 5,
    minimumQuantity: 1,
    maximumQuantity: -1,
    order: 2,
    type: 0,
    stock: 10,
    deliveryTypes: ['files'],
    stockMode: 0,
    disableVolumeDiscountOnCoupon: false,
  },
  state: 'claimed',
  operationId: 'o1',
  claim: 'r1',
  created: [],
}
const history = {
  picture: { 'variant:v1': { product: 'p1', name: 'Yearly', cost: 9, stock: 5 } },
  days: [
    { day: '2026-11-22', at: now, read: ['products'], missing: {}, differences: [] },
    {
      day: '2026-11-23',
      at: now,
      read: ['products'],
      missing: { coupons: 'failed' },
      differences: [{ key: 'variant:v1', before: { cost: 8 }, after: { cost: 9 } }],
    },
  ],
}
const lateOrder = {
  id: 'o1',
  items: [],
  goods: { state: 'missing', keys: { wanted: 1, missing: 1 }, files: { wanted: 0, missing: 0 } },
}
const find = { key: 'k1', icon: 'order', title: 'Order 1', href: '/orders/1' }
export const memory = {
  notes: () => import('#model/reading/memory/ticket-notes.ts'),
  recordNotes: () => import('#model/reading/memory/record-notes.ts'),
  webhooks: () => import('#model/reading/memory/webhooks.ts'),
}

/** What is sealed in `counter-private`. */
export const ownShapes: Record<PrivateName, Shape> = {
  'staff.*': own('staff.s1', { proved: ['Mara'], ours: [], others: [] }, async () =>
    (await import('#model/reading/memory/staff.ts')).staffNames('s1'),
  ),
  'keep-tickets.*': own('keep-tickets.s1', true, async () =>
    (await import('#model/doing/tickets/reader-leader.ts')).wantsTickets('s1'),
  ),
  'own-entries.*': own('own-entries.s1', ['e1'], async () =>
    (await import('#model/reading/memory/staff.ts')).ownEntries('s1'),
  ),
  'ticket-marks.*': own('ticket-marks.s1', { t1: mark }, async () =>
    (await import('#model/reading/memory/marks.ts')).ticketMarks('s1'),
  ),
  'ticket-after.*': own('ticket-after.s1', { t1: { said: 'e1' } }, async () =>
    (await import('#model/doing/replies/after-reply.ts')).repliesAfter('s1'),
  ),
  'ticket-notes.*': own('ticket-notes.s1', { t1: { text: 'Likes dogs', at: now } }, async () =>
    (await memory.notes()).ticketNotes('s1'),
  ),
  'record-notes.*': own(
    'record-notes.s1',
    { 'order o1': { text: 'Call back', tags: ['VIP'], at: now } },
    async () => (await memory.recordNotes()).recordNotes('s1'),
  ),
  'customers.*': own('customers.s1', [customer], async () => {
    const { recentCustomers } = await import('#model/reading/memory/customers.ts')
    recentCustomers('s1')
    return { get: () => recentCustomers('s1') }
  }),
  'recent-finds.*': own('recent-finds.s1', [find], async () =>
    (await import('#model/reading/search/recents.ts')).recents('s1'),
  ),
  webhooks: own('webhooks', [webhook], async () => (await memory.webhooks()).knownWebhooks),
  'filter-values.*': own('filter-values.s1', { status: ['completed'], gateway: [] }, async () =>
    (await import('#model/reading/memory/filter-values.ts')).filterValues('s1'),
  ),
  'activity.*': own('activity.s1', [change], async () =>
    (await import('#model/doing/activity/log.ts')).activityLog('s1'),
  ),
  'store-answer.*': own('store-answer.s1', { answer: { name: 'Fjord' }, savedAt: now }, async () =>
    (await import('#model/reading/memory/store-answers.ts')).storeAnswers('s1'),
  ),
  'checks.*': own('checks.s1', { lowStock: 4, lateAfter: 9, hidden: { stock: ['p1'] } }, async () =>
    (await import('#model/reading/checks/kept.ts')).keptChecks('s1'),
  ),
  'platform.*': own(
    'platform.demo',
    { points: { pageSizeOfOne: { behaviour: 'ignored', at: now, answers: 1 } } },
    async () => {
      const { mayCount } = await import('#model/reading/platform/learned.ts')
      mayCount()
      return { get: () => ({ mayCount: mayCount() }) }
    },
    { mayCount: false },
  ),
  'looked-goods.*': own('looked-goods.s1', [lateOrder], async () =>
    (await import('#model/reading/memory/looked-goods.ts')).lookedGoods('s1'),
  ),
  'pictures.*': own('pictures.s1', history, async () =>
    (await import('#model/reading/pictures/history.ts')).pictureHistory('s1'),
  ),
  'variant-table.*': own('variant-table.p1', { known: ['v1'], rows: [row] }, async () =>
    (await import('#model/doing/variant-table/list.ts')).variantTables('p1'),
  ),
  'price-change.*': own('price-change.p1', [priceChange], async () =>
    (await import('#model/doing/price-change/kept.ts')).priceChanges('p1'),
  ),
}
