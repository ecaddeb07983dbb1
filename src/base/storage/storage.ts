import type { Named, StorageName } from './stored-names.ts'

/* Never throws: blocked storage throws when read, full storage when written. */
type Area = 'local' | 'session'
type Key = Named<StorageName>

export function readStored(area: Area, key: Key): string | undefined {
  try {
    return storage(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(area: Area, key: Key, value: string | undefined): boolean {
  try {
    if (value === undefined) storage(area).removeItem(key)
    else storage(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function readStoredJson(area: Area, key: Key): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? '')
  } catch {
    return undefined
  }
}

export function storedKeys<Prefix extends string>(
  area: Area,
  prefix: Prefix,
): `${Prefix}${string}`[] {
  try {
    return Object.keys(storage(area)).filter((key) =>
      key.startsWith(prefix),
    ) as `${Prefix}${string}`[]
  } catch {
    return []
  }
}

function storage(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
