import type { HostContext } from './context.ts'
import type { Refusal } from './refusal.ts'

const tooLarge: Refusal = { status: 413, code: 'BODY_TOO_LARGE', message: 'The body is too large.' }

const broken: Refusal = {
  status: 400,
  code: 'BODY_BROKEN',
  message: 'The body did not arrive whole.',
}

export async function readJsonBody(c: HostContext, limit: number): Promise<string | Refusal> {
  if (Number(c.req.header('content-length') ?? 0) > limit) return tooLarge
  const bytes = await readBytes(c.req.raw.body, limit).catch(() => undefined)
  if (!bytes) return tooLarge
  if (!isComplete(c)) return broken
  if (bytes.length === 0) return ''
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    return { status: 415, code: 'JSON_ONLY', message: 'A body must be sent as application/json.' }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    JSON.parse(text)
    return text
  } catch {
    return { status: 400, code: 'BODY_MALFORMED', message: 'The body is not readable JSON.' }
  }
}

/** Node reports a body with broken or unknown framing as one that simply ended. */
function isComplete(c: HostContext) {
  const packing = c.req.header('transfer-encoding') ?? 'chunked'
  return packing.toLowerCase() === 'chunked' && c.env?.incoming?.complete !== false
}

/** Throws as soon as the stream exceeds `limit`. */
export async function readBytes(stream: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.length
    if (size > limit) throw new RangeError('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
