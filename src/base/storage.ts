/*
 * Browser storage may be blocked (reading the property throws) or full (writing throws). These
 * functions never throw.
 */
type Area = 'local' | 'session'

export function readStored(area: Area, key: string): string | undefined {
  try {
    return storage(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(area: Area, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) storage(area).removeItem(key)
    else storage(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? '')
  } catch {
    return undefined
  }
}

export function storedKeys(area: Area, prefix: string): string[] {
  try {
    return Object.keys(storage(area)).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function storage(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
