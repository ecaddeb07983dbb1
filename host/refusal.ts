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
  c.header('Vary', 'Accept-Language, Cookie', { append: true })
  return c.json(inLanguage(c, { success: false, ...words }), status)
}

/** As whoever asks reads it: the answer of a write is kept in English. */
export function inLanguage<Words extends Pick<Refusal, 'message' | 'serviceStatus'>>(
  c: HostContext,
  words: Words,
): Words {
  const { message, serviceStatus: status } = words
  return { ...words, message: c.var.say?.(message, { status }) ?? message }
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
  message: t`Your platform doesn’t accept this API key any more.`,
}

export const storeUnavailable: Refusal = {
  status: 503,
  code: 'STORE_UNAVAILABLE',
  message: t`The store of this host is out of reach, so this was not sent now. Try again in a moment.`,
}
