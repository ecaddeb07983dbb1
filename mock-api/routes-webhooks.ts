import { type Handler, orNotFound } from './call.ts'
import { timeFilter, unless } from './character-lists.ts'
import type { Character } from './character-points.ts'
import type { Store } from './database.ts'
import { type ListRules, type Scalar, constraint, list } from './list.ts'
import { flag, integer } from './list-values.ts'
import { type LogRow, logRecord, webhooks } from './seed-logs.ts'
import type { OrderBook } from './seed-orders.ts'

const isSuccess = ({ responseCode }: LogRow) =>
  responseCode !== null && responseCode >= 200 && responseCode < 300

export const listWebhookLogs: Handler = (call) => {
  const id = call.parameters['webhookId']!.toLowerCase()
  const index = webhooks.findIndex((ofStore) => ofStore.some((webhook) => webhook.id === id))
  const { seed } = orNotFound(call.database.stores[index], 'WEBHOOK')
  const record = (log: LogRow) => logRecord(log, seed.book)
  return list(call, seed.deliveriesOf(id), rulesFor(seed.book, call.database.character), record)
}

export function deliveryRecords({ seed }: Store) {
  return webhooks[seed.index]!.flatMap(({ id }) =>
    seed.deliveriesOf(id).map((log) => logRecord(log, seed.book)),
  )
}

function rulesFor(book: OrderBook, character: Character): ListRules<LogRow> {
  const field = (name: keyof ReturnType<typeof logRecord>) => (log: LogRow) =>
    logRecord(log, book)[name] satisfies Scalar
  return {
    parameters: {
      ResponseCode: unless(
        character.responseCodeFilter === 'ignored',
        constraint(integer(), (log: LogRow, code) => log.responseCode === code),
      ),
      Success: constraint(flag, (log, wanted) => {
        if (wanted || character.successFalse === 'successes') return isSuccess(log)
        return character.successFalse === 'any' || !isSuccess(log)
      }),
      From: timeFilter('from', character.deliveryDates, character),
      To: timeFilter('to', character.deliveryDates, character),
    },
    filters: {},
    sorts: {
      id: (log) => log.id,
      dateCreated: (log) => log.dateCreated,
      retryCount: (log) => log.retryCount,
      responseCode: (log) => log.responseCode,
      webhookId: (log) => log.webhook.id,
      orderId: (log) => log.order.id,
      url: (log) => log.webhook.url,
      signature: field('signature'),
      requestBody: field('requestBody'),
      responseBody: field('responseBody'),
      userId: field('userId'),
      userAgent: field('userAgent'),
    },
  }
}
