import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Store } from '#api/schemas/store.ts'
import { privateStores } from '#base/private-store.ts'
import { useStore } from '#base/store.ts'

/* Only the answer to a save contains much of a store, and a reload must not hide it again. */
const Kept = z.object({ answer: z.unknown(), savedAt: z.number() })
const answers = privateStores('store-answer', z.optional(Kept), undefined)

export function keepStoreAnswer(storeId: string, answer: Store) {
  answers(storeId).replace({ answer, savedAt: Date.now() })
}

export function useKeptStoreAnswer(storeId: string) {
  const kept = useStore(answers(storeId))
  return useMemo(() => kept && { answer: parsedAgain(kept.answer), savedAt: kept.savedAt }, [kept])
}

const counted = ['products', 'categories', 'blogPosts', 'blogCategories', 'coupons'] as const

/** An earlier version of Counter may have kept it. The schema reads counts from lists. */
export function parsedAgain(value: unknown): Store {
  const fields: Record<string, unknown> = { ...(value as object) }
  for (const field of counted) {
    const count = fields[field]
    if (typeof count === 'number') fields[field] = Array.from({ length: count }, () => null)
  }
  return z.parse(Store, fields)
}
