import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { idStore } from '#base/storage/id-store.ts'
import { sameAccount } from './same-account.ts'

export const lastStore = idStore('last-store', z.string(), '')

/** Remembers a store once it is confirmed to belong to the account. */
export async function rememberStore(queryClient: QueryClient, storeId: string): Promise<void> {
  const isOurs = sameAccount()
  if (session.get().canReadUser) {
    const user = await queryClient
      .query({ ...userQuery(), staleTime: 'static' })
      .catch(() => undefined)
    if (!isOurs() || !user?.stores.some(({ id }) => id === storeId)) return
  }
  lastStore.set(storeId)
}
