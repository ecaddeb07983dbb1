import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** The time, true to half a minute; one clock for everything on the page that shows a distance. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    tick()
    timer = setInterval(tick, 30_000)
    document.addEventListener('visibilitychange', tick)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

function tick() {
  if (document.hidden) return
  now = Date.now()
  for (const listener of listeners) listener()
}
