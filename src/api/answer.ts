import { t } from '#base/language/words.ts'
import { addressesLeftOut } from '#base/storage/left-out.ts'
import { ApiError, type CallName } from './errors.ts'
import { isCustomersOwn, secretFields } from './operations.ts'
import { retryTime } from './retry.ts'

/** An envelope with `success: true`; nothing else in it is validated yet. */
export type Answer = { data?: unknown; pages?: unknown }

type Words = { message?: string; code?: string }

const LONGEST_MESSAGE = 1000

/**
 * Returns the envelope without service secrets. Throws `refused` with the service’s own message and
 * code, or `unreadable`.
 */
export async function readAnswer(response: Response, operation: CallName): Promise<Answer> {
  // The host's own header, before the rows are drawn that lack them.
  if (response.headers.has('x-left-out')) addressesLeftOut.set(true)
  if (!response.ok) throw await readRefusal(response, operation)
  const text = await response.text()
  const unreadable = (message: string, cause?: unknown) =>
    new ApiError({ kind: 'unreadable', operation, ...factsOf(response), message, cause })

  if (text.trim() === '') throw unreadable(t`Your platform sent an empty answer.`)
  const body = parse(text)
  if (body === undefined) {
    const isPage = text.trimStart().startsWith('<')
    throw unreadable(
      isPage
        ? t`We got a web page instead of data. A proxy or login page may be in between.`
        : t`We couldn’t read the answer. It may have been cut short.`,
    )
  }
  const envelope = asRecord(body)
  if (typeof envelope?.success !== 'boolean') {
    throw unreadable(t`We couldn’t read the answer. It isn’t in the expected form.`)
  }
  if (!envelope.success) {
    throw new ApiError({
      kind: 'refused',
      operation,
      ...factsOf(response),
      ...wordsOf(envelope),
    })
  }
  return withoutSecrets(envelope)
}

/**
 * Replaces every service secret with `true` ("set"). It keeps its own stack, because answers may
 * nest deeper than the call stack.
 */
export function withoutSecrets<Value extends object>(value: Value): Value {
  const open: object[] = [value]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const fields = next as Record<string, unknown>
    for (const name of Object.keys(fields)) {
      const field = fields[name]
      if (secretFields.has(name)) fields[name] = isSet(field)
      else if (typeof field === 'object' && field !== null && !isCustomersOwn(name, field)) {
        open.push(field)
      }
    }
  }
  return value
}

function isSet(secret: unknown): boolean {
  return secret !== undefined && secret !== null && secret !== '' && secret !== false
}

async function readRefusal(response: Response, operation: CallName): Promise<ApiError> {
  // The status alone decides, so a body that breaks off does no harm.
  const text = await response.text().catch(() => '')
  const body = asRecord(parse(text)) ?? {}
  const found = { ...factsOf(response), retryAt: retryTime(response.headers) }
  const facts = { operation, ...found, ...wordsOf(body) }
  // A header of the host, which forwards none of that name: the service may use the same code.
  if (response.headers.has('x-not-sent')) return new ApiError({ kind: 'unsent', ...facts })
  if (found.status !== 404) return new ApiError({ kind: 'refused', ...facts })
  // Only the service’s own error code proves a missing record: gateways answer 404 during a rollout.
  if (body.success === false && facts.code) return new ApiError({ kind: 'not-found', ...facts })
  return new ApiError({
    kind: 'unreadable',
    ...facts,
    message: facts.message || t`Not your platform’s answer: something in between said 404.`,
  })
}

const factsOf = ({ status, headers }: Response) => ({
  status,
  requestId: headers.get('x-request-id') ?? undefined,
})

/** Reads the envelope first, then the problem details of common web frameworks. */
function wordsOf(body: Record<string, unknown>): Words {
  const problem = [body.title, body.detail, ...fieldProblems(body.errors)].map(wordOf)
  const message = wordOf(body.message) ?? problem.filter(Boolean).join(' ')
  return { message: message.slice(0, LONGEST_MESSAGE), code: wordOf(body.code) }
}

function fieldProblems(errors: unknown): unknown[] {
  return typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : []
}

function wordOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}
