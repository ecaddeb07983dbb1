import { sharedStore } from '#base/storage/shared-store.ts'
import { createStore } from '#base/storage/store.ts'

const now = createStore(Date.now(), 'device')
/** Milliseconds. */
const TOLERATED = 10_000
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

export const { Follower: FollowNow, useShared: useNow } = sharedStore({ get: now.get, subscribe })

function subscribe(listener: () => void) {
  const unsubscribe = now.subscribe(listener)
  watchers += 1
  if (watchers === 1) {
    // Texts count minutes, so a page that just started needs no second render.
    if (Date.now() - now.get() > TOLERATED) tick()
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
  if (!document.hidden) now.set(Date.now())
}
