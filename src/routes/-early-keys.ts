import { letterKey } from '#base/browser/letter-key.ts'

/** Milliseconds after which nobody expects a key to act any more. */
const LONGEST_WAIT = 3_000
/** What a global key begins with; G waits for a second letter, and X for a table. */
const FIRST = '?gPx'

/** Global keys pressed before the code that acts on them is there; undefined once it is. */
let kept: KeyboardEvent[] | undefined = []

/** Keeps the key, if it may be a global one. */
export function keepEarlyKey(event: KeyboardEvent): boolean {
  const key = letterKey(event)
  if (!kept || key === undefined || event.defaultPrevented) return false
  if (kept.length === 0 && !FIRST.includes(key)) return false
  kept.push(event)
  return true
}

/** The kept keys, oldest first. From now on none is kept. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const now = performance.now()
  const young = (kept ?? []).filter(({ timeStamp }) => now - timeStamp < LONGEST_WAIT)
  kept = undefined
  return young
}

export function keepEarlyKeysAgain() {
  kept = []
}
