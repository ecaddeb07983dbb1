import { parse } from 'csv-parse/sync'
import {
  type ExportDescription,
  type Failure,
  exportSource,
  partOf,
} from '#model/reading/export/job.ts'
import { platformClock } from '#api/platform-clock.ts'
import type { Order } from '#api/schemas/orders.ts'
import { exportKind, type ExportKindName } from '#model/reading/export/kinds.ts'
import { fileTail } from '#model/reading/export/writer.ts'
import { type Report, reportOf } from '#model/doing/jobs/report.ts'
import { patience } from '#model/reading/walk/patience.ts'
import { walkBeginning } from '#model/reading/walk/progress.ts'
import { walk } from '#model/reading/walk/walk.ts'
import { readAllMatching } from '#model/reading/selection/read-all.ts'
import { paidSums } from '#model/reading/selection/paid-sums.ts'
import { readReviews } from '#api/reviews.ts'
import { readWebhookLogs } from '#api/webhooks.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { reviewsList, webhookLogsList } from '#model/reading/lists/lists.ts'
import { noticesOf } from '#model/reading/lists/notices.ts'
import { matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import { pause } from './bench.testing.ts'
import { plainText, totalOf } from './decimal.ts'
import { currencyKey, paidOf } from './figures.ts'
import { isFailed, isUnanswered, orderCells } from './lists.ts'
import type { TrueOrder, TrueStore } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { STORE_ID, WEBHOOK_ID } from './names.ts'

type Exported = Report & { rows: Record<string, string>[] }

/** An export from its button to its file, as the job does it, without the disk in between. */
export async function exported(
  kind: ExportKindName,
  query: ExportDescription['query'],
  zone: string,
  storeId = STORE_ID,
  /** Chosen ones, with what only their own records say. */
  chosen?: ExportDescription['records'],
): Promise<Exported> {
  const { shape } = exportKind(kind)
  const description: ExportDescription = {
    kind,
    owner: kind === 'deliveries' ? WEBHOOK_ID : storeId,
    storeId,
    query,
    records: chosen,
    // The platform's `Date` tells whole seconds, so the end lies after what is there.
    fixedAt: Math.max(platformClock.now(), Date.now() + 1),
    filters: '',
    fileName: 'file.csv',
    options: {
      format: 'csv',
      separator: ',',
      columns: shape.columns.map(({ id }) => id),
      withDetails: chosen !== undefined,
      zone,
      unit: 'as-given',
      per: 'record',
    },
  }
  const { signal } = new AbortController()
  const failures: Failure[] = []
  let text = ''
  let rows = 0
  const progress = await walk(
    exportSource(description),
    { progress: walkBeginning(100), ids: [] },
    {
      async keep(records) {
        if (records.length === 0) return
        const part = await partOf(description, records, text === '', {
          signal,
          wait: pause,
          onRecord: () => {},
        })
        text += part.text
        rows += part.rows
        failures.push(...part.failures)
      },
      patience,
      onWait: () => {},
      wait: pause,
      now: Date.now,
    },
    signal,
  )
  const report = reportOf({
    id: 'job',
    account: 'oracle',
    phase: 'done',
    description,
    progress,
    parts: 1,
    rows,
    failures,
    detailed: 0,
  })
  const file = text + fileTail('csv', rows === 0)
  const parsed = parse(file, { bom: true, columns: true, relax_column_count: false })
  return { ...report, rows: parsed as Record<string, string>[] }
}

const idsText = (ids: readonly (string | undefined)[]) => sortedText(ids.map((id) => id ?? ''))

/** Which orders a file holds, what each cell says, and what the report says of it. */
export async function toldOrdersFile(store: TrueStore, zone: string): Promise<Stated[]> {
  const { rows, title, lack } = await exported('orders', {}, zone)
  const byId = new Map(store.orders.map((order) => [order.id, order]))
  const rowsTold = rows.flatMap((row): Stated[] => {
    const order = byId.get(row['order_id'] ?? '')
    const cells = order && orderCells(order, zone)
    const meant = Object.keys(cells ?? {})
    const text = (of: Record<string, string>) =>
      meant.map((name) => `${name}=${of[name]}`).join(' ')
    return [
      {
        what: `cells of order ${row['order_id']}`,
        told: text(row),
        truth: cells ? text(cells) : 'no such order',
      },
    ]
  })
  return [
    {
      what: 'orders file, its orders',
      told: idsText(rows.map((row) => row['order_id'])),
      truth: idsText(store.orders.map(({ id }) => id)),
      lack,
    },
    {
      what: 'orders file, title of its report',
      told: title.replaceAll(',', ''),
      // Where the platform does not count, the title gives no total.
      truth: `${rows.length} ${/ of /.test(title) ? `of ${store.orders.length} ` : ''}${store.orders.length === 1 ? 'order' : 'orders'} exported`,
      lack,
    },
    ...rowsTold,
  ]
}

/** F3: a file holds what its list shows. */
export async function toldFilteredFiles(store: TrueStore, zone: string): Promise<Stated[]> {
  const reviews = await exported('reviews', { hasReply: false }, zone)
  const deliveries = await exported('deliveries', { success: false }, zone)
  return [
    {
      what: 'file of unanswered reviews',
      told: idsText(reviews.rows.map((row) => row['id'])),
      truth: idsText(store.reviews.filter(isUnanswered).map(({ id }) => id)),
      lack: reviews.lack,
    },
    {
      what: 'file of failed deliveries',
      told: idsText(deliveries.rows.map((row) => row['id'])),
      truth: idsText(store.deliveries.filter(isFailed).map(({ id }) => id)),
      lack: deliveries.lack,
    },
  ]
}

const NONE_SHOWN = 'no rows'

async function filteredList(
  what: string,
  { list, owner, flag }: { list: ListDescription; owner: string; flag: Record<string, false> },
  { rows, shown, isTrue }: { rows: readonly object[]; shown: number; isTrue: boolean },
): Promise<Stated> {
  const notices = await noticesOf(list, owner, flag, rows as Parameters<typeof noticesOf>[3])
  const lack = notices.ignored.join(' ')
  return {
    what,
    told: shown > 0 ? 'some' : NONE_SHOWN,
    truth: isTrue ? 'some' : NONE_SHOWN,
    lack: lack || undefined,
  }
}

/** O6: a list whose filter shows nothing on its first page, though some records fit. */
export async function toldFilteredLists(store: TrueStore): Promise<Stated[]> {
  const { signal } = new AbortController()
  const reviews = await readReviews(STORE_ID, { hasReply: false, page: 1, pageSize: 20 }, signal)
  const logs = await readWebhookLogs(WEBHOOK_ID, { success: false, page: 1, pageSize: 20 }, signal)
  return [
    await filteredList(
      'list of unanswered reviews',
      { list: reviewsList, owner: STORE_ID, flag: { hasReply: false } },
      {
        rows: reviews.items,
        shown: matchingReplies(false, reviews.items).length,
        isTrue: store.reviews.some(isUnanswered),
      },
    ),
    await filteredList(
      'list of failed deliveries',
      { list: webhookLogsList, owner: WEBHOOK_ID, flag: { success: false } },
      {
        rows: logs.items,
        shown: matchingDeliveries(false, logs.items).length,
        isTrue: store.deliveries.some(isFailed),
      },
    ),
  ]
}

/** "All that match" of a selection, and what was paid of it. */
export async function toldSelection(orders: readonly TrueOrder[]): Promise<Stated[]> {
  const { rows: found, isComplete } = await readAllMatching(
    { kind: 'orders', owner: STORE_ID, query: {} },
    { signal: new AbortController().signal },
  )
  const lack = isComplete ? undefined : 'not all could be read'
  const sums = paidSums(found as Order[], undefined)
  const currencies = [...new Set(orders.map(currencyKey))]
  const paidTruth = currencies
    .map((currency) => {
      const paid = orders.filter((order) => currencyKey(order) === currency && paidOf(order) !== 0)
      return paid.length === 0 ? '' : `${currency} ${totalOf(paid.map(paidOf))}`
    })
    .filter(Boolean)
  return [
    { what: 'selection, orders', told: String(found.length), truth: String(orders.length), lack },
    {
      what: 'selection, paid',
      told: sortedText(
        sums.map(({ currency, paid }) => `${currency ?? 'none'} ${plainText(paid)}`),
        ', ',
      ),
      truth: sortedText(paidTruth, ', '),
      lack,
    },
  ]
}
