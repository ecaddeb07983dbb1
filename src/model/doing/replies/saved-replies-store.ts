import type { Keeping } from '#base/storage/kept-value.ts'
import { type Readable, useStore } from '#base/storage/store.ts'
import { ownLists } from '#model/reading/memory/own-lists.ts'
import { MOST_REPLIES, readReplies, type SavedReply } from './saved-replies.ts'

/** The merchant's own templates, which hold nothing of a customer. */
const savedReplies = ownLists<SavedReply>({
  database: 'counter-saved-replies',
  store: 'replies',
  read: readReplies,
})

export const repliesOf = savedReplies

export type SavedReplies = {
  replies: readonly SavedReply[]
  isLoading: boolean
  keeping: Readable<Keeping>
}

export function useSavedReplies(storeId: string): SavedReplies {
  const list = savedReplies(storeId)
  const { items, isLoading } = useStore(list)
  return { replies: items, isLoading, keeping: list.keeping }
}

export function keepReplies(storeId: string, kept: readonly SavedReply[]) {
  savedReplies(storeId).change((replies) => {
    const changed = new Map(kept.map((reply) => [reply.id, reply]))
    const present = replies.map((reply) => changed.get(reply.id) ?? reply)
    const ids = new Set(replies.map(({ id }) => id))
    return [...present, ...kept.filter(({ id }) => !ids.has(id))].slice(0, MOST_REPLIES)
  })
}

export function deleteReply(storeId: string, id: string) {
  savedReplies(storeId).change((replies) => replies.filter((reply) => reply.id !== id))
}

export function countUse(storeId: string, id: string) {
  savedReplies(storeId).change((replies) =>
    replies.map((reply) => (reply.id === id ? { ...reply, uses: reply.uses + 1 } : reply)),
  )
}
