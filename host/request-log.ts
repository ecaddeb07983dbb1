import type { Next } from 'hono'
import type { HostContext } from './context.ts'
import type { Level, Log } from './log.ts'
import { remembered } from './remembered.ts'
import { sessionDigest } from './session-digest.ts'
import type { Person } from './roles.ts'
import { readTrace } from './trace.ts'
import { answerHeaders, answerStatus } from './whole-answer.ts'

/** What became of a request; docs/operating.md explains each. */
export const outcomes = [
  'done',
  'refused',
  'throttled',
  'failed',
  'rejected',
  'lost',
  'unknown',
  'aborted',
] as const
export type Outcome = (typeof outcomes)[number]

export type RequestRecord = {
  kind: 'request'
  operation: string
  session: string | undefined
  outcome: Outcome
  code: string | undefined
  seconds: number
}

const digestOfSession = remembered(sessionDigest)

/** They only fill the log, unless something is wrong with them. */
const routine = new Set(['file', 'health'])

export function recordRequests(log: Log, observe: (event: RequestRecord) => void) {
  return async (c: HostContext, next: Next) => {
    const start = performance.now()
    const request = crypto.randomUUID()
    const trace = readTrace(c.req.header('traceparent'))
    c.set('trace', trace)
    c.set('operation', 'none')
    c.set('request', request)
    await next()
    answerHeaders(c).set('X-Request-Id', request)
    const status = answerStatus(c)
    const outgoing = c.env?.outgoing

    function record() {
      const milliseconds = performance.now() - start
      const isAborted = outgoing !== undefined && !outgoing.writableFinished
      const [operation, session, refused] = [c.get('operation'), c.get('session'), c.get('refusal')]
      // A page that goes away also ends the call to the platform; that is no refusal.
      const hasLeft = isAborted && (refused?.cause ?? 'AbortError') === 'AbortError'
      const refusal = hasLeft ? undefined : refused
      const outcome = hasLeft ? 'aborted' : outcomeOf(status, refusal?.code)
      const digest = session && digestOfSession(session.id)
      const level = levelOf(outcome, refusal?.code, operation)
      log[level]({
        event: 'request',
        request,
        trace: trace.id,
        session: digest,
        ...(refusal?.code.startsWith('ROLE_') && roleIn(c.get('person'))),
        address: c.get('client')?.shown,
        method: c.req.method,
        operation,
        write: c.get('write'),
        status,
        outcome,
        ms: Math.round(milliseconds),
        code: refusal?.code,
        cause: refusal?.cause,
      })
      observe({
        kind: 'request',
        operation,
        session: digest,
        outcome,
        code: refusal?.code,
        seconds: milliseconds / 1000,
      })
    }

    if (!outgoing || outgoing.destroyed) record()
    else outgoing.once('close', record)
  }
}

/** Who was refused, for the owners: the log names nobody otherwise. */
const roleIn = (person: Person | undefined) => ({
  user: person?.user,
  role: person?.role ?? 'none',
})

export function outcomeOf(status: number, code: string | undefined): Outcome {
  if (code?.endsWith('OUTCOME_UNKNOWN')) return 'unknown'
  if (code?.startsWith('UPSTREAM_') || (code && status >= 500)) return 'lost'
  if (code !== undefined) return 'rejected'
  if (status < 400) return 'done'
  if (status === 429) return 'throttled'
  return status < 500 ? 'refused' : 'failed'
}

function levelOf(outcome: Outcome, code: string | undefined, operation: string): Level {
  if (code === 'HOST_FAILED') return 'error'
  if (outcome === 'done' || outcome === 'aborted') return routine.has(operation) ? 'debug' : 'info'
  return outcome === 'refused' ? 'info' : 'warn'
}
