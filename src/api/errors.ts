import { t } from '#base/language/words.ts'
import { operations, type OperationId } from './operations.ts'

/**
 * Why a call failed. `refused`: the service or the host rejected it. `unsent`: the host did not
 * forward it. `invalid`: never sent, because the request breaks the specification. `mismatch`: the
 * answer is another record.
 */
export type ApiErrorKind =
  | 'network'
  | 'cross-origin'
  | 'offline'
  | 'timeout'
  | 'unreadable'
  | 'refused'
  | 'unsent'
  | 'not-found'
  | 'mismatch'
  | 'cancelled'
  | 'invalid'

export type CallName = OperationId | 'signIn' | 'signOut'

type ApiErrorFacts = {
  kind: ApiErrorKind
  operation: CallName
  message?: string
  status?: number
  code?: string
  requestId?: string
  retryAt?: Date
  reference?: string
  cause?: unknown
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: CallName
  readonly status?: number
  readonly code?: string
  readonly requestId?: string
  readonly retryAt?: Date
  /** To quote to support. */
  readonly reference: string
  readonly at = new Date()

  constructor({ message, cause, ...facts }: ApiErrorFacts) {
    super(message || plainWords(facts), { cause })
    this.kind = facts.kind
    this.operation = facts.operation
    this.status = facts.status
    this.code = facts.code
    this.requestId = facts.requestId
    this.retryAt = facts.retryAt
    this.reference = facts.reference ?? newReference()
  }
}

export function isSignInNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'not-found'
}

/** Text for "Copy details": no ids, no bodies, nothing about a customer. */
export function errorDetails(error: ApiError): string {
  return [
    callTemplate(error.operation),
    `Problem: ${error.kind}`,
    `Status: ${error.status ?? t`no answer`}`,
    `Code: ${error.code ?? t`no code`}`,
    `Reference: ${error.reference}`,
    ...(error.requestId ? [`Request: ${error.requestId}`] : []),
    `Time: ${error.at.toISOString()}`,
  ].join('\n')
}

export function problemFacts(error: ApiError) {
  const { message, code, status, reference, retryAt } = error
  return { message, code, status, reference, retryAt, details: errorDetails(error) }
}

export function toApiError(error: unknown, operation: CallName): ApiError {
  if (error instanceof ApiError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return new ApiError({ kind: 'timeout', operation, cause: error })
  if (name === 'AbortError') return new ApiError({ kind: 'cancelled', operation, cause: error })
  return new ApiError({ kind: isOffline() ? 'offline' : 'network', operation, cause: error })
}

/** "Online" proves nothing, so this returns true only if the browser is certain. */
export function isOffline(): boolean {
  return 'navigator' in globalThis && !navigator.onLine
}

function callTemplate(operation: CallName): string {
  if (operation === 'signIn') return t`Sign in`
  if (operation === 'signOut') return t`Sign out`
  return `${operations[operation].method} ${operations[operation].path}`
}

const words: Record<Exclude<ApiErrorKind, 'refused'>, string> = {
  network: t`Can’t reach your platform.`,
  'cross-origin': t`Can’t reach your platform. It may be down, or it doesn’t accept calls from this address (cross-origin rules).`,
  offline: t`This device is offline.`,
  timeout: t`Your platform didn’t answer in time.`,
  unreadable: t`We couldn’t read the answer.`,
  unsent: t`Counter’s server couldn’t send this.`,
  'not-found': t`Not found.`,
  mismatch: t`Your platform sent the wrong record, so it isn’t shown.`,
  cancelled: t`Cancelled before your platform answered.`,
  invalid: t`Not sent, because it breaks a rule of your platform.`,
}

function plainWords({ kind, status }: ApiErrorFacts): string {
  return kind === 'refused' ? refusalWords(status) : words[kind]
}

function refusalWords(status = 0): string {
  if (status === 401) return t`Your platform didn’t accept the API key.`
  if (status === 403) {
    return t`This API key isn’t allowed to do that. Check its permissions and allowed IPs.`
  }
  if (status === 404) return t`Not found.`
  if (status === 429) return t`Too many requests. Wait a little, then try again.`
  if (status >= 500) return t`Your platform failed (${status}).`
  return status >= 300
    ? t`Your platform refused (${status}).`
    : t`Your platform refused and gave no reason.`
}

function newReference(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
