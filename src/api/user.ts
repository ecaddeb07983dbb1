import { itemQuery } from './query.ts'
import { User } from './schemas/user.ts'

/** The signed-in merchant. Not every key may read it. */
export function userQuery() {
  return itemQuery('getUser', {}, User)
}
