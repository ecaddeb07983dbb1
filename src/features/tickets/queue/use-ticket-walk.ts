import type { LinkProps } from '@tanstack/react-router'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { ownedMap } from '#base/storage/owned.ts'
import { isWaiting } from '#model/records/tickets/waiting.ts'
import { holderOf } from '#model/doing/tickets/assigned.ts'
import { continueWalk, stepsOf, type Walk } from '#model/doing/tickets/walk.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { ticketLink } from './ticket-groups.ts'
import { useTicketsShown } from './whose-tickets.tsx'

const walks = ownedMap<string, Walk>()

export type TicketWalk = {
  previous: LinkProps | undefined
  next: LinkProps | undefined
  nextEmail: string | undefined
  /** "7 of 60", "7 of 60+" while more may come; undefined for one that is not in the list, or over. */
  position: string | undefined
  over: number
  /** More may wait than are known. */
  isPartial: boolean
  list: LinkProps
}

export function useTicketWalk(
  storeId: string,
  ticketId: string,
  search: TicketsAddress,
  index: TicketIndex,
): TicketWalk {
  const known = new Map(index.tickets.map((ticket) => [ticket.id, ticket]))
  const { shown, assigned, me } = useTicketsShown(storeId, index, search)
  const waits = (id: string) => {
    const ticket = known.get(id)
    const isOpen = ticket !== undefined && (isWaiting(ticket, index.ownNames) || index.due.has(id))
    return isOpen && !index.resting.has(id) && !isTaken(id)
  }
  /** A walk through unassigned tickets skips those that a colleague has taken meanwhile. */
  const isTaken = (id: string) =>
    search.whose === 'nobody' && ![me, ''].includes(holderOf(assigned ?? {}, id))
  // Until the host has answered, the holders are unknown.
  const whose = search.whose && assigned ? search.whose : ''
  const view = `${search.view ?? ''} ${whose} ${search.q ?? ''}`
  const ids = shown.map(({ id }) => id)
  const walk = continueWalk(walks.get(storeId), view, ticketId, ids, waits)
  walks.set(storeId, walk)
  const { previous, next, position, length, over } = stepsOf(walk, ticketId, waits, ids)
  const isPartial = useIsPartial(storeId)
  const link = (id: string | undefined) => {
    const ticket = id === undefined ? undefined : known.get(id)
    return ticket && ticketLink(storeId, ticket, search)
  }
  return {
    previous: link(previous),
    next: link(next),
    nextEmail: next === undefined ? undefined : known.get(next)?.emailAddress,
    position: position > 0 ? t`${position} of ${atLeast(length, isPartial)}` : undefined,
    over,
    isPartial,
    list: { to: '/stores/$storeId/tickets', params: { storeId }, search },
  }
}

/** It waited when the walk through its list came to it. */
export const hasWaited = (storeId: string, ticketId: string): boolean =>
  walks.get(storeId)?.waiting.has(ticketId) ?? false

/** The list without an open ticket is where a walk begins. */
export function useFreshWalk(storeId: string, isList: boolean) {
  useArrival(isList && storeId, (opened) => void walks.delete(opened))
}
