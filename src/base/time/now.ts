import { sharedStore } from '#base/storage/shared-store.ts'
import { createListeners, createStore } from '#base/storage/store.ts'

const now = createStore(Date.now(), 'device')
/** Milliseconds. */
const TOLERATED = 10_000
/** A smaller error of the browser's clock shows nowhere. */
const LARGEST_ERROR = 60_000
/** How far that clock is behind. */
let behind = 0
const corrected = createListeners()

/** Changes when an answer shows that the browser's clock is wrong. */
export const clockError = () => behind
export const onClockCorrected = corrected.subscribe
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

export const { Follower: FollowNow, useShared: useNow } = sharedStore({ get: now.get, subscribe })

function subscribe(listener: () => void) {
  const unsubscribe = now.subscribe(listener)
  watchers += 1
  if (watchers === 1) {
    // Texts count minutes, so a page that just started needs no second render.
    if (presentTime() - now.get() > TOLERATED) tick()
    timer = setInterval(tick, 30_000)
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    unsubscribe()
    watchers -= 1
    if (watchers > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

function tick() {
  if (!document.hidden) now.set(presentTime())
}

/** Milliseconds since 1970, as those know who made the records. */
export const presentTime = () => Date.now() + behind

export function correctClock(milliseconds: number) {
  if (Math.abs(milliseconds - behind) < LARGEST_ERROR) return
  behind = milliseconds
  now.set(presentTime())
  corrected.notify()
}
