import * as z from 'zod/mini'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { Store } from '#api/schemas/store.ts'
import { privateStores } from '#base/storage/private-store.ts'

/* Only the answer to a save contains much of a store, and a reload must not hide it again. */
const Kept = z.object({ answer: z.unknown(), savedAt: z.number() })
export const storeAnswers = privateStores('store-answer', z.optional(Kept), undefined)

export function keepStoreAnswer(storeId: string, answer: Store) {
  storeAnswers(storeId).replace({ answer, savedAt: Date.now() })
}

const counted = ['products', 'categories', 'blogPosts', 'blogCategories', 'coupons'] as const

/** An earlier version of Counter may have kept it, and counts where there are lists now. */
export function parsedAgain(value: unknown): Store {
  const fields: Record<string, unknown> = { ...(value as object) }
  for (const field of counted) {
    const count = fields[field]
    if (typeof count === 'number') fields[field] = Array.from({ length: count }, () => ({}))
  }
  return z.parse(Store, fields)
}

/** The answer to this session’s last save, since a store cannot be read. */
export function storeAnswerQuery(storeId: string) {
  return queryOptions<Store>({
    queryKey: ['updateStore', { storeId }],
    queryFn: skipToken,
    gcTime: Infinity,
  })
}
