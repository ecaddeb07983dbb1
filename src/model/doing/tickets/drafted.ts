import { session } from '#api/session.ts'
import { draftsBelow, onAnyDraft } from '#base/drafts/draft-store.ts'
import { oneForEach } from '#base/storage/once.ts'
import { createListeners, type Readable, useStore } from '#base/storage/store.ts'

const draftStart = (account: string, storeId: string) => `reply.${account}.${storeId}.`

export const replyDraftName = (account: string, storeId: string, ticketId: string) =>
  draftStart(account, storeId) + ticketId

export const useDraftedTickets = (storeId: string): ReadonlySet<string> =>
  useStore(draftedBelow(draftStart(session.current().account, storeId)))

const draftedBelow = oneForEach((start: string): Readable<ReadonlySet<string>> => {
  const { subscribe, notify } = createListeners()
  let tickets: ReadonlySet<string> = new Set()

  async function load() {
    tickets = await draftsBelow(start)
    notify()
  }

  onAnyDraft(() => void load())
  void load()
  return { get: () => tickets, subscribe }
})
