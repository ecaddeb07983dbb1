import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type NoteSeal = {
  seal: (board: string, text: string) => string
  /** Undefined for what none of the secrets has sealed. */
  open: (board: string, sealed: string) => string | undefined
  useSecrets: (secrets: readonly string[]) => void
}

/**
 * What colleagues note is sealed with the hosts' secret, so that a copy of the store reveals none
 * of it. After a secret is gone, pages put up again what they still have.
 */
export function createNoteSeal(secrets: readonly string[]): NoteSeal {
  let keys = (secrets.length > 0 ? secrets : [randomBytes(32)]).map(keyOf)

  return {
    seal(board, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, keys[0]!, iv)
      cipher.setAAD(Buffer.from(board))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open(board, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      for (const key of keys) {
        try {
          const opened = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
          opened.setAAD(Buffer.from(board))
          opened.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
          const text = opened.update(bytes.subarray(ivBytes + tagBytes))
          return Buffer.concat([text, opened.final()]).toString('utf8')
        } catch {
          // Another secret may have sealed it.
        }
      }
      return undefined
    },
    useSecrets(next) {
      if (next.length > 0) keys = next.map(keyOf)
    },
  }
}

/** Names what is pinned now, without saying what it is. */
export const versionOf = (sealed: string) =>
  sealed === '' ? '' : createHash('sha256').update(sealed).digest('base64url').slice(0, 16)

const keyOf = (secret: string | Uint8Array) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'counter notes of a team', 32))
