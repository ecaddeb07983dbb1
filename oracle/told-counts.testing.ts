import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import { type CountQuery, ONE_ROW, type PageQuery, counted } from '#api/query.ts'
import { reviewCountQuery, reviewsQuery } from '#api/reviews.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { listEnd } from '#model/reading/lists/list-note.ts'
import { ordersList, reviewsList, webhookLogsList } from '#model/reading/lists/lists.ts'
import { noticesOf } from '#model/reading/lists/notices.ts'
import { matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import { instantOf } from './days.ts'
import { isFailed, isUnanswered } from './lists.ts'
import type { Manner } from './manners.ts'
import { DAY, STORE_ID, WEBHOOK_ID } from './names.ts'
import { openTab } from './screen.testing.ts'
import type { Stated } from './stated.ts'
import type { World } from './worlds.ts'

const PAGE = { page: 1, pageSize: 20 }

type Asked<Row> = {
  what: string
  list: ListDescription
  owner: string
  query: Record<string, string | boolean>
  page: PageQuery<Row>
  count: unknown
  /** The rows that the list shows of those sent. */
  shown?: (rows: Row[]) => Row[]
  truth: number
}

/** The number of records that a filtered list says it has. */
export async function toldCounts({ store, manner, now }: World): Promise<Stated[]> {
  const { client } = openTab()

  async function told<Row extends object>(asked: Asked<Row>): Promise<Stated> {
    const { what, list, owner, query, page: pageQuery, shown = (rows) => rows, truth } = asked
    const countQuery = asked.count as CountQuery
    const page = await client.query(pageQuery)
    const count = await client.query(countQuery)
    const oneRow = client.getQueryData<{ pages?: number; last?: object }>(countQuery.queryKey)
    const { total } = listEnd({ page, count, oneRow, before: undefined }, PAGE)
    const { ignored } = await noticesOf(
      list,
      owner,
      query,
      page.items as never,
      oneRow?.last as never,
    )
    const isHiding = shown(page.items).length < page.items.length
    return {
      what,
      told: total === undefined ? undefined : String(total),
      truth: String(truth),
      lack: ignored[0] ?? (isHiding ? 'some are hidden' : undefined),
    }
  }

  const orders = (what: string, query: Record<string, string>, truth: number) =>
    told({
      what: `list of orders by ${what}`,
      list: ordersList,
      owner: STORE_ID,
      query,
      page: ordersQuery(STORE_ID, { ...query, ...PAGE }),
      count: orderCountQuery(STORE_ID, query),
      truth,
    })
  const status = store.orders.find((order) => order.status)?.status ?? 'COMPLETED'
  const gateway = 'STRIPE'
  const email = 'ann@x.org'
  const from = now - 6 * DAY
  const dateFrom = new Date(from).toISOString()
  const flag = { hasReply: false } as const
  const failed = { success: false } as const
  const numberOf = (holds: (order: World['store']['orders'][number]) => boolean) =>
    store.orders.filter(holds).length
  const stated: (() => Promise<Stated>)[] = [
    () =>
      orders(
        'status',
        { status },
        numberOf((order) => fits(manner.statusFilter, status, order.status)),
      ),
    () =>
      orders(
        'gateway',
        { gateway },
        numberOf((order) => fits(manner.gatewayFilter, gateway, order.gateway)),
      ),
    () =>
      orders(
        'email',
        { email },
        numberOf((order) => fits(manner.emailFilter, email, order.customerEmail)),
      ),
    () =>
      orders(
        'date',
        { dateFrom },
        // One without a date is listed as it came, and nobody can say whether it belongs.
        numberOf(({ dateCreated }) => {
          const instant = instantOf(dateCreated)
          if (instant === undefined) return manner.dateFrom === 'ignored'
          // A list asks for the merchant's own bound as it is: such a platform begins after it.
          return manner.dateFrom === 'exclusive' ? instant > from : instant >= from
        }),
      ),
    () =>
      told({
        what: 'list of unanswered reviews',
        list: reviewsList,
        owner: STORE_ID,
        query: flag,
        page: reviewsQuery(STORE_ID, { ...flag, ...PAGE }),
        count: reviewCountQuery(STORE_ID, flag),
        shown: (rows) => matchingReplies(false, rows),
        truth: store.reviews.filter(isUnanswered).length,
      }),
    () =>
      told({
        what: 'list of failed deliveries',
        list: webhookLogsList,
        owner: WEBHOOK_ID,
        query: failed,
        page: webhookLogsQuery(WEBHOOK_ID, { ...failed, ...PAGE }),
        count: counted(webhookLogsQuery(WEBHOOK_ID, { ...failed, ...ONE_ROW })),
        shown: (rows) => matchingDeliveries(false, rows),
        truth: store.deliveries.filter(isFailed).length,
      }),
  ]
  const all: Stated[] = []
  // A refused filter is told as such, and says nothing of the others.
  for (const one of stated)
    all.push(
      ...(await one().then(
        (found) => [found],
        () => [],
      )),
    )
  return all
}

/** A filter is what this platform makes of it; one that it ignores, what Counter calls it. */
function fits(
  behaviour: Manner['statusFilter'] | Manner['emailFilter'],
  wanted: string,
  value: string | null | undefined,
): boolean {
  if (behaviour === 'equal' || behaviour === 'case-sensitive') return value === wanted
  const [own, asked] = [(value ?? '').toLowerCase(), wanted.toLowerCase()]
  return behaviour === 'any-case' ? own === asked : own.includes(asked)
}
