import type { Ask, PlatformAnswer } from '#api/platform/asking.ts'
import { causeOf } from './cause.ts'
import { type ServiceAnswer, readService } from './service-read.ts'
import { isCertificateTrouble, isRedirect } from './service.ts'

const LONGEST = 30_000
const LARGEST = 256 * 1024 * 1024

/**
 * Asks the service itself. It is built on the host's client for reads, which sends GET and nothing
 * else, so there is no way to a write from here.
 */
export function createPlatformAsk(
  baseUrl: string,
  key: string,
  longest = LONGEST,
  /** Given what each answer has as `Date`, in milliseconds since 1970. */
  onDate: (date: number) => void = () => {},
): Ask {
  return async (_operation, path, signal) => {
    const limit = AbortSignal.timeout(longest)
    try {
      const answer = await readService({
        address: new URL(baseUrl + path),
        key,
        signal: AbortSignal.any([signal, limit]),
      })
      const date = Date.parse(answer.headers.get('date') ?? '')
      if (!Number.isNaN(date)) onDate(date)
      return readAnswer(answer, await readWhole(answer))
    } catch (error) {
      signal.throwIfAborted()
      return { kind: 'lost', why: lossWords(error, limit.aborted, longest) }
    }
  }
}

export async function readWhole({ body }: ServiceAnswer): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { value, done } = await body.next()
    if (done) return Buffer.concat(parts).toString('utf8')
    size += value.length
    if (size > LARGEST) throw new RangeError('too large')
    parts.push(value)
  }
}

export function readAnswer(answer: ServiceAnswer, text: string): PlatformAnswer {
  const { status, headers } = answer
  if (status === 401) {
    return {
      kind: 'lost',
      why: 'the key was refused (401). Check COUNTER_API_KEY, and whether the key is limited to addresses',
    }
  }
  if (isRedirect(answer)) {
    return {
      kind: 'unreadable',
      why: `the answer is a redirect (${status}). Name the address it leads to`,
    }
  }
  const envelope = parsed(text)
  const isRefused = status < 200 || status > 299 || envelope?.success === false
  if (isRefused && (status !== 404 || envelope)) {
    return { kind: 'refused', status, retryAfter: retryAfterOf(headers.get('retry-after')) }
  }
  if (typeof envelope?.success === 'boolean') {
    return { kind: 'answer', data: envelope.data, pages: envelope.pages }
  }
  return { kind: 'unreadable', why: unreadableWords(text, status) }
}

function unreadableWords(text: string, status: number): string {
  if (text.trimStart().startsWith('<')) {
    return `the answer is a web page, not data (${status}). Name the address of the interface, not of the shop, with its path prefix`
  }
  if (text.trim() === '') return `the answer is empty (${status})`
  return text.trimStart().startsWith('{')
    ? `success is missing in the answer (${status})`
    : `the answer is not JSON (${status}). Check host, port and path prefix: another service may answer there`
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function retryAfterOf(value: string | null): number | undefined {
  if (value === null) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000
  const until = Date.parse(value)
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now())
}

export function lossWords(error: unknown, isLate: boolean, longest: number): string {
  if (isLate)
    return `there was no answer within ${longest / 1000} s. Try again, or look whether the address is reachable from here`
  if (isCertificateTrouble(error)) {
    return `the certificate of the address is not trusted (${causeOf(error)}). A private authority goes into NODE_EXTRA_CA_CERTS`
  }
  const cause = causeOf(error)
  if (/ENOTFOUND|EAI_AGAIN/.test(cause))
    return `there is no such host (${cause}). Check the address`
  if (cause.includes('ECONNREFUSED'))
    return 'nothing listens at the address (ECONNREFUSED). Check host and port'
  if (/EPROTO|HPE_/.test(cause))
    return `the address does not speak ${/EPROTO/.test(cause) ? 'TLS' : 'HTTP'} (${cause}). Check https and the port`
  return `the connection failed (${cause}). Try again, or look whether the address is reachable from here`
}
