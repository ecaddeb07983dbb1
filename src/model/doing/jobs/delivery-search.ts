import { platformClock } from '#api/platform-clock.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { readWebhookLogs } from '#api/webhooks.ts'
import { listSource } from '#model/reading/walk/list-source.ts'
import type { WalkProgress } from '#model/reading/walk/progress.ts'
import { type WalkDependencies, walk } from '#model/reading/walk/walk.ts'
import { lacksBody } from '#model/records/webhooks/body-paths.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import type { DeliveriesAsked } from './search-question.ts'

/** Ends a walk at the page with what was looked for; "Look further" goes on with the next one. */
class Found extends Error {}

export type LogsFound = {
  foundLogs: readonly WebhookLog[]
  /** Of those searched. */
  withoutBody: number
}

export const noLogs: LogsFound = { foundLogs: [], withoutBody: 0 }

export const withLogs = (before = noLogs, more: LogsFound): LogsFound => ({
  foundLogs: [...before.foundLogs, ...more.foundLogs],
  withoutBody: before.withoutBody + more.withoutBody,
})

type Reading = {
  asked: DeliveriesAsked
  fixedAt: number
  progress: WalkProgress
  ids: Set<string>
  polite: Omit<WalkDependencies<WebhookLog>, 'keep'>
  keep: (progress: WalkProgress, more: LogsFound) => void
}

/** Reads deliveries page by page, as the list has them, until a body holds the text. */
export async function readDeliveries(reading: Reading, signal: AbortSignal): Promise<void> {
  const { asked, fixedAt, progress: before, ids, polite, keep } = reading
  const { success } = asked.query
  const source = listSource<WebhookLog>({
    read: (query, leaving) => readWebhookLogs(asked.webhookId, query, leaving),
    query: asked.query,
    end: 'to',
    fixedAt: platformClock.isKnown() ? fixedAt : undefined,
    ...(success !== undefined && {
      flags: ['success'],
      matches: (log: WebhookLog) => matchingDeliveries(success, [log]).length > 0,
    }),
  })
  await walk(
    source,
    { progress: before, ids },
    {
      ...polite,
      keep(logs, progress, given) {
        signal.throwIfAborted()
        for (const id of given) ids.add(id)
        const foundLogs = logs.filter(asked.holds)
        keep(progress, { foundLogs, withoutBody: logs.filter(lacksBody).length })
        return foundLogs.length > 0 && !progress.isOver
          ? Promise.reject(new Found('found'))
          : Promise.resolve()
      },
    },
    signal,
  ).catch((error: unknown) => {
    if (!(error instanceof Found)) throw error
  })
}
