import { type Handler, Failure, found } from './call.ts'
import { storeSummary } from './seed-store-record.ts'
import { createUser } from './seed-user.ts'

export const getUser: Handler = ({ database }) => {
  if (database.character.permissions === 'neither-user-nor-slug') {
    throw new Failure(403, 'PERMISSION_DENIED', 'This key may not read the user')
  }
  return found({ ...createUser(database.seed.now), stores: database.stores.map(storeSummary) })
}
