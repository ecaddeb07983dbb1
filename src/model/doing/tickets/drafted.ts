import { session } from '#api/session.ts'
import { draftsBelow, onAnyDraft } from '#base/drafts/draft-store.ts'
import { createListeners, type Readable, useStore } from '#base/storage/store.ts'

const lists = new Map<string, Readable<ReadonlySet<string>>>()

const draftStart = (account: string, storeId: string) => `reply.${account}.${storeId}.`

export const replyDraftName = (account: string, storeId: string, ticketId: string) =>
  draftStart(account, storeId) + ticketId

export function useDraftedTickets(storeId: string): ReadonlySet<string> {
  const start = draftStart(session.current().account, storeId)
  const list = lists.get(start) ?? createList(start)
  lists.set(start, list)
  return useStore(list)
}

function createList(start: string): Readable<ReadonlySet<string>> {
  const { subscribe, notify } = createListeners()
  let tickets: ReadonlySet<string> = new Set()

  async function load() {
    tickets = await draftsBelow(start)
    notify()
  }

  onAnyDraft(() => void load())
  void load()
  return { get: () => tickets, subscribe }
}
