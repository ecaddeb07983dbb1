import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import { onClockCorrected } from '#base/time/now.ts'
import type { SignOutQuestion } from './-sign-out-dialog.tsx'

/**
 * Clears pages and query cache when the account changes; returns the function that stops. After
 * signing in again over a page, refused reads repeat.
 */
export function followSession(
  queryClient: QueryClient,
  router: AnyRouter,
  showQuestion: (question: SignOutQuestion | undefined) => void,
) {
  let { status, account } = session.get()
  session.askBeforeSignOut(async () => {
    const { askToForgetDrafts } = await import('./-sign-out-dialog.tsx')
    return askToForgetDrafts(showQuestion)
  })
  // Lists of “today” may have been asked for with another day.
  const stopCorrecting = onClockCorrected(() => void router.invalidate())
  const stopFollowing = session.subscribe(() => {
    const before = { status, account }
    ;({ status, account } = session.get())
    if (status === 'signed-out' && before.status !== 'signed-out') {
      showQuestion(undefined)
      queryClient.clear()
      void forgetOthersJobs()
      // The next person must see neither this page nor its address.
      void router.navigate({ to: '/sign-in', search: {}, replace: true })
    } else if (status === 'signed-in' && account !== before.account) {
      queryClient.clear()
      void forgetOthersJobs()
      // This page belongs to a store of the previous account.
      void router.navigate({ to: '/', search: {}, replace: true })
    } else if (status === 'signed-in' && before.status === 'expired') {
      void queryClient.invalidateQueries()
      void router.invalidate()
    }
  })
  return () => {
    stopCorrecting()
    stopFollowing()
  }
}

/** The databases of an account end with it; a job may still be held by another tab. */
const forgetOthersJobs = async () =>
  (await import('#model/doing/jobs/forget-others.ts')).forgetOthersJobs()
