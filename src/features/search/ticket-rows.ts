import { t } from '#base/language/words.ts'
import type { Row } from './palette-rows.ts'
import type { Search } from './use-search.ts'

/** Your platform can't be asked for a ticket, so its page checks the customers one by one. */
export function ticketRows(
  { groups, isPending }: Search,
  storeId: string | undefined,
  ticketId: string,
): Row[] {
  const isKnown = groups.some(({ found }) => found.length > 0)
  if (isKnown || isPending || storeId === undefined) return []
  return [
    {
      key: 'ticket',
      icon: 'tickets',
      title: t`Look for the ticket among your customers`,
      href: `/stores/${storeId}/tickets/${ticketId}`,
      isFurther: true,
    },
  ]
}
