import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { checkIdentity, readItem } from './client.ts'
import { itemQuery } from './query.ts'
import { asConfirmed } from './reading-hook.ts'
import { User } from './schemas/user.ts'
import { session } from './session.ts'

const { queryKey } = itemQuery('getUser', {}, User)

/** Reads past every cache: a save of settings is verified in the user record. */
export async function readUser(client: QueryClient, caller?: { signal?: AbortSignal }) {
  const user = await readItem('getUser', {}, User, caller)
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
