import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#api/session.ts'

/**
 * Clears pages and query cache when the account changes; returns the function that stops. After
 * signing in again over a page, refused reads repeat.
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
      // The next person must see neither this page nor its address.
      void router.navigate({ to: '/sign-in', search: {}, replace: true })
    } else if (status === 'signed-in' && account !== before.account) {
      queryClient.clear()
      // This page belongs to a store of the previous account.
      void router.navigate({ to: '/', search: {}, replace: true })
    } else if (status === 'signed-in' && before.status === 'expired') {
      void queryClient.invalidateQueries()
      void router.invalidate()
    }
  })
}

/*
 * Loaded late, because most visits write nothing; still needed at sign-out, because another tab or
 * day may have left drafts.
 */
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
