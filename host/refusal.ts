import { t } from '#base/language/words.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HostContext } from './context.ts'

/** An answer by the host itself, in the service's envelope, so that the page parses one format. */
export type Refusal = {
  status: ContentfulStatusCode
  code: string
  message: string
  serviceCode?: string
  serviceStatus?: number
  /** For the log only. */
  cause?: string
}

export type Refused = Pick<Refusal, 'code' | 'cause'>

export function refuse(c: HostContext, { status, cause, ...words }: Refusal): Response {
  c.set('refusal', { code: words.code, cause })
  const message = c.var.say?.(words.message, { status: words.serviceStatus }) ?? words.message
  c.header('Vary', 'Accept-Language, Cookie', { append: true })
  return c.json({ success: false, ...words, message }, status)
}

export const outcomeUnknown: Refusal = {
  status: 502,
  code: 'UPSTREAM_OUTCOME_UNKNOWN',
  message: t`The connection to your platform was lost. We don’t know whether it did this.`,
}

export const sessionEnded: Refusal = {
  status: 401,
  code: 'SESSION_EXPIRED',
  message: t`The session has ended. Sign in again.`,
}

export const keyRefused: Refusal = {
  status: 401,
  code: 'KEY_REFUSED',
  message: 'Your platform doesn’t accept this API key any more.',
}

export const storeUnavailable: Refusal = {
  status: 503,
  code: 'STORE_UNAVAILABLE',
  message: t`The store of this host is out of reach, so this was not sent now. Try again in a moment.`,
}
