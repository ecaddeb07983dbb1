import type { WebhookLog } from '#api/schemas/webhooks.ts'

/**
 * A log does not name its delivery, but its attempts share webhook and order, and count their
 * retries.
 */
export function attemptsOf(log: WebhookLog, logs: readonly WebhookLog[]): WebhookLog[] {
  if (!log.orderId) return [log]
  const related = logs
    .filter(({ orderId, webhookId }) => orderId === log.orderId && webhookId === log.webhookId)
    .toSorted((a, b) => instant(a) - instant(b))
  const deliveries: WebhookLog[][] = []
  let previous = Infinity
  for (const attempt of related) {
    const retry = attempt.retryCount ?? 0
    if (retry <= previous) deliveries.push([])
    deliveries.at(-1)?.push(attempt)
    previous = retry
  }
  return deliveries.find((attempts) => attempts.includes(log)) ?? [log]
}

export function waitBetween(before: WebhookLog | undefined, after: WebhookLog): string | undefined {
  if (!before) return undefined
  const seconds = Math.round((instant(after) - instant(before)) / 1000)
  if (!Number.isFinite(seconds) || seconds < 0) return undefined
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return `${hours} h ${minutes} min`
  if (minutes > 0) return `${minutes} min ${seconds % 60} s`
  return `${seconds} s`
}

const instant = ({ dateCreated }: WebhookLog) => Date.parse(dateCreated ?? '')
