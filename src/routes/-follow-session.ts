import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#api/session.ts'

/**
 * Keeps the pages and the query cache those of whoever is signed in; returns what ends it. Signing
 * in again over a page repeats what was refused in the meantime.
 */
export function followSession(queryClient: QueryClient, router: AnyRouter) {
  let { status, account } = session.get()
  session.askBeforeSignOut(mayForgetDrafts)
  return session.subscribe(() => {
    const before = { status, account }
    ;({ status, account } = session.get())
    if (status === 'signed-out' && before.status !== 'signed-out') {
      queryClient.clear()
      void forgetDrafts()
      // Whoever signs in next neither goes to this page nor sees what its address asks for.
      void router.navigate({ to: '/sign-in', search: {}, replace: true })
    } else if (status === 'signed-in' && account !== before.account) {
      queryClient.clear()
      // The page belongs to a store of the last account.
      void router.navigate({ to: '/', search: {}, replace: true })
    } else if (status === 'signed-in' && before.status === 'expired') {
      void queryClient.invalidateQueries()
      void router.invalidate()
    }
  })
}

/* Loaded when it is time: most visits write nothing, and another tab or day may have left something. */
const draftStore = () => import('#base/drafts/draft-store.ts')

async function forgetDrafts() {
  await (await draftStore()).forgetDrafts()
}

async function mayForgetDrafts(): Promise<boolean> {
  const count = await (await draftStore()).countDrafts()
  if (count === 0) return true
  const drafts = count === 1 ? 'A draft' : `${count} drafts`
  return window.confirm(`${drafts} of yours will be deleted from this browser. Sign out?`)
}
