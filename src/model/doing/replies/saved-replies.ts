import { folded } from '#base/text/folded.ts'
import { compareNames } from '#base/language/formats.ts'
import * as z from 'zod/mini'
import { MOST_TAGS, TicketState, TicketTag } from '#api/schemas/after-sending.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { restWords } from '#model/records/tickets/later-times.ts'

export const LONGEST_TEXT = 2048

const SavedReply = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  shortcut: z.catch(z.string().check(z.regex(/^[\w-]{0,30}$/)), ''),
  group: z.catch(z.string().check(z.maxLength(60)), ''),
  text: z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT)),
  uses: z.catch(z.number(), 0),
  /** What becomes of the ticket once the reply is sent. */
  state: z.optional(z.catch(z.optional(TicketState), undefined)),
  tags: z.optional(
    z.pipe(
      z.catch(z.array(z.unknown()), () => []),
      z.transform((tags) => readTags(tags)),
    ),
  ),
})
export type SavedReply = z.infer<typeof SavedReply> & {
  /** From the team's file, which only its keeper changes. */
  isTeam?: boolean
}

export const MOST_REPLIES = 500

const readTags = (tags: readonly unknown[]): string[] => [
  ...new Set(tags.flatMap((tag) => z.safeParse(TicketTag, tag).data ?? []).slice(0, MOST_TAGS)),
]

export function readReplies(value: unknown): SavedReply[] {
  const list = Array.isArray(value) ? value : []
  return list
    .flatMap((entry: unknown) => z.safeParse(SavedReply, entry).data ?? [])
    .slice(0, MOST_REPLIES)
}

/** How many states and tags of a file are none, or none that this version knows. */
export function leftOut(value: unknown): number {
  const list = Array.isArray(value) ? value : []
  return list
    .map((entry: { state?: unknown; tags?: unknown }) => {
      const reply = z.safeParse(SavedReply, entry).data
      if (!reply) return 0
      const isStateOdd = entry.state !== undefined && reply.state === undefined
      const tags = Array.isArray(entry.tags) ? new Set(entry.tags).size : Number('tags' in entry)
      return Number(isStateOdd) + tags - (reply.tags?.length ?? 0)
    })
    .reduce((sum, count) => sum + count, 0)
}

export type AfterSending = Pick<SavedReply, 'state' | 'tags'>

/** For example "back in 3 days, #refund"; empty if nothing follows. */
export function afterWords({ state, tags = [] }: AfterSending): string {
  const words =
    state &&
    (state === 'done' ? t({ message: 'done', context: 'a ticket' }) : t`back ${restWords[state]}`)
  return commaList([...(words ? [words] : []), ...tags])
}

export function findReplies(replies: readonly SavedReply[], query: string): SavedReply[] {
  const words = folded(query).split(/\s+/u).filter(Boolean)
  const rank = ({ name, shortcut }: SavedReply) => {
    const [first = ''] = words
    if (folded(shortcut).startsWith(first)) return 0
    return folded(name).includes(first) ? 1 : 2
  }
  return replies
    .filter(({ name, shortcut, group, text }) => {
      const all = folded([shortcut, name, group, text].join('\n'))
      return words.every((word) => all.includes(word))
    })
    .toSorted((a, b) => rank(a) - rank(b) || b.uses - a.uses || compareNames(a.name, b.name))
}

export type ImportPlan = { added: SavedReply[]; same: SavedReply[]; different: SavedReply[] }

export function planImport(present: readonly SavedReply[], imported: SavedReply[]): ImportPlan {
  const plan: ImportPlan = { added: [], same: [], different: [] }
  for (const reply of imported) {
    const known = present.find(
      ({ id, shortcut }) => id === reply.id || (shortcut !== '' && shortcut === reply.shortcut),
    )
    if (!known) plan.added.push(reply)
    else if (isSame(known, reply)) plan.same.push(reply)
    else plan.different.push({ ...reply, id: known.id, uses: known.uses })
  }
  return plan
}

const isSame = (a: SavedReply, b: SavedReply) =>
  a.text === b.text && a.name === b.name && afterWords(a) === afterWords(b)

export const shortcutOwner = (
  replies: readonly SavedReply[],
  { id, shortcut }: Pick<SavedReply, 'id' | 'shortcut'>,
) => replies.find((other) => shortcut !== '' && other.shortcut === shortcut && other.id !== id)
