import { createHash } from 'node:crypto'
import type { StatusCode } from 'hono/utils/http-status'
import { operationRules } from '#api/operations.ts'
import type { AuditRecord } from './audit.ts'
import type { HostContext } from './context.ts'
import { keyNeededFor } from './fresh-key.ts'
import { readFiltered } from './filtered-body.ts'
import {
  type Delivery,
  type WriteAnswer,
  type Writes,
  toAnswer,
  toNotSent,
  tooLate,
} from './joined-writes.ts'
import { causeOf } from './cause.ts'
import type { Limits } from './limits.ts'
import type { Match } from './operation-match.ts'
import { type Refusal, inLanguage, outcomeUnknown, refuse } from './refusal.ts'
import { readJsonBody } from './request-body.ts'
import type { Roles } from './roles.ts'
import { createSecretFilter } from './secret-filter.ts'
import {
  type ServiceCall,
  callService,
  isRedirect,
  isStatusKnown,
  passedHeaders,
  passedStatus,
} from './service.ts'
import type { Pauses } from './pauses.ts'
import { refundGuard } from './refund-guard.ts'
import { ticketGuard } from './ticket-guard.ts'
import { isUuid } from './uuid.ts'
import { auditWrite } from './write-audit.ts'
import type { Guard } from './write-guard.ts'
import { promiseOf } from './write-promise.ts'

export type WriteOptions = {
  writes: Writes
  limits: Limits
  isDemo: boolean
  roles: Pick<Roles, 'refuseOperation'>
  pauses: Pauses
  audit: (record: AuditRecord) => void
}

export async function forwardWrite(c: HostContext, match: Match, options: WriteOptions) {
  const audit = auditWrite(c, match, options.audit)
  try {
    const { response, answer = null } = await forward(c, match, options, audit.sent)
    audit.ended(response.status, c.var.refusal?.code, answer)
    return response
  } catch (error) {
    audit.ended(500, 'HOST_FAILED', null)
    throw error
  }
}

/** Continues when the page goes away, because the outcome matters anyway. */
async function forward(
  c: HostContext,
  match: Match,
  { writes, limits, isDemo, pauses, roles }: WriteOptions,
  onSent: () => void,
): Promise<{ response: Response; answer?: string | null }> {
  const promise = promiseOf(c, pauses, limits.write)
  const id = c.req.header('x-operation-id') ?? ''
  if (!isUuid(id)) return { response: refuse(c, idMissing) }
  const body = await readJsonBody(c, limits.body)
  if (typeof body !== 'string') return { response: refuse(c, body) }
  const rules = operationRules(match.operation)
  if (body && !rules.body) return { response: refuse(c, bodyUnexpected) }
  const { session } = c.var
  const path = match.address.pathname.toLowerCase()
  const guard = guardOf(match, isDemo ? session.key : '', c.req.header('x-ticket-seen'))
  const delivery: Delivery = {
    session: session.id,
    key: session.key,
    id: id.toLowerCase(),
    content: digest(`${match.operation} ${path} ${body}`),
    exclusive: guard?.lock ?? (rules.isExclusive ? digest(`${session.key} ${path}`) : undefined),
    patience: guard?.patience,
    isOff: promise.isOff,
    async refuse() {
      const refused = await roles.refuseOperation(c, match)
      return refused && toNotSent(refused)
    },
    async send() {
      const unproved = keyNeededFor(match.operation, session, limits.keyAgainAfter)
      if (unproved) return unproved
      const call = { key: session.key, trace: c.var.trace }
      const signal = AbortSignal.timeout(limits.write / 2)
      const refused = await guard?.refuse({ ...call, signal, answerLimit: limits.answer })
      if (refused) return refused
      if (promise.isLate()) return tooLate
      onSent()
      return deliver(match, { ...call, body, signal: promise.signal }, limits.answer)
    },
  }
  c.set('write', delivery.id)
  const { status, headers, body: answer, refused } = await writes.deliver(delivery)
  if (refused) c.set('refusal', refused)
  const said = refused && answer ? sayAnswer(c, answer) : answer
  return { response: c.newResponse(said, status as StatusCode, headers), answer }
}

const sayAnswer = (c: HostContext, answer: string) =>
  JSON.stringify(inLanguage(c, JSON.parse(answer) as Refusal))

function guardOf(match: Match, owner: string, ticketSeen: string | undefined): Guard | undefined {
  switch (match.operation) {
    case 'refundOrder':
      return refundGuard(match, owner)
    case 'replyTicket':
      return ticketGuard(match, owner, ticketSeen)
    default:
      return undefined
  }
}

async function deliver(
  { operation, address }: Match,
  call: Omit<ServiceCall, 'address' | 'method'>,
  answerLimit: number,
) {
  try {
    const { method } = operationRules(operation)
    const answer = await callService({ address, method, ...call })
    if (isRedirect(answer) || !isStatusKnown(answer)) return await discardUnread(answer)
    const clean = await readFiltered(answer.body, createSecretFilter(), answerLimit)
    return toWriteAnswer(answer, clean)
  } catch (error) {
    return toAnswer({ ...outcomeUnknown, cause: causeOf(error) })
  }
}

async function discardUnread(answer: Response) {
  await answer.body?.cancel()
  return toAnswer({ ...outcomeUnknown, cause: `status ${answer.status}` })
}

/** A success counts only if it is readable; a refusal counts by its status alone. */
function toWriteAnswer(answer: Response, clean: string | undefined): WriteAnswer {
  if (clean === undefined && answer.ok) {
    return toAnswer({ ...outcomeUnknown, cause: 'unreadable answer' })
  }
  const headers = passedHeaders(answer)
  if (clean === undefined) return { status: passedStatus(answer), headers, body: null }
  return {
    status: passedStatus(answer),
    headers: { ...headers, 'content-type': 'application/json' },
    body: clean,
  }
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('base64')
}

const idMissing: Refusal = {
  status: 400,
  code: 'OPERATION_ID_MISSING',
  message: 'A write needs the header X-Operation-Id with a UUID.',
}

const bodyUnexpected: Refusal = {
  status: 400,
  code: 'BODY_UNEXPECTED',
  message: 'This operation has no body.',
}
