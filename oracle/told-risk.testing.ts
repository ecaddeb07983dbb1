import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { riskFacts } from '#model/records/orders/risk.ts'
import { instantOf } from './days.ts'
import { meaningOf } from './meaning.ts'
import { STORE_ID } from './names.ts'
import type { TrueOrder } from './records.ts'
import { openTab } from './screen.testing.ts'
import type { Stated } from './stated.ts'

/** Orders whose risk is looked at. */
const SEEN = 3

/** What the panel of risk says of other orders with an order's email: facts, each a number. */
export async function toldRisk(orders: readonly TrueOrder[]): Promise<Stated[]> {
  const seen = orders.filter(({ customerEmail }) => Boolean(customerEmail)).slice(0, SEEN)
  const all: Stated[] = []
  for (const order of seen) all.push(...(await factsOf(order, orders)))
  return all
}

async function factsOf(order: TrueOrder, orders: readonly TrueOrder[]): Promise<Stated[]> {
  const { id, customerEmail, dateCreated } = order
  const { rows, isPart, isSpelled } = await openTab().gives(() =>
    useCustomerOrders(STORE_ID, customerEmail ?? undefined),
  )
  const detail = {
    order: { id, dateCreated: dateCreated ?? undefined, deliveredItems: [], items: [] },
    logs: [],
  } as unknown as OrderDetail
  const byEmail = rows && rows.length > 0 ? { orders: rows, isPart, isSpelled } : undefined
  const facts = riskFacts(detail, byEmail).flatMap((group) => group.facts)
  const source = facts.find((fact) => fact.label === 'Orders with this email')?.source ?? ''
  const spelled = source.includes('in this spelling') ? source : undefined
  const factOf = (label: string) => facts.find((fact) => fact.label === label)?.text
  const same = orders.filter((one) => isSame(one.customerEmail, customerEmail))
  const isOlder = (one: TrueOrder) =>
    (instantOf(one.dateCreated) ?? Number.NaN) < (instantOf(dateCreated) ?? Number.NaN)
  const number = /number (\d+)/.exec(factOf('Orders with this email') ?? '')?.[1]
  const count = /^(\d+)( or more)?/.exec(factOf('Orders with this email') ?? '')
  const disputed = /(\d+) of the other orders/.exec(factOf('Chargebacks') ?? '')?.[1]
  const others = same.filter((one) => one.id !== id && meaningOf(one.status) === 'disputed')
  const what = `risk of order ${id.slice(0, 8)}`
  const isDated = same.every((one) => instantOf(one.dateCreated) !== undefined)
  const isAlone = same.filter((one) => one.dateCreated === dateCreated).length === 1
  return [
    {
      what: `${what}, orders with this email`,
      told: count?.[1],
      truth: String(same.length),
      lack: count?.[2] ?? spelled,
      isLeast: true,
    },
    {
      what: `${what}, its number`,
      told: number,
      // Among orders of one instant, or without any, none has a number.
      truth: isDated && isAlone ? String(same.filter(isOlder).length + 1) : 'none',
      // In this spelling: of others nobody knows the times either.
      lack: (rows?.length ?? 0) < same.length ? spelled : undefined,
    },
    {
      what: `${what}, other chargebacks`,
      told: byEmail && (disputed ?? '0'),
      truth: String(others.length),
      lack: isPart ? 'not all were read' : spelled,
      isLeast: true,
    },
  ]
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase()
