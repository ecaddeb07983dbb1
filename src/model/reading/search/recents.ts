import * as z from 'zod/mini'
import { list } from '#api/schemas/fields.ts'
import { privateStores } from '#base/storage/private-store.ts'
import type { Found } from './found.ts'
import { About, aboutText, titleText } from './found-words.ts'

const Recent = z.object({
  key: z.string(),
  icon: z.string(),
  /** As sent; none for a record without one. */
  title: z.optional(z.string()),
  about: z.optional(About),
  /** In words, which 1.0.0 kept. */
  detail: z.optional(z.string()),
  isPrivate: z.optional(z.boolean()),
  href: z.string(),
})
export type Recent = z.infer<typeof Recent>

const MOST = 8
const LONGEST = 120

export const recents = privateStores<Recent[]>('recent-finds', list(Recent), [])

export function rememberFind(storeId: string, found: Found, href: string) {
  const { key, icon, said, isPrivate } = found
  const recent = {
    key,
    icon,
    title: said.title?.slice(0, LONGEST),
    about: shortened(said.about),
    isPrivate,
    href,
  }
  recents(storeId).set((before) =>
    [recent, ...before.filter((other) => other.key !== key)].slice(0, MOST),
  )
}

/** A recent find in the language of the page. */
export function recentWords({ icon, title, about, detail }: Recent) {
  return { title: titleText(icon, title), detail: about ? aboutText(about) : detail }
}

function shortened({ items, text, variant, ...others }: About): About {
  const few = items?.slice(0, MOST).map((name) => name.slice(0, LONGEST))
  return { ...others, text: cut(text), variant: cut(variant), items: few }
}

const cut = (words: string | undefined) => words?.slice(0, LONGEST)
