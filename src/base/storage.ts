/*
 * Browser storage that may be blocked (reading the property throws) or full (writing throws).
 * Nothing here throws: what cannot be kept is simply not kept, and the caller is told.
 */
type Area = 'local' | 'session'

export function readStored(area: Area, key: string): string | undefined {
  try {
    return storage(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** False when it could not be kept. Undefined forgets. */
export function writeStored(area: Area, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) storage(area).removeItem(key)
    else storage(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** A stored JSON value, or undefined when there is none or it is not JSON. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? '')
  } catch {
    return undefined
  }
}

/** The keys of all that is stored under names with this beginning. */
export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(storage(area)).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Whatever is kept of customers is kept under names with this beginning, until sign-out. */
export const PRIVATE_PREFIX = 'counter.private.'

export function forgetPrivate() {
  for (const key of storedKeys('local', PRIVATE_PREFIX)) writeStored('local', key, undefined)
}

function storage(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
