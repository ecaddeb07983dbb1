import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { constants, createGzip, gzip } from 'node:zlib'
import type { HostContext } from './context.ts'

const gzipAsync = promisify(gzip)

/*
 * The lightest level already shrinks JSON lists to an eighth. No answer holds the key or a secret
 * of the service, and calls from other sites carry no cookie (guard.ts), so BREACH finds nothing to
 * guess.
 */
const level = 1
const worthwhile = 1_400

export function isWorthCompressing(c: HostContext, size: number) {
  return size >= worthwhile && acceptedEncodings(c).includes('gzip')
}

/** Browsers all say one of a few texts. */
let latest: { header: string; encodings: string[] } = { header: '', encodings: [''] }

export function acceptedEncodings(c: HostContext) {
  const header = c.req.header('accept-encoding') ?? ''
  if (header !== latest.header) latest = { header, encodings: encodingsIn(header) }
  return latest.encodings
}

function encodingsIn(header: string) {
  return header
    .toLowerCase()
    .split(',')
    .flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
    })
}

export async function compressBytes(bytes: Uint8Array) {
  return new Uint8Array(await gzipAsync(bytes, { level }))
}

export function compressStream(stream: ReadableStream<Uint8Array>) {
  const packed = createGzip({ level, flush: constants.Z_SYNC_FLUSH })
  pipeline(Readable.fromWeb(stream as never), packed, () => undefined)
  return Readable.toWeb(packed) as ReadableStream<Uint8Array>
}
