import { readStored, writeStored } from '#base/storage.ts'
import { session } from '#api/session.ts'

const LONGEST_IDLE = 30 * 60_000
const LOOK_EVERY = 15_000
const STORED_AS = 'counter.last-input'

let lastInput = Date.now()

function noteInput() {
  // Other tabs look at it too; once in a while is often enough for them.
  if (Date.now() - lastInput > LOOK_EVERY) writeStored('local', STORED_AS, String(Date.now()))
  lastInput = Date.now()
}

function lockWhenIdle() {
  const elsewhere = Number(readStored('local', STORED_AS) ?? 0)
  if (Date.now() - Math.max(lastInput, elsewhere) > LONGEST_IDLE) session.lock()
}

/** Locks the page when there was no input in any tab for half an hour, asleep or awake. */
export function watchIdleness() {
  setInterval(lockWhenIdle, LOOK_EVERY)
  document.addEventListener('visibilitychange', lockWhenIdle)
  for (const input of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(input, noteInput, { passive: true })
  }
}
