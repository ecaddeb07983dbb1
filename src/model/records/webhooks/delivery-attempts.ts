import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'

/**
 * A log does not name its delivery, but its attempts share webhook and order, and count their
 * retries.
 */
export function attemptsOf(log: WebhookLog, logs: readonly WebhookLog[]): WebhookLog[] {
  if (!log.orderId) return [log]
  const related = logs.filter((other) => ownerOf(other) === ownerOf(log))
  return deliveriesAmong(related).find((attempts) => attempts.includes(log)) ?? [log]
}

/** Leaves out the earlier attempts of every delivery but the open one. */
export function foldedAttempts(
  logs: readonly WebhookLog[],
  open: WebhookLog | undefined,
): WebhookLog[] {
  const related = new Map<string, WebhookLog[]>()
  for (const log of logs) {
    if (!log.orderId) continue
    const owner = ownerOf(log)
    const others = related.get(owner)
    if (others) others.push(log)
    else related.set(owner, [log])
  }
  const folded = new Set<WebhookLog>()
  for (const attempts of [...related.values()].flatMap(deliveriesAmong)) {
    if (open && attempts.includes(open)) continue
    for (const attempt of attempts.slice(0, -1)) folded.add(attempt)
  }
  return logs.filter((log) => !folded.has(log))
}

const ownerOf = ({ orderId, webhookId }: WebhookLog) => `${orderId} ${webhookId}`

function deliveriesAmong(related: readonly WebhookLog[]): WebhookLog[][] {
  const deliveries: WebhookLog[][] = []
  let previous = Infinity
  for (const attempt of related.toSorted((a, b) => instant(a) - instant(b))) {
    const retry = attempt.retryCount ?? 0
    if (retry <= previous) deliveries.push([])
    deliveries.at(-1)?.push(attempt)
    previous = retry
  }
  return deliveries
}

export const attemptWords = ({ retryCount }: WebhookLog) =>
  retryCount ? t`Attempt ${retryCount + 1}` : t`First attempt`

export function waitBetween(before: WebhookLog | undefined, after: WebhookLog): string | undefined {
  if (!before) return undefined
  const seconds = Math.round((instant(after) - instant(before)) / 1000)
  if (!Number.isFinite(seconds) || seconds < 0) return undefined
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return t`${hours} h ${minutes} min`
  if (minutes > 0) return t`${minutes} min ${seconds % 60} s`
  return t`${seconds} s`
}

const instant = ({ dateCreated }: WebhookLog) => instantOf(dateCreated) ?? NaN
