import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ApiError } from '#api/errors.ts'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { idStore } from '#base/storage/id-store.ts'
import { isSameId } from '#base/text/same-id.ts'
import { sameAccount } from './same-account.ts'

export const lastStore = idStore('last-store', z.string(), '')

/**
 * Remembers a store once it is confirmed to belong to the account, or the key may not ask any more.
 */
export async function rememberStore(queryClient: QueryClient, storeId: string): Promise<void> {
  const isOurs = sameAccount()
  if (session.get().canReadUser) {
    const mayRemember = await queryClient.query({ ...userQuery(), staleTime: 'static' }).then(
      ({ stores }) => stores.some(({ id }) => isSameId(id, storeId)),
      ({ status }: ApiError) => status === 403,
    )
    if (!isOurs() || !mayRemember) return
  }
  lastStore.set(storeId)
}
