import type { StatusCode } from 'hono/utils/http-status'
import { createAddressFilter, inTurn } from './address-filter.ts'
import { causeOf } from './cause.ts'
import { compressStream, compressBytes, isWorthCompressing } from './compression.ts'
import { type HostContext, isOldClient } from './context.ts'
import type { Limits } from './limits.ts'
import type { Match } from './operation-match.ts'
import { refuse } from './refusal.ts'
import { mayNameCustomers } from './role-rights.ts'
import { type Relay, startRelay } from './relay.ts'
import { createSecretFilter, createTraceFilter, mayHoldSecrets } from './secret-filter.ts'
import {
  isListAll,
  isRedirect,
  isStatusKnown,
  lossOf,
  passedHeaders,
  passedStatus,
  redirected,
  unreadable,
} from './service.ts'
import { type SentRead, type ServiceAnswer, readService } from './service-read.ts'
import { answerWhole } from './whole-answer.ts'

/** The read ends when the page goes away or its time is up. */
export async function forwardRead(c: HostContext, match: Match, limits: Limits) {
  const all = isListAll(match.operation)
  const time = deadline(c, all ? limits.listAll : limits.read)
  const size = all ? limits.listAllAnswer : limits.answer
  try {
    const answer = await readService({
      address: match.address,
      key: c.get('session').key,
      onSent: time.holds,
      trace: c.get('trace'),
    })
    if (isRedirect(answer) || !isStatusKnown(answer)) {
      time.stop()
      return refuse(c, isRedirect(answer) ? redirected : unreadable)
    }
    if (Number(answer.headers.get('content-length') ?? 0) > size) throw new RangeError('too large')
    const hides = c.get('person')?.hidesAddresses === true && mayNameCustomers(match.operation)
    const isSecretive = hides || mayHoldSecrets(match.operation)
    const secrets = isSecretive ? createSecretFilter() : createTraceFilter()
    const relay = await startRelay(answer.body, {
      filter: hides ? inTurn(secrets, createAddressFilter()) : secrets,
      limit: size,
      gather: isSecretive ? limits.gathered : 1,
      onEnd: time.clear,
      onCancel: time.stop,
      onLoss: (error) => cut(c, time, error),
    })
    if (isBodiless(answer)) return endBare(c, answer, time)
    const { whole } = relay
    if (!whole || (!whole.text && !isSecretive)) return passStream(c, answer, relay)
    time.clear()
    return await passWhole(c, answer, whole.text)
  } catch (error) {
    const loss = lossOf(time.reason() ?? error)
    time.stop()
    return refuse(c, loss)
  }
}

/** Only cutting the connection tells the page that something failed after the headers. */
function cut(c: HostContext, time: Deadline, error: unknown) {
  c.set('refusal', { code: 'UPSTREAM_CUT', cause: causeOf(time.reason() ?? error) })
  time.stop()
  c.env?.outgoing?.destroy()
  return c.env?.outgoing !== undefined
}

function endBare(c: HostContext, answer: ServiceAnswer, time: Deadline) {
  time.clear()
  return pass(c, answer, null)
}

/** Most answers arrive whole, and go on in one piece. One that is no JSON loses its body. */
async function passWhole(
  c: HostContext,
  answer: ServiceAnswer,
  text: Uint8Array<ArrayBuffer> | undefined,
) {
  if (text === undefined) return pass(c, answer, null)
  const headers = { 'content-type': 'application/json' }
  if (!isWorthCompressing(c, text.length)) return pass(c, answer, text, headers)
  return pass(c, answer, await compressBytes(text), { ...headers, ...packed })
}

function passStream(c: HostContext, answer: ServiceAnswer, { begun, stream }: Relay) {
  // Forces the headers out at once: a browser repeats a request that ends before them.
  const headers: Record<string, string> = isOldClient(c) ? {} : { 'transfer-encoding': 'chunked' }
  if (!isWorthCompressing(c, begun)) return pass(c, answer, stream(), headers)
  return pass(c, answer, compressStream(stream()), { ...headers, ...packed })
}

const packed = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }

function pass(
  c: HostContext,
  answer: ServiceAnswer,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
  headers: Record<string, string> = {},
) {
  const status = passedStatus(answer) as StatusCode
  // So that no page says of what was left out that there was none.
  const leftOut = c.get('person')?.hidesAddresses && { 'x-left-out': 'addresses' }
  const all = { ...passedHeaders(answer), ...leftOut, ...headers }
  if (body instanceof Uint8Array) return answerWhole(c, body, status, all)
  return c.newResponse(body, status, all)
}

function isBodiless({ status }: ServiceAnswer) {
  return status === 204 || status === 205 || status === 304
}

type Deadline = {
  /** The request that ends with it. */
  holds: (sent: SentRead) => void
  /** Why the read was ended, if it was. */
  reason: () => DOMException | undefined
  clear: () => void
  stop: () => void
}

/** An `AbortSignal` for each read takes more processor time than all else here. */
function deadline(c: HostContext, milliseconds: number): Deadline {
  const { outgoing } = c.env ?? {}
  let reason: DOMException | undefined
  let sent: SentRead | undefined
  const end = (words: string, name: string) => {
    reason ??= new DOMException(words, name)
    sent?.destroy(reason)
  }
  const clear = () => {
    clearTimeout(timer)
    outgoing?.off('close', stop)
  }
  const stop = () => {
    clear()
    end('nobody waits', 'AbortError')
  }
  const timer = setTimeout(() => end('time is up', 'TimeoutError'), milliseconds)
  // The page has gone away.
  outgoing?.once('close', stop)
  if (outgoing?.destroyed) stop()
  return {
    holds(request) {
      sent = request
      if (reason) request.destroy(reason)
    },
    reason: () => reason,
    clear,
    stop,
  }
}
