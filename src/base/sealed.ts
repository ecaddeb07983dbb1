import { clear, createStore, get, update } from 'idb-keyval'

/*
 * Encrypts what lies in this browser, with a key that scripts can use and never read, not even
 * this page's.
 */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

const keys = createStore('counter-draft-key', 'keys')

export async function seal(value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await ownKey(), text)
  return { iv, sealed }
}

export async function unseal({ iv, sealed }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await ownKey(), sealed)
  return JSON.parse(new TextDecoder().decode(text))
}

/** What was sealed before can never be opened again. */
export async function forgetKey(): Promise<void> {
  await clear(keys)
}

/** Made once per browser and not exportable; two tabs that start together agree on one. */
async function ownKey(): Promise<CryptoKey> {
  const known = await get<CryptoKey>('key', keys)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  let agreed: CryptoKey = made
  await update<CryptoKey>('key', (present) => (agreed = present ?? made), keys)
  return agreed
}
