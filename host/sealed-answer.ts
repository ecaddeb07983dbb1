import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { WriteAnswer } from './joined-writes.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Only the session cookie holds the API key, so a copy of the store reveals no answer. */
export function sealAnswer(apiKey: string, write: string, answer: WriteAnswer) {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(apiKey, write), iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

export function openAnswer(apiKey: string, write: string, sealed: string) {
  try {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv(algorithm, keyFor(apiKey, write), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]
    return JSON.parse(Buffer.concat(opened).toString('utf8')) as WriteAnswer
  } catch {
    return undefined
  }
}

function keyFor(apiKey: string, write: string) {
  return new Uint8Array(hkdfSync('sha256', apiKey, write, 'counter answer of a write', 32))
}
