import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { forgetPrivate } from '#base/storage.ts'
import { session } from '#api/session.ts'

/**
 * The cache belongs to the key. Signing out empties it and leaves the page; signing in again over
 * a page repeats what was refused in the meantime. Returns what ends the following.
 */
export function followSession(queryClient: QueryClient, router: AnyRouter) {
  let { status, account } = session.current()
  session.askBeforeSignOut(mayForgetDrafts)
  return session.subscribe(() => {
    const before = { status, account }
    ;({ status, account } = session.current())
    const isOtherAccount = status === 'signed-in' && account !== before.account
    if (status === before.status && !isOtherAccount) return
    if (status === 'signed-out' || isOtherAccount) {
      forgetPrivate()
      queryClient.removeQueries({ type: 'inactive' })
      // What is on screen would stay there without its query, so it begins anew.
      if (isOtherAccount) void queryClient.resetQueries()
      else queryClient.clear()
      if (status === 'signed-out') {
        void forgetDrafts()
        // Whoever signs in next is not led to this page, nor shown what its address asks for.
        void router.navigate({ to: '/sign-in', search: {}, replace: true })
      } else void router.invalidate()
    }
    if (status === 'signed-in' && before.status === 'expired') {
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
