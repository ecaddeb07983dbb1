import * as z from 'zod/mini'
import { list } from '#api/schemas/fields.ts'
import { privateStores } from '#base/storage/private-store.ts'
import type { Found } from './found.ts'

const Recent = z.object({
  key: z.string(),
  icon: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
  isPrivate: z.optional(z.boolean()),
  href: z.string(),
})
export type Recent = z.infer<typeof Recent>

const MOST = 8
const LONGEST = 120

export const recents = privateStores<Recent[]>('recent-finds', list(Recent), [])

export function rememberFind(storeId: string, found: Found, href: string) {
  const { key, icon, title, detail, isPrivate } = found
  const recent = {
    key,
    icon,
    title: title.slice(0, LONGEST),
    detail: detail?.slice(0, LONGEST),
    isPrivate,
    href,
  }
  recents(storeId).set((before) =>
    [recent, ...before.filter((other) => other.key !== key)].slice(0, MOST),
  )
}
