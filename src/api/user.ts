import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { checkIdentity, readItem } from './client.ts'
import { itemQuery } from './query.ts'
import { asConfirmed } from './reading-hook.ts'
import { User } from './schemas/user.ts'
import { session } from './session.ts'

const { queryKey } = itemQuery('getUser', {}, User)

type Caller = { signal?: AbortSignal }

/** Reads past every cache: a save of settings is verified in the user record. */
export const readUser = (client: QueryClient, caller?: Caller) => readUserAs(User, client, caller)

export async function readUserAs<Read extends { id: string }>(
  schema: z.ZodMiniType<Read>,
  client: QueryClient,
  caller?: Caller,
) {
  const user = await readItem('getUser', {}, schema, caller)
  // A key belongs to one user for good, so another user’s stores and secrets must not appear here.
  checkIdentity('getUser', { id: client.getQueryData(queryKey)?.id }, user)
  return user
}

/** Disabled for a key that is known not to read the account. */
export function userQuery() {
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }) {
      return asConfirmed('getUser', {}, await readUser(client, { signal }))
    },
    enabled: () => session.current().canReadUser,
  })
}
