import * as z from 'zod/mini'
import { ProductReference } from '#api/schemas/products.ts'
import { bestCustomers, newAndReturning } from '#model/reading/figures/paying-customers.ts'
import { DISPUTE_DAYS, daysTo, disputesOf, ordersWithin } from '#model/reading/figures/disputes.ts'
import { ordersOf, readPick } from '#model/reading/figures/drill.ts'
import { PACE_DAYS, lastingOf } from '#model/reading/figures/lasting.ts'
import { boughtNever, lapsed, replacedVariants } from '#model/reading/figures/whom-to-write.ts'
import { areSalesTold } from '#model/reading/figures/sold-meanwhile.ts'
import { type Ledger, readLedger } from '#model/reading/ledger/ledger.ts'
import { localTime, plusDays, startOf } from './days.ts'
import { plainText } from './decimal.ts'
import { byCurrency, ordersIn } from './figures.ts'
import { STORE_ID, idFrom } from './names.ts'
import type { TrueProduct } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { type Place, lackOf } from './told-figures.testing.ts'
import {
  bestText,
  disputesText,
  isSaleTold,
  lapsedText,
  lastingText,
  neverText,
  newText,
  replacedText,
} from './trade.ts'

/** What the orders of a world name; the last one has another variant than was sold. */
const catalogue: TrueProduct[] = [9, 0, 4].map((stock, product) => ({
  id: idFrom(800_000 + product),
  name: `Product ${product}`,
  variants: [
    { id: idFrom((product === 2 ? 820_000 : 810_000) + product), name: 'Standard', stock },
  ],
}))

const LONGEST = 90
const AWAY = 20

/** Each gateway with the orders that its number of disputes opens. */
function disputesWithOrders({ orders, to }: Ledger, days: number, zone: string) {
  const span = daysTo(to, zone, days)
  const now = ordersWithin(orders, span, zone)
  return disputesOf(orders, span, zone).map(({ key, disputed, everPaid }) => {
    const pick = readPick(`disputed:${days}:${key}`)
    const opened = pick ? ordersOf({ now, before: [] }, pick).map(({ order }) => order.id) : []
    return `${key}=${disputed}/${everPaid} ${sortedText(opened)}`
  })
}

/** What orders say of gateways, stock and customers. */
export async function toldTrade(place: Place): Promise<Stated[]> {
  const { zone, orders } = place
  const products = catalogue.map((product) => z.parse(ProductReference, product))
  const ledger = await readWithCustomers(place)
  const now = ledger.to
  const lack = lackOf(place, [ledger])
  const { day } = localTime(now, zone)
  const within = (days: number) =>
    ordersIn(orders, { first: plusDays(day, 1 - days), last: day }, { zone, now })
  const [all, week] = [within(LONGEST), within(7)]
  const period = { start: startOf(plusDays(day, -6), zone), end: now }
  const [bought, never] = [idFrom(800_000), idFrom(800_001)]
  return [
    ...DISPUTE_DAYS.map((days) => ({
      what: `disputes of ${days} days`,
      told: sortedText(disputesWithOrders(ledger, days, zone)),
      truth: disputesText(within(days)),
      lack,
    })),
    {
      what: 'sold out in',
      told: sortedText(
        lastingOf(products, ledger.orders, now, zone).map(
          ({ key, pieces, days }) => `${key}=${pieces}, ${days} days`,
        ),
      ),
      truth: lastingText(catalogue, within(PACE_DAYS)),
      lack,
    },
    {
      what: 'sold out in, or sooner',
      told: String(!areSalesTold(ledger)),
      truth: String(!all.every(({ order }) => isSaleTold(order))),
      lack,
    },
    ...[...byCurrency(week).keys()].flatMap((currency) => [
      {
        what: `new and returning ${currency}`,
        told: groupsText(newAndReturning(ledger.orders, period, currency)),
        truth: newText(all, week, currency),
        lack,
      },
      {
        what: `best customers ${currency}`,
        told: sortedText(
          bestCustomers(ledger.orders, period, currency).map(
            ({ key, orders: count, amount }) => `${key}=${count} ${plainText(amount)}`,
          ),
        ),
        truth: bestText(week, currency),
        lack,
      },
    ]),
    {
      what: 'bought one and never the other',
      told: emails(boughtNever(ledger.orders, bought, never)),
      truth: neverText(all, bought, never),
      lack,
    },
    {
      what: 'stayed away',
      told: emails(lapsed(ledger.orders, AWAY, now)),
      truth: lapsedText(all, AWAY, now),
      lack,
    },
    {
      what: 'replaced variants',
      told: sortedText(
        replacedVariants(ledger.orders, products).map(({ id, orders: count }) => `${id}=${count}`),
      ),
      truth: replacedText(all, catalogue),
      lack,
    },
  ]
}

const groupsText = ({ fresh, returning, unknown }: ReturnType<typeof newAndReturning>) =>
  [
    `new ${fresh.customers} ${fresh.orders} ${plainText(fresh.amount)}`,
    `returning ${returning.customers} ${returning.orders} ${plainText(returning.amount)}`,
    `unknown ${unknown.orders} ${plainText(unknown.amount)}`,
  ].join(', ')

function readWithCustomers({ zone, notBefore }: Place): Promise<Ledger> {
  const { signal } = new AbortController()
  const span = daysTo(Date.now(), zone, LONGEST)
  return readLedger({ storeId: STORE_ID, zone, span, signal, notBefore, needsCustomer: isAny })
}

const isAny = () => true

const emails = (found: ReturnType<typeof lapsed>) =>
  sortedText(found.customers.map(({ key }) => key))
