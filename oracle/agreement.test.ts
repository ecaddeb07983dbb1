import { afterEach, expect, test } from 'vitest'
import { sharesOf } from '#model/reading/figures/sums.ts'
import { type Compared, comparedSpans } from '#model/reading/ledger/compared.ts'
import { countedOf, inCurrency } from '#model/reading/ledger/counted.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import { overviewFigures } from '#model/reading/ledger/figures.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { periodFigures } from '#model/reading/overview/periods.ts'
import { characterNames } from '../mock-api/characters.ts'
import { NOW, type Sums, ZONE, openStore, signedIn, sumsOf } from './agreement.testing.ts'
import { closeWorld, moveClock } from './bench.testing.ts'
import { instantOf, localTime } from './days.ts'
import { plainText, totalOf } from './decimal.ts'
import { DAY, MINUTE } from './names.ts'
import type { TrueOrder } from './records.ts'
import { exported } from './told-lists.testing.ts'

afterEach(closeWorld)

/*
 * The overview, its breakdown and the export of one store agree to the cent with the platform's own records on
 * every named character, after an old order was paid, another refunded and a third disputed. Where they say
 * that something may be missing, they tell no more than there is.
 */
const HOME = 'EUR'

const isPaid = ({ amountPaid }: TrueOrder) => (amountPaid ?? 0) > 0

const spansNow = () => comparedSpans({ period: 'month' }, ZONE, Date.now())

/** By day every second one: worlds.test.ts draws from what all of them do. */
const tried = characterNames.filter((_, at) => process.env['NIGHTLY'] || at % 2 === 0)

test.each(tried)('after a payment, a refund and a dispute: %s', async (character) => {
  const { world, storeId, read, sentOrders } = await openStore(character)
  // What a platform never shows, nobody can tell.
  const atFirst = await sentOrders()
  const before = await read(spansNow().now)

  const old = before.orders.filter(
    ({ dateCreated }) => (instantOf(dateCreated) ?? NOW) < NOW - 2 * DAY,
  ) as TrueOrder[]
  const unpaid = old.find((order) => !isPaid(order))
  const [refunded, disputed] = old.filter(isPaid)
  const changes = [
    ['pay', unpaid],
    ['refund', refunded],
    ['dispute', disputed],
  ] as const
  for (const [change, order] of changes) {
    expect(order).toBeDefined()
    await world.change({ store: storeId, change, order: order!.id.toLowerCase() })
  }
  // Reads that lag show it by then.
  moveClock(5 * MINUTE)

  const asRead = await read(spansNow().now)
  const isKept = ledgerWords(asRead, ZONE).some((word) => word.includes('as read'))
  const month = isKept ? await read(spansNow().now, Date.now()) : asRead
  const told = figuresOf(month, spansNow())
  const file = await signedIn(() => exported('orders', {}, ZONE, storeId))
  const rows = file.rows.map((row): TrueOrder & { local: string } => ({
    id: row['order_id'] ?? '',
    dateCreated: row['created_utc'],
    currencyCode: row['currency'],
    amountPaid: row['amount_paid'] === '' ? null : Number(row['amount_paid']),
    items: [],
    local: row['created_local'] ?? '',
  }))
  const { day } = localTime(NOW, ZONE)
  const first = told.days[0] ?? ''
  const inMonth = rows.filter(
    ({ local, dateCreated }) =>
      local.slice(0, 10) >= first &&
      local.slice(0, 10) <= day &&
      (instantOf(dateCreated) ?? Infinity) <= month.to,
  )
  const ofFile = sumsOf(inMonth)
  const truth = sumsOf(
    (character === 'reads-lag-for-good' ? atFirst : await sentOrders()).filter((order) => {
      const made = instantOf(order.dateCreated)
      return made !== undefined && made <= month.to && localTime(made, ZONE).day >= first
    }),
  )
  const isWhole = month.isComplete && file.lack === undefined
  if (month.isComplete) expect(told.overview).toEqual(truth)
  else
    for (const [currency, paid] of Object.entries(told.overview)) {
      expect(Number(paid), currency).toBeLessThanOrEqual(Number(truth[currency] ?? 0))
    }
  expect(told.ofBars).toEqual(told.overview)
  expect(told.ofGateways).toEqual(told.overview)
  expect(told.ofDays).toEqual(told.ofToday)
  if (file.lack === undefined) expect(ofFile).toEqual(truth)
  expect({ character, isWhole }).toEqual({ character, isWhole: !partial.has(character) })
})

/** Of orders without a date, or where more are counted than come, the figures say that they lack. */
const partial = new Set<string>([
  'sparse',
  'pages-too-many',
  'another-order-each-time',
  'another-order-uncounted',
])

function figuresOf(ledger: Ledger, spans: Compared) {
  const counted = countedOf(ledger.orders, spans, ZONE, ledger.to)
  const overview = periodFigures(counted, spans, HOME)
  const of = (paidIn: (currency: string) => readonly number[]): Sums =>
    Object.fromEntries(
      overview
        .map(({ currency }) => [currency, totalOf(paidIn(currency))] as const)
        .filter(([, paid]) => paid !== '0'),
    )
  const today = overviewFigures(ledger, ZONE, HOME).currencies
  const lastBar = (currency: string) =>
    overview.find((each) => each.currency === currency)?.bars.at(-1)?.paid ?? 0
  return {
    days: overview[0]!.bars.map(({ from }) => dayKey(from)),
    overview: Object.fromEntries(
      overview
        .map(({ currency, now }) => [currency, plainText(now.paid)] as const)
        .filter(([, paid]) => paid !== '0'),
    ),
    ofBars: of(
      (currency) =>
        overview.find((each) => each.currency === currency)?.bars.map(({ paid }) => paid) ?? [],
    ),
    ofGateways: of((currency) =>
      sharesOf(inCurrency(counted, currency), 'gateway').map(({ amount }) => amount),
    ),
    ofDays: Object.fromEntries(today.map(({ currency }) => [currency, lastBar(currency)])),
    ofToday: Object.fromEntries(today.map(({ currency, today: { paid } }) => [currency, paid])),
  }
}
