import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { session } from '#api/session.ts'
import { pausedUntil } from '#api/slow-reads.ts'
import type { Role } from '#api/transport-role.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { useRouterEvent } from '#base/browser/use-router-event.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { wishFor } from '#base/browser/wish.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { t } from '#base/language/words.ts'
import { preferences, setPreference, usePreferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { leftOutWords } from '#base/storage/left-out.ts'
import { useTimer } from '#base/time/use-timer.ts'
import { overlay } from '#components/overlays/overlay.ts'
import { lazyPart, preloadedPart } from '#components/page/lazy-part.tsx'
import { Note } from '#components/page/note.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { roleBanner } from '#features/navigation/banners.ts'
import { logFailedReads } from '#model/doing/errors/log.ts'
import { wantsNotices } from '#model/doing/live/permission.ts'
import { useRole } from '#model/hooks/use-role.ts'
import { noteVisit } from '#model/reading/overview/first-run.ts'
import { startSearchOf } from '#model/reading/views/hint.ts'
import { goToPages } from '#model/shortcuts.ts'
import { keepEarlyKeysAgain, takeEarlyKeys } from './-early-keys.ts'
import { peek, peekable } from '#components/list/peek.ts'
import { pressForChoice } from '#components/table/early-choices.ts'
import { useTypedAhead } from '#components/overlays/typed-ahead.ts'
import { AskedPause } from '#components/values/asked-pause.tsx'

const ShortcutsSheet = lazyPart(
  async () => (await import('#features/help/shortcuts-sheet.tsx')).ShortcutsSheet,
)

const ErrorsDrawer = lazyPart(
  async () => (await import('#features/errors/errors-drawer.tsx')).ErrorsDrawer,
)
const [SearchPalette, loadPalette] = preloadedPart(
  async () => (await import('./-search-palette.tsx')).SearchPalette,
)

const close = () => overlay.set(undefined)

type StartedForStore = (client: QueryClient, storeId: string) => (() => void) | void

/** What goes on for a store, whichever of its pages is open. */
const behindEachPage: (() => Promise<StartedForStore>)[] = [
  async () => (await import('#model/doing/checks/keep-count.ts')).keepChecksCount,
  async () => (await import('#model/doing/checks/keep-found-counts.ts')).keepFoundCounts,
  async () => (await import('#model/doing/tickets/team.ts')).readSharedTeam,
  async () => (await import('#model/doing/pictures/take.ts')).keepPictures,
]

/** What every page offers and no first page needs: global keys and what they open. */
export function Companion() {
  useGlobalKeys()
  useNotices()
  usePeekKeys()
  useRoleBanner()
  const open = useStore(overlay)
  useTypedAhead(open === 'search')
  useFirstTasks()
  const queryClient = useQueryClient()
  useArrival(queryClient, logFailedReads)
  const { storeId } = useCurrentStore()
  useArrival(storeId || undefined, (opened) => {
    const starting = behindEachPage.map((load) =>
      load().then(
        (start) => start(queryClient, opened),
        () => undefined,
      ),
    )
    return () => starting.forEach((one) => void one.then((stop) => stop?.()))
  })
  useForgottenJobs()
  useTimer(() => void loadPalette(), PALETTE_AFTER)
  return (
    <Suspense>
      <PauseBanner />
      {open === 'search' && <SearchPalette onClose={close} />}
      {open === 'shortcuts' && <ShortcutsSheet onClose={close} />}
      {open === 'errors' && (
        <ErrorsDrawer
          onClose={close}
          onRetry={({ queryKey }) => void queryClient.refetchQueries({ queryKey, exact: true })}
        />
      )}
    </Suspense>
  )
}

/** Drawn where the shell draws its own, though no first page loads it. */
function PauseBanner() {
  const until = useStore(pausedUntil)
  const main = document.querySelector('#content')
  if (!until || !main) return null
  return createPortal(
    <Note banner>
      <AskedPause until={until} />
    </Note>,
    main,
  )
}

/** Of a session that ended while no page was open, jobs are left for whoever signs in next to end. */
function useForgottenJobs() {
  const { status, account } = useStore(session)
  useArrival(status === 'signed-in' && account !== '' && account, () => {
    const loading = import('#model/doing/jobs/forget-others.ts')
    void loading.then(
      ({ forgetOthersJobs }) => forgetOthersJobs(),
      () => undefined,
    )
  })
}

/** Ticks what somebody new has done, whichever way led there. */
function useFirstTasks() {
  const router = useRouter()
  useArrival(router, ({ latestLocation }) => noteVisit(latestLocation))
  useRouterEvent('onBeforeLoad', ({ fromLocation, toLocation }) => {
    // As it was opened by its address, nothing had loaded.
    if (fromLocation) noteVisit(fromLocation)
    noteVisit(toLocation)
  })
}

function useNotices() {
  const router = useRouter()
  useArrival(wantsNotices(usePreferences()), () => {
    const starting = import('./-notices.ts').then(
      ({ startNotices }) => startNotices(router),
      () => undefined,
    )
    return () => void starting.then((stop) => stop?.())
  })
}

/** Milliseconds after which the palette loads, so that it opens at once. */
const PALETTE_AFTER = 1_000
/** Milliseconds in which a second letter completes G. */
const SEQUENCE_WITHIN = 1_500

function useGlobalKeys() {
  const router = useRouter()
  const { storeId } = useCurrentStore()
  const pressedG = useRef(-Infinity)
  function press(event: KeyboardEvent) {
    const key = letterKey(event)
    if (key === undefined || event.defaultPrevented || isKeptByButton(event)) return
    const page = goToPages.find((one) => one.key === key)
    const isSecond = event.timeStamp - pressedG.current < SEQUENCE_WITHIN
    pressedG.current = key === 'g' ? event.timeStamp : -Infinity
    if (isSecond && page && storeId) {
      event.preventDefault()
      event.stopPropagation()
      const search = startSearchOf(storeId, page.to.split('/').at(-1) ?? '')
      void router.navigate({ to: page.to, params: { storeId }, search })
    } else if (key === '?') {
      event.preventDefault()
      overlay.set('shortcuts')
    } else if (key === 'P') {
      setPreference('privacy', !preferences().privacy)
    } else if (key === 'x') pressForChoice(event)
    // A record that is still on its way has no neighbours yet.
    else if (key === '[' || key === ']') wishFor(key)
  }
  // The second letter of a sequence must not reach a list's own key.
  useKeyDown(press, { capture: true })
  const pressEarlyKeys = useEffectEvent(() => takeEarlyKeys().forEach(press))
  useLayoutEffect(() => {
    pressEarlyKeys()
    return keepEarlyKeysAgain
  }, [])
}

/** A button keeps what is typed at it until the field that it opens is there. */
const isKeptByButton = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[aria-haspopup=dialog][aria-expanded=true]') !== null

/** No page may look as if there were nothing where the host left something out. */
function useRoleBanner() {
  useArrival(wordsOf(useRole()), (words) => roleBanner.set(words))
}

function wordsOf(role: Role | undefined): string {
  if (!role?.hasRoles) return ''
  if (!role.role)
    return t`You have no role here yet. Account shows the user ID that an owner needs.`
  return role.hidesAddresses ? leftOutWords : ''
}

/** Milliseconds: a shorter touch is a tap. */
const HELD_AFTER = 300

/** In privacy mode, while S or a finger holds a row, its private texts show. */
function usePeekKeys() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let timer: ReturnType<typeof setTimeout> | undefined

    function hide() {
      clearTimeout(timer)
      peek.set(undefined)
    }

    function onKeyDown(event: KeyboardEvent) {
      if (letterKey(event) === 's' && preferences().privacy) peek.set(peekable(pointedAt()))
    }

    function onPointerDown({ pointerType, target }: PointerEvent) {
      if (pointerType !== 'touch' || !preferences().privacy || !(target instanceof Element)) return
      timer = setTimeout(() => peek.set(peekable(target)), HELD_AFTER)
    }

    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('keyup', hide, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(end, hide, { signal })
    }
    window.addEventListener('blur', hide, { signal })
    return () => {
      controller.abort()
      hide()
    }
  }, [])
}

/** The innermost element under the pointer, else the one with the focus. */
function pointedAt(): Element | null {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  return hovered && hovered !== document.body ? hovered : document.activeElement
}
