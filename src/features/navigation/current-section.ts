import { useLocation } from '@tanstack/react-router'

/**
 * The section of the page that is open, as in `destinations`; '' is the overview. A ticket's address
 * lies below its customer, and the ticket still belongs to the tickets.
 */
export function useCurrentSection(): string {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (path.includes('/tickets/')) return 'tickets'
  const [, first = '', , section = ''] = path.split('/')
  return first === 'stores' ? section : first
}

/** For the links of the navigation: by themselves they are current on their own address only. */
export const exactly = { exact: true, includeSearch: false }
