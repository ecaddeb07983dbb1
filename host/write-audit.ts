import { operations } from '#api/operations.ts'
import type { AuditRecord } from './audit.ts'
import type { HostContext } from './context.ts'
import type { Match } from './operation-match.ts'
import { outcomeOf } from './request-log.ts'
import { fingerprintOf, sessionDigest } from './session-digest.ts'
import { isUuid } from './uuid.ts'

export type AuditWrite = {
  /** Called once it leaves for the platform; not for a repetition. */
  sent: () => void
  ended: (status: number, code: string | undefined, answer: string | null) => void
}

/** Who does what to which record. Only ids that have their form are noted, and no word of a body. */
export function auditWrite(
  c: HostContext,
  match: Match,
  note: (record: AuditRecord) => void,
): AuditWrite {
  const start = performance.now()
  const { session, client, request, trace } = c.var
  const write = c.req.header('x-operation-id') ?? ''
  const who = () => ({
    operation: match.operation,
    ...idsOf(match),
    ...(isUuid(write) && { write: write.toLowerCase() }),
    key: fingerprintOf(session.key),
    ...(c.var.person && { user: c.var.person.user, role: c.var.person.role ?? 'none' }),
    session: sessionDigest(session.id),
    address: client?.shown,
    request,
    trace: trace.id,
  })
  let isSent = false
  return {
    sent() {
      isSent = true
      note({ phase: 'sent', ...who() })
    },
    ended(status, code, answer) {
      note({
        phase: 'ended',
        ...who(),
        sent: isSent,
        status,
        outcome: outcomeOf(status, code),
        code,
        ...(match.operation === 'createVariant' && { variantId: idIn(answer) }),
        ms: Math.round(performance.now() - start),
      })
    },
  }
}

/** `{storeId}` and the others of the operation's path. */
function idsOf({ operation, address }: Match): Record<string, string> {
  const names = operations[operation].path.split('/').slice(1)
  const values = address.pathname.split('/').slice(-names.length)
  const pairs = names.map((name, at) => [/^\{(\w+)\}$/.exec(name)?.[1], values[at] ?? ''] as const)
  const ids = pairs.filter(([name, value]) => name !== undefined && isUuid(value))
  return Object.fromEntries(ids.map(([name, value]) => [name!, value.toLowerCase()]))
}

/** Of a variant that the platform has just made. */
function idIn(answer: string | null): string | undefined {
  try {
    const { data } = JSON.parse(answer ?? '') as { data?: { id?: unknown } }
    return typeof data?.id === 'string' && isUuid(data.id) ? data.id : undefined
  } catch {
    return undefined
  }
}
