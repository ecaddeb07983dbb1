import { clear, get, update } from 'idb-keyval'
import { openDatabase } from './account-disk.ts'
import type { DatabaseName } from './stored-names.ts'

/* The key is not extractable: scripts can use it, but none can read it. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

/** The key lives in a database of its own, so that it can be deleted with what it seals. */
export function createSealer(database: DatabaseName) {
  const keys = openDatabase(database, 'keys')

  async function ownKey(): Promise<CryptoKey> {
    const existing = await get<CryptoKey>('key', keys)
    if (existing) return existing
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    let agreed: CryptoKey = made
    await update<CryptoKey>('key', (present) => (agreed = present ?? made), keys)
    return agreed
  }

  async function seal(value: unknown): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await ownKey(), text)
    return { iv, sealed }
  }

  async function unseal({ iv, sealed }: Sealed): Promise<unknown> {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await ownKey(), sealed)
    return JSON.parse(new TextDecoder().decode(text))
  }

  /** Rejects while the key cannot be read; undefined is lost for good, with the key it was for. */
  async function unsealOrLost(record: Sealed): Promise<unknown> {
    await ownKey()
    return unseal(record).catch(() => undefined)
  }

  return { seal, unseal, unsealOrLost, forgetKey: () => clear(keys) }
}

/** The second value where the database is blocked, which throws before there is a promise. */
export async function unlessBlocked<Value, Other>(
  use: () => Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  try {
    return await use()
  } catch {
    return otherwise
  }
}

/** The name of a record that tells nothing of its place to whoever reads the disk. */
export async function secretName(place: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(place))
  return Array.from(new Uint8Array(bytes, 0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
