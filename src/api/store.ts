import { queryOptions, skipToken } from '@tanstack/react-query'
import { Store, UpdateStore } from './schemas/store.ts'
import { write, type WriteCaller } from './write.ts'

/** The service can update a store but not return one; the user record has part of it. */
export function updateStore(storeId: string, body: UpdateStore, caller: WriteCaller<Store>) {
  return write(
    {
      operation: 'updateStore',
      params: { storeId },
      body: { schema: UpdateStore, value: body },
      answer: Store,
    },
    caller,
  )
}

/** The answer to this session’s last save, since a store cannot be read. */
export function storeAnswerQuery(storeId: string) {
  return queryOptions<Store>({
    queryKey: ['updateStore', { storeId }],
    queryFn: skipToken,
    gcTime: Infinity,
  })
}
