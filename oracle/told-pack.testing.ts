import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '#api/order-detail.ts'
import { useEvidence } from '#model/hooks/use-evidence.ts'
import { packSections } from '#model/records/disputes/pack.ts'
import { showStore } from './bench.testing.ts'
import { goodsCatalogue, sentGoods, withGoods } from './goods.ts'
import { STORE_ID } from './names.ts'
import { letters, packTruth } from './pack.ts'
import { isOwnTicket } from './people.ts'
import type { TrueOrder, TrueStore } from './records.ts'
import { openTab } from './screen.testing.ts'
import { type Stated, sortedText } from './stated.ts'
import { detailOf } from './details.ts'

/** Orders whose pack is looked at. */
const SEEN = 3

/** What a dispute pack holds of an order and of its customer's words, reviews and other orders. */
export async function toldPack(was: TrueStore): Promise<Stated[]> {
  const real = was.orders.map(withGoods)
  const orders = real.map((order) => sentGoods(order, real.length % 2 === 0))
  const store = { ...was, orders, products: goodsCatalogue }
  showStore(store)
  const seen = store.orders.filter(({ customerEmail }) => Boolean(customerEmail)).slice(0, SEEN)
  const all: Stated[] = []
  for (const { id } of seen) {
    all.push(
      ...(await packOf(
        store,
        id,
        real.find((order) => order.id === id)!,
      )),
    )
  }
  return all
}

async function packOf(store: TrueStore, orderId: string, real: TrueOrder): Promise<Stated[]> {
  const evidence = await openTab().gives(function usePack() {
    const { data } = useQuery(orderQuery(STORE_ID, orderId))
    return useEvidence(STORE_ID, data, undefined)
  })
  const sections =
    evidence && packSections(evidence, { money: String, time: (value) => String(value) })
  const of = (id: string) => sections?.find((section) => section.id === id)
  const order = store.orders.find(({ id }) => id === orderId)!
  const isTheirs = ({ customerEmail }: { customerEmail?: string | null }) =>
    customerEmail?.toLowerCase() === order.customerEmail?.toLowerCase()
  const customerId = detailOf(order, store).order.customer?.customerId
  const customer = store.customers.find(({ id }) => id === customerId)
  const words = (customer?.tickets ?? [])
    .filter(isOwnTicket)
    .flatMap(({ entries }) => entries)
    .toSorted((a, b) => Date.parse(a.dateCreated) - Date.parse(b.dateCreated))
  const lackIn = (id: string, isSpelled?: boolean) =>
    /among the newest|weren’t read|wasn’t read/.exec(of(id)?.summary ?? '')?.[0] ??
    (isSpelled ? 'spelling' : undefined)
  const what = `pack of ${orderId.slice(0, 8)}`
  const rowsOf = (id: string, label: string) =>
    (of(id)?.rows ?? []).flatMap((row) => (row.label === label ? row.text : []))
  const paid = (rowsOf('payment', 'Amount paid')[0] ?? 'none').split(', of which ')[0]
  const goods = (of('delivery')?.rows ?? []).map(({ label, text }) => ({
    name: label === 'Item' ? '' : label,
    lines: text.split('\n'),
  }))
  const linesOf = (label: string) =>
    goods.flatMap(({ lines }) => lines.filter((line) => line.startsWith(`${label}: `)))
  const isUnsent = of('delivery')?.summary.startsWith('Your platform didn’t send')
  const told: Record<string, string | undefined> = {
    'amount paid': paid,
    gateway: letters(rowsOf('payment', 'Gateway')[0] ?? 'none'),
    items: goods.flatMap(itemText).join('; '),
    delivered: isUnsent ? undefined : String(linesOf('Delivered').length),
    keys: isUnsent ? undefined : sortedText(linesOf('Key').map((text) => text.slice(-4))),
    'IP address': rowsOf('place', 'IP address')[0] ?? 'none',
    'webhook deliveries': String(of('webhooks')?.rows.length),
  }
  return [
    ...Object.entries(packTruth(real, detailOf(order, store))).map(([fact, truth]) => ({
      what: `${what}, ${fact}`,
      told: told[fact],
      truth,
    })),
    {
      what: `${what}, whether goods were sent`,
      told: String(!isUnsent),
      truth: String(Array.isArray(order.deliveredItems)),
    },
    {
      what: `${what}, conversation`,
      told: of('conversation')
        ?.quotes.map(({ text }) => text)
        .join(', '),
      truth: words.map(({ message }) => message).join(', '),
      lack: lackIn('conversation'),
    },
    {
      what: `${what}, reviews`,
      told: sortedText((of('review')?.quotes ?? []).map(({ text }) => text)),
      truth: sortedText(store.reviews.filter(isTheirs).map(({ reason }) => reason ?? '')),
      lack: lackIn('review', evidence?.isSpelled?.reviews),
    },
    {
      what: `${what}, other orders`,
      told: sortedText((of('orders')?.rows ?? []).map(({ text }) => text.slice(-8))),
      truth: sortedText(
        store.orders
          .filter((one) => isTheirs(one) && one !== order)
          .map(({ id }) => id.slice(0, 8)),
      ),
      lack: lackIn('orders', evidence?.isSpelled?.orders),
    },
    {
      what: `${what}, transaction`,
      told: of('payment')?.rows.find(({ label }) => label === 'Transaction')?.text ?? 'none',
      truth: detailOf(order, store).order.gatewayMetadata?.transactionId ?? 'none',
    },
  ]
}

/** Of a row for an item; one that has only what was delivered, of nobody knows which, is none. */
function itemText({ name, lines: [first = ''] }: { name: string; lines: string[] }): string[] {
  if (!name && first.startsWith('Delivered: ')) return []
  return [[name, /^\d+ pieces?$/.test(first) ? first : ''].filter(Boolean).join(', ')]
}
