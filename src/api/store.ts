import { queryOptions, skipToken } from '@tanstack/react-query'
import { Store, UpdateStore } from './schemas/store.ts'
import { write, type WriteCaller } from './write.ts'

/** A store can be written and not read; what can be read of it is in the user record. */
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

/** What the last save of this session was answered with; a store cannot be read. */
export function storeAnswerQuery(storeId: string) {
  return queryOptions<Store>({
    queryKey: ['updateStore', { storeId }],
    queryFn: skipToken,
    gcTime: Infinity,
  })
}
