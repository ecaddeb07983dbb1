import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { readReviews } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { readWebhookLogs } from '#api/webhooks.ts'
import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { matchingReplies } from '#model/records/reviews/has-reply.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import type { ListDescription } from './description.ts'

/* The interface says what these flags mean when they are true only. */
const flags = {
  listReviews: {
    name: 'hasReply',
    what: t`reviews without a reply`,
    isMeant: (row: unknown) => matchingReplies(false, [row as Review]).length > 0,
    read: readReviews,
  },
  listWebhookLogs: {
    name: 'success',
    what: t`failed deliveries`,
    isMeant: (row: unknown) => matchingDeliveries(false, [row as WebhookLog]).length > 0,
    read: readWebhookLogs,
  },
}

/**
 * Said where a flag sent as false brings nothing that is meant, though the list without it does: the
 * platform takes it for its opposite.
 */
export async function oppositeParts(
  list: ListDescription,
  owner: string,
  query: Parameters,
  rows: readonly unknown[],
): Promise<string[]> {
  const flag = list.operation && flags[list.operation as keyof typeof flags]
  const isFirst = (query['page'] ?? 1) === 1
  if (!flag || query[flag.name] !== false || !isFirst || rows.some(flag.isMeant)) return []
  const wide = { ...query, [flag.name]: undefined, page: 1, pageSize: DEFAULT_PAGE_SIZE }
  const { items } = await flag.read(owner, wide, new AbortController().signal)
  return items.some(flag.isMeant)
    ? [t`Your platform leaves out ${flag.what} here. The list without this filter has them.`]
    : []
}
