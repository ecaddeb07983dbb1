import { createHash } from 'node:crypto'

/** Safe as a file name, also on disks that ignore case. */
export function digestOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
}

/** Names a session in logs and lists. Nobody can act with it. */
export const sessionDigest = (id: string): string => shortDigest(digestOf(id))

/** The same from what the store keeps in place of a session's id. */
export const shortDigest = (digest: string): string => digest.slice(0, 12)

/** Names an API key; the key cannot be recovered from it. */
export function fingerprintOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 16)
}
