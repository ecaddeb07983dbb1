import { t } from '#base/language/words.ts'
import type { OperationId } from '#api/operations.ts'
import { readBytes } from './request-body.ts'
import { causeOf } from './cause.ts'
import type { Refusal } from './refusal.ts'
import { type Trace, toTraceparent } from './trace.ts'

export type ServiceCall = {
  address: URL
  method: string
  key: string
  body?: string
  signal?: AbortSignal
  trace?: Trace
}

/**
 * Sends one request; only its body comes from the browser. It is never repeated and never follows a
 * redirect, so the key reaches the configured origin only.
 */
export function callService({ address, method, key, body, signal, trace }: ServiceCall) {
  return fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${key}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(trace && { traceparent: toTraceparent(trace) }),
    },
    body: body || undefined,
    signal,
  })
}

export async function readText(answer: Response, limit: number) {
  return new TextDecoder().decode(await readBytes(answer.body, limit))
}

export function isRedirect({ status }: { status: number }) {
  return [301, 302, 303, 307, 308].includes(status)
}

/** `Response` accepts no other status, and some services send 999. */
export function isStatusKnown({ status }: { status: number }) {
  return status >= 200 && status <= 599
}

/**
 * A browser repeats a request answered with 408 on its own, as often as 408 comes back, so the page
 * gets 504 instead.
 */
export function passedStatus({ status }: { status: number }) {
  return status === 408 ? 504 : status
}

export function isListAll(operation: OperationId) {
  return operation === 'listAllProducts' || operation === 'listAllCategories'
}

export function passedHeaders(answer: { headers: { get: (name: string) => string | null } }) {
  const passed: Record<string, string> = {}
  for (const name of ['content-type', 'retry-after', 'date']) {
    const value = answer.headers.get(name)
    if (value !== null) passed[name] = value
  }
  return passed
}

export const redirected: Refusal = {
  status: 502,
  code: 'UPSTREAM_REDIRECT',
  message: t`Your platform answered with a redirect, which we don’t follow.`,
}

export const unreadable: Refusal = {
  status: 502,
  code: 'UPSTREAM_UNREADABLE',
  message: t`We couldn’t read your platform’s answer.`,
}

export function lossOf(error: unknown): Refusal {
  return { ...lossWords(error), cause: causeOf(error) }
}

function lossWords(error: unknown): Refusal {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return {
      status: 504,
      code: 'UPSTREAM_TIMEOUT',
      message: t`Your platform didn’t answer in time.`,
    }
  }
  if (error instanceof RangeError) {
    return {
      status: 502,
      code: 'UPSTREAM_TOO_LARGE',
      message: t`Your platform’s answer is too large to pass on.`,
    }
  }
  if (isCertificateTrouble(error)) {
    return {
      status: 502,
      code: 'UPSTREAM_TLS',
      message: t`Your platform’s certificate couldn’t be verified.`,
    }
  }
  return {
    status: 502,
    code: 'UPSTREAM_UNREACHABLE',
    message: t`Can’t reach your platform, or the connection was lost.`,
  }
}

export function isCertificateTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /CERT|ERR_TLS|ERR_SSL|UNABLE_TO_/.test(code) || isCertificateTrouble(error.cause)
}
