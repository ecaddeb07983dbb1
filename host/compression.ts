import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { HostContext } from './context.ts'

const gzipAsync = promisify(gzip)

/*
 * Lists of JSON shrink to an eighth. The lightest level brings most of it: a hundred megabytes cost
 * a second of one core, beside the minutes they would be under way.
 *
 * Compression beside encryption lets the length of an answer tell what is in it (BREACH), to somebody
 * who can put guesses into many answers to the same secret and see their lengths. Here nothing is
 * worth guessing, as the key and the service's secrets are in no answer, and nobody can ask: a call
 * from another site carries no cookie and is refused in words that never change (guard.ts).
 */
const level = 1
const worthwhile = 1_400

export function isWorthCompressing(c: HostContext, size: number) {
  return size >= worthwhile && acceptedEncodings(c).includes('gzip')
}

/** What the browser unpacks, in its order. */
export function acceptedEncodings(c: HostContext) {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase().split(',')
  return accepted.flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
}

export async function compressText(text: string) {
  return new Uint8Array(await gzipAsync(text, { level }))
}

/** What comes goes out at once, in the portions in which it came. */
export function compressStream(stream: ReadableStream<Uint8Array>) {
  const packed = createGzip({ level, flush: constants.Z_SYNC_FLUSH })
  pipeline(Readable.fromWeb(stream as never), packed, () => undefined)
  return Readable.toWeb(packed) as ReadableStream<Uint8Array>
}
