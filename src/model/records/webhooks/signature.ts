import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'

/** What HMAC works with; SHA-1 is here because old platforms still sign with it. */
const ALGORITHMS = ['SHA-256', 'SHA-512', 'SHA-1'] as const
const ENCODINGS = ['hex', 'base64'] as const

type Algorithm = (typeof ALGORITHMS)[number]
type Encoding = (typeof ENCODINGS)[number]

export type Way = {
  algorithm: Algorithm
  encoding: Encoding
  /** Whether the time stands in front of the body, with a full stop between. */
  hasTime: boolean
  /** The secret is used as it is, or as the bytes that its base64 stands for. */
  isDecoded: boolean
}
export type TriedWay = Way & { value: string; matches: boolean }

export type ReceivedSignature = { digests: string[]; time: string | undefined }

/** Reads "t=1763733525,v1=5f0c…", "sha256=5f0c…" and a bare digest. */
export function readSignature(received: string): ReceivedSignature {
  const parts = received
    .trim()
    .split(/[\s,;]+/u)
    .filter(Boolean)
    .map((part) => {
      const [, name, value] = /^([a-z]\w{0,15})=([^=].*)$/iu.exec(part) ?? []
      return name && value ? { name: name.toLowerCase(), value } : { name: '', value: part }
    })
  const time = parts.find(
    ({ name, value }) => /^(?:t|ts|time|timestamp)$/u.test(name) && isTime(value),
  )
  return {
    digests: parts.filter((part) => part !== time).map(({ value }) => value),
    time: time?.value,
  }
}

const isTime = (value: string) => /^\d{10}(?:\d{3})?$/u.test(value)

/** In milliseconds. */
export const timeOf = (time: string) => Number(time) * (time.length > 10 ? 1 : 1000)

/** Signs the body in every usual way; the platform does not say which is its own. */
export async function tryWays(
  body: string,
  secret: string,
  { digests, time }: ReceivedSignature,
): Promise<TriedWay[]> {
  const decoded = decodedSecret(secret)
  const wanted = new Set(
    digests.flatMap((digest) => [comparable(digest, 'hex'), comparable(digest, 'base64')]),
  )
  const ways = ALGORITHMS.flatMap((algorithm) =>
    [...(time ? [true] : []), false].flatMap((hasTime) =>
      [false, ...(decoded ? [true] : [])].map((isDecoded) => ({ algorithm, hasTime, isDecoded })),
    ),
  )
  const tried = await Promise.all(
    ways.map(async (way) => {
      const key = way.isDecoded && decoded ? decoded : new TextEncoder().encode(secret)
      const bytes = await sign(way.algorithm, key, way.hasTime ? `${time}.${body}` : body)
      return ENCODINGS.map((encoding) => {
        const value = encoded(bytes, encoding)
        return { ...way, encoding, value, matches: wanted.has(comparable(value, encoding)) }
      })
    }),
  )
  return tried.flat()
}

async function sign(
  hash: Algorithm,
  key: Uint8Array<ArrayBuffer>,
  text: string,
): Promise<Uint8Array> {
  const usages = ['sign'] as const
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash }, false, [...usages])
  return new Uint8Array(await crypto.subtle.sign('HMAC', hmac, new TextEncoder().encode(text)))
}

/** Some platforms hand out "whsec_" and base64, and sign with its bytes. */
function decodedSecret(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const text = secret.replace(/^whsec_/u, '')
  if (!/^[A-Za-z0-9+/]{16,}={0,2}$/u.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return undefined
  }
}

function encoded(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'base64') return btoa(String.fromCodePoint(...bytes))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hex in either case; base64 with or without padding, and in its form for addresses. */
function comparable(value: string, encoding: Encoding): string {
  if (encoding === 'hex') return `hex:${value.toLowerCase()}`
  return value.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/u, '')
}

export const wayWords = ({ algorithm, encoding, isDecoded }: Way) =>
  commaList([
    `HMAC-${algorithm.replace('-', '')}`,
    encoding,
    isDecoded && t({ message: 'secret decoded', comment: 'HMAC-SHA256, base64, secret decoded' }),
  ])

/* oxlint-disable words/marked -- a program */

/** What a receiver written in JavaScript would check. */
export function codeOf({ algorithm, encoding, hasTime, isDecoded }: Way): string {
  const key = isDecoded ? "Buffer.from(secret.replace(/^whsec_/, ''), 'base64')" : 'secret'
  return [
    "import { createHmac, timingSafeEqual } from 'node:crypto'",
    '',
    `const expected = createHmac('${algorithm.replace('-', '').toLowerCase()}', ${key})`,
    `  .update(${hasTime ? '`${time}.${body}`' : 'body'})`,
    `  .digest('${encoding}')`,
    'const [wanted, given] = [Buffer.from(expected), Buffer.from(received)]',
    'const isGenuine = wanted.length === given.length && timingSafeEqual(wanted, given)',
    '',
  ].join('\n')
}
