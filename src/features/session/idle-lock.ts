import { readStored, writeStored } from '#base/storage/storage.ts'
import { session } from '#api/session.ts'

const LONGEST_IDLE = 30 * 60_000
const CHECK_EVERY = 15_000
const STORAGE_KEY = 'counter.last-input'

let lastInput = Date.now()

function noteInput() {
  // Throttled: other tabs read this value only once per interval.
  if (Date.now() - lastInput > CHECK_EVERY) writeStored('local', STORAGE_KEY, String(Date.now()))
  lastInput = Date.now()
}

function lockWhenIdle() {
  const stored = Number(readStored('local', STORAGE_KEY))
  // Neither a spoiled time nor one of a wrong clock may keep the page open.
  const elsewhere = stored <= Date.now() ? stored : 0
  if (Date.now() - Math.max(lastInput, elsewhere) > LONGEST_IDLE) session.lock()
}

/** Locks the page after half an hour without input in any tab, even if the computer slept. */
export function watchIdleness() {
  setInterval(lockWhenIdle, CHECK_EVERY)
  document.addEventListener('visibilitychange', lockWhenIdle)
  for (const input of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(input, noteInput, { passive: true })
  }
}
