import { queryOptions } from '@tanstack/react-query'
import { checkIdentity, readItem } from './client.ts'
import { itemQuery } from './query.ts'
import { User } from './schemas/user.ts'
import { session } from './session.ts'

/** The signed-in merchant. Not asked for with a key that is known not to read it. */
export function userQuery() {
  const { queryKey } = itemQuery('getUser', {}, User)
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }) {
      const user = await readItem('getUser', {}, User, { signal })
      // A key is one user's for good: another one's stores and secrets are not for this screen.
      checkIdentity('getUser', { id: client.getQueryData(queryKey)?.id }, user)
      return user
    },
    enabled: () => session.current().canReadUser,
  })
}
