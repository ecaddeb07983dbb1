import { queryOptions } from '@tanstack/react-query'
import { itemQuery } from './query.ts'
import { User } from './schemas/user.ts'
import { session } from './session.ts'

/** The signed-in merchant. Not asked for with a key that is known not to read it. */
export function userQuery() {
  return queryOptions({
    ...itemQuery('getUser', {}, User),
    enabled: () => session.current().canReadUser,
  })
}
