import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { HostContext } from './context.ts'

const gzipAsync = promisify(gzip)

/*
 * JSON lists shrink to an eighth. The lightest level does most of that: compressing a hundred
 * megabytes takes a second of one core and saves minutes of transfer. Compression beside encryption
 * can reveal an answer through its length (BREACH) to an attacker who places guesses in many
 * answers that hold the same secret. Here no answer holds the key or a secret of the service, and
 * an attacker cannot make requests: calls from other sites carry no cookie and always get the same
 * refusal (guard.ts).
 */
const level = 1
const worthwhile = 1_400

export function isWorthCompressing(c: HostContext, size: number) {
  return size >= worthwhile && acceptedEncodings(c).includes('gzip')
}

export function acceptedEncodings(c: HostContext) {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase().split(',')
  return accepted.flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
  })
}

export async function compressBytes(bytes: Uint8Array) {
  return new Uint8Array(await gzipAsync(bytes, { level }))
}

/** Flushes each chunk, so that the browser gets data as soon as the service sends it. */
export function compressStream(stream: ReadableStream<Uint8Array>) {
  const packed = createGzip({ level, flush: constants.Z_SYNC_FLUSH })
  pipeline(Readable.fromWeb(stream as never), packed, () => undefined)
  return Readable.toWeb(packed) as ReadableStream<Uint8Array>
}
