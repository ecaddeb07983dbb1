import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '#api/order-detail.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { isSameId } from '#base/text/same-id.ts'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { attemptsOf } from '#model/records/webhooks/delivery-attempts.ts'

type Attempts = {
  attempts: WebhookLog[]
  /** The list's rows, and the attempts that other pages hold. */
  known: readonly WebhookLog[]
  /** The order was read, which holds each attempt. */
  isWhole: boolean
}

/** A list's page may lack attempts of the open delivery; its order names them all. */
export function useAttempts(
  log: WebhookLog,
  logs: readonly WebhookLog[],
  storeId: string | undefined,
): Attempts {
  const { orderId = '', webhookId } = log
  const onPage = attemptsOf(log, logs)
  const isClosed = onPage.every(({ retryCount = 0 }, index) => retryCount === index)
  const mayLack = !isClosed || !onPage.some(isDelivered)
  const { data } = useQuery({
    ...orderQuery(storeId ?? '', orderId),
    enabled: mayLack && Boolean(storeId) && orderId !== '',
  })
  if (!mayLack || !data) return { attempts: onPage, known: logs, isWhole: false }
  const ids = new Set(logs.map(({ id }) => id))
  const others = data.logs.filter(
    (other) => !ids.has(other.id) && isSameId(other.webhookId, webhookId),
  )
  const known = [...logs, ...others]
  return { attempts: attemptsOf(log, known), known, isWhole: true }
}
