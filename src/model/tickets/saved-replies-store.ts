import { get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { session } from '#api/session.ts'
import { openDatabase, type Sealed, createSealer } from '#base/sealed.ts'
import { createListeners, type Readable, useStore } from '#base/store.ts'
import { openTabChannel } from '#base/tab-channel.ts'
import { MOST_REPLIES, readReplies, type SavedReply } from './saved-replies.ts'

/*
 * The merchant's own templates, encrypted per account and store. They hold nothing of a customer, so
 * unlike everything else they outlive a sign-out, and open again for the same account only.
 */
const database = openDatabase('counter-saved-replies', 'replies')
const { seal, unseal } = createSealer('counter-saved-replies-key')
const stores = new Map<string, ReturnType<typeof createReplies>>()

export type SavedReplies = { replies: readonly SavedReply[]; isLoading: boolean }

function savedReplies(storeId: string) {
  const name = `${session.current().account}/${storeId.toLowerCase()}`
  const store = stores.get(name) ?? createReplies(name)
  stores.set(name, store)
  return store
}

export const useSavedReplies = (storeId: string): SavedReplies => useStore(savedReplies(storeId))

/** Adds the replies, or replaces those with the same id. */
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

function createReplies(name: string) {
  const { subscribe, notify } = createListeners()
  let value: SavedReplies = { replies: [], isLoading: true }

  async function load() {
    value = { replies: readReplies(await stored(name)), isLoading: false }
    notify()
  }

  async function apply(replies: SavedReply[]) {
    value = { replies, isLoading: false }
    notify()
    await keep(name, replies)
    otherTabs.send(name)
  }
  /** Changes run one after the other, on what the disk held last. */
  let loading = load()

  const self: Readable<SavedReplies> & {
    reload: () => void
    change: (edit: (replies: readonly SavedReply[]) => SavedReply[]) => void
  } = {
    get: () => value,
    subscribe,
    reload: () => void (loading = load()),
    change(edit) {
      loading = loading.then(() => apply(edit(value.replies)))
    },
  }
  return self
}

/** Some browsers block their databases; the replies then last as long as the page. */
async function stored(name: string): Promise<unknown> {
  try {
    const sealed = await get<Sealed>(name, database)
    return sealed && (await unseal(sealed))
  } catch {
    return undefined
  }
}

async function keep(name: string, replies: SavedReply[]): Promise<void> {
  try {
    await set(name, await seal(replies), database)
  } catch {
    // They stay in memory.
  }
}

const otherTabs = openTabChannel('counter.saved-replies', z.string(), (name) =>
  stores.get(name)?.reload(),
)
