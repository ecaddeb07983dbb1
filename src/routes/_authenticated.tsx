import { QueryClientProvider } from '@tanstack/react-query'
import {
  createFileRoute,
  Outlet,
  redirect,
  useRouter,
  type AnyRouter,
} from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { idle } from '#base/time/idle.ts'
import { FollowNow, onClockCorrected } from '#base/time/now.ts'
import { once } from '#base/storage/once.ts'
import { FollowPreferences, usePreferences } from '#base/storage/preferences.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { useStore } from '#base/storage/store.ts'
import { useTimer } from '#base/time/use-timer.ts'
import { overlay } from '#components/overlays/overlay.ts'
import { outcomeReadiness } from '#model/doing/writes/readiness.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { AppShell } from '#features/navigation/app-shell.tsx'
import { SignInOverlay } from '#features/session/sign-in-overlay.tsx'
import { useSession } from '#features/session/use-session.ts'
import { keepEarlyKey } from './-early-keys.ts'
import { knownJobs, openHere } from '#model/doing/jobs/known-jobs.ts'
import { PendingPage } from './-pending-page.tsx'
import type { SignOutQuestion } from './-sign-out-dialog.tsx'

/** Waits for the private stores: the remembered names tell which messages are ours. */
async function loadWatch() {
  const [watch] = await Promise.all([import('./-write-watch.tsx'), privateStoresLoaded()])
  return watch
}
const WriteWatch = lazy(() => loadWatch().then((module) => ({ default: module.WriteWatch })))
outcomeReadiness.provide(loadWatch)
const SignOutDialog = lazy(() =>
  import('./-sign-out-dialog.tsx').then((module) => ({ default: module.SignOutDialog })),
)
const Companion = lazyPart(async () => (await import('./-companion.tsx')).Companion)

/** Not imported, so that the sign-in page does not carry it. */
const loadCache = once(async () => (await import('#api/query-client.ts')).queryClient)

export const Route = createFileRoute('/_authenticated')({
  beforeLoad: async ({ location }) => {
    if (session.current().status === 'signed-out') {
      throw redirect({
        to: '/sign-in',
        search: { to: location.href },
        replace: true,
      })
    }
    const { account } = session.get()
    return { account, queryClient: await loadCache() }
  },
  component: () => (
    <FollowNow>
      <FollowPreferences>
        <AuthenticatedLayout />
      </FollowPreferences>
    </FollowNow>
  ),
})

async function rememberWhatIsRead() {
  const { rememberReads } = await import('#model/reading/memory/remember-reads.ts')
  return rememberReads(queryClient)
}

async function keepTicketsFresh() {
  const { keepTickets } = await import('#model/doing/tickets/reader-leader.ts')
  return keepTickets()
}

/** Starts what no first page waits for; returns what stops it. */
function startedWhenIdle(start: () => Promise<() => void>): () => void {
  let isOver = false
  const started = idle()
    .then(() => (isOver ? undefined : start()))
    .catch(() => undefined)
  return () => {
    isOver = true
    void started.then((stop) => stop?.())
  }
}

function AuthenticatedLayout() {
  const canReport = useStore(outcomeReadiness) === 'ready'
  const isOverlayOpen = useStore(overlay) !== undefined
  const router = useRouter()
  const { account } = useSession()
  const isOwnPage = Route.useRouteContext({ select: (context) => context.account === account })
  const [signOutQuestion, setSignOutQuestion] = useState<SignOutQuestion>()
  const [hasKey, setHasKey] = useState(false)
  useKeyDown((event) => keepEarlyKey(event) && setHasKey(true))
  useArrival(router, ({ routesById }) => {
    const stops = [
      followSession(router, setSignOutQuestion),
      ...[rememberWhatIsRead, keepTicketsFresh].map(startedWhenIdle),
    ]
    // One file holds the other lists, one of which is often the next page.
    const list = routesById['/_authenticated/stores/$storeId/reviews']
    void idle().then(() => router.loadRouteChunk(list)?.catch(() => undefined))
    return () => stops.forEach((stop) => stop())
  })
  useTimer(function loadWhatMustNotBeMissed() {
    outcomeReadiness.require()
    // The error page must load before the connection drops.
    void router.options.defaultErrorComponent?.preload?.()
  }, 1_500)
  return (
    <QueryClientProvider client={queryClient}>
      {isOwnPage ? (
        <AppShell key={account} foot={<FootSlot />}>
          <Outlet />
        </AppShell>
      ) : (
        // Another account has signed in: hide the previous account’s page first.
        <PendingPage />
      )}
      {canReport && (
        <Suspense>
          <WriteWatch />
        </Suspense>
      )}
      {isOwnPage && (canReport || isOverlayOpen || hasKey) && (
        <Suspense>
          <Companion key={account} />
        </Suspense>
      )}
      <SignInOverlay />
      {signOutQuestion && (
        <Suspense>
          <SignOutDialog {...signOutQuestion} />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}

const Foot = lazyPart(async () => (await import('./-foot.tsx')).Foot)

/** Shows the privacy bar, and loads the jobs once there is one or a reload interrupted one. */
function FootSlot() {
  const { exports, searches } = useStore(openHere)
  const hasJobs = useStore(knownJobs).length + exports + searches > 0
  const { privacy } = usePreferences()
  return (
    (hasJobs || privacy) && (
      <Suspense>
        <Foot hasJobs={hasJobs} privacy={privacy} />
      </Suspense>
    )
  )
}

/**
 * Clears pages and query cache when the account changes; returns the function that stops. After
 * signing in again over a page, refused reads repeat.
 */
function followSession(
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
