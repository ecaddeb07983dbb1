import { createStore, useStore } from './store.ts'

const now = createStore(Date.now())
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** The time, true to half a minute: one clock for everything on the page that shows a distance. */
export const useNow = () => useStore({ get: now.get, subscribe })

/** The clock runs only while something shows it. */
function subscribe(listener: () => void) {
  const unsubscribe = now.subscribe(listener)
  watchers += 1
  if (watchers === 1) {
    tick()
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
