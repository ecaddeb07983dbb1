import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { isSameId } from '#base/text/same-id.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import type { KnownWrite, WriteLink } from '#model/doing/writes/reporting.ts'
import type { WriteState } from '#model/doing/writes/state.ts'

const TICKET = '/stores/$storeId/customers/$customerId/tickets/$ticketId'

export const isReply = ({ link }: Pick<KnownWrite, 'link'>): boolean => link.to === TICKET

export function isSentOnce(link: WriteLink, state: WriteState<unknown>): boolean {
  const isOnce = state.phase === 'done' && Array.isArray(state.effect) && state.effect.length === 1
  return isOnce && isReply({ link }) && !state.isEarlier
}

export function useReplyName(link: WriteLink): { email: string; subject: string } {
  const { storeId = '', ticketId = '' } = (link.params ?? {}) as Partial<Record<string, string>>
  const { tickets } = useStore(ticketIndex(storeId))
  const ticket = tickets.find(({ id }) => isSameId(id, ticketId))
  return {
    email: ticket?.emailAddress ?? t`a customer`,
    subject: ticket?.subject?.trim() || t`Ticket ${ticketId.slice(0, 8)}`,
  }
}
