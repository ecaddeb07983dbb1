import { useQuery } from '@tanstack/react-query'
import { useParams, useLocation } from '@tanstack/react-router'
import type { StoreSummary } from '#api/schemas/user.ts'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { isSameId } from '#base/text/same-id.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'

type CurrentStore = {
  /** From the address, else from the last visit; undefined if neither names one. */
  storeId: string | undefined
  store: StoreSummary | undefined
  stores: StoreSummary[]
  /** Whether the account still has to tell the names. */
  isLoading: boolean
}

/** A key that may not read the user still has the store id typed at sign-in. */
export function useCurrentStore(): CurrentStore {
  const { storeId: inAddress } = useParams({ strict: false })
  const { data: user, isLoading } = useQuery(userQuery())
  const stores = user?.stores ?? []
  const storeId = inAddress || lastStore.get() || session.current().storeId || stores[0]?.id
  return {
    storeId,
    store: stores.find(({ id }) => isSameId(id, storeId)),
    stores,
    isLoading,
  }
}

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
