import { readStored, writeStored } from '#base/storage/storage.ts'
import { session } from '#api/session.ts'

const LONGEST_IDLE = 30 * 60_000
/** How long a page stays under the question to sign in again. */
const LONGEST_ENDED = 5 * 60_000
const CHECK_EVERY = 15_000
const STORAGE_KEY = 'counter.last-input'

let lastInput = Date.now()
let endedAt: number | undefined

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

/** Works without a connection, too: the page goes, whatever comes in its place. */
function clearWhenLeft() {
  const isOver = session.get().status === 'expired'
  endedAt = isOver ? (endedAt ?? Date.now()) : undefined
  if (endedAt !== undefined && Date.now() - endedAt > LONGEST_ENDED) session.leave()
}

function check() {
  lockWhenIdle()
  clearWhenLeft()
}

/**
 * Locks the page after half an hour without input in any tab, even if the computer slept, and clears
 * it if nobody signs in again.
 */
export function watchIdleness() {
  setInterval(check, CHECK_EVERY)
  document.addEventListener('visibilitychange', check)
  for (const input of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(input, noteInput, { passive: true })
  }
}
