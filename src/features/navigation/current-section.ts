import { useLocation } from '@tanstack/react-router'

/**
 * The open page's section, as in `destinations`; '' is the overview. A ticket's address lies below
 * its customer, but the ticket belongs to the tickets section, as the tools belong to Tools.
 */
export function useCurrentSection(): string {
  return useLocation({ select: ({ pathname }) => sectionOf(pathname) })
}

function sectionOf(path: string): string {
  if (/\/tickets(?:\/|$)/.test(path)) return 'tickets'
  if (/\/(?:key-finder|platform)(?:\/|$)/.test(path)) return 'tools'
  const [, first = '', storeId, section = ''] = path.split('/')
  if (first === 'stores') return storeId ? section : 'all-stores'
  return first
}
