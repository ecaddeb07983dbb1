import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { isDelivered } from './deliveries.ts'
import { waitBetween } from './delivery-attempts.ts'

const byCode: Record<number, (host: string) => string> = {
  400: (host) => t`${host} didn’t understand the message (400)`,
  401: (host) => t`${host} refused the signature or asked for a login (401)`,
  403: (host) => t`${host} forbids this call (403)`,
  404: (host) => t`${host} has nothing at this address (404)`,
  405: (host) => t`${host} doesn’t take this kind of call (405)`,
  408: (host) => t`${host} took too long (408)`,
  410: (host) => t`${host} gave this address up (410)`,
  413: (host) => t`The message was too large for ${host} (413)`,
  429: (host) => t`${host} got too many calls (429)`,
  500: (host) => t`${host} failed while working on the message (500)`,
  502: (host) => t`${host} was down (502)`,
  503: (host) => t`${host} was overloaded or under maintenance (503)`,
  504: (host) => t`The server behind ${host} took too long (504)`,
}

/** What became of an attempt, as one line. */
export function outcomeTitle(log: WebhookLog): string {
  const { responseCode: code } = log
  const host = hostOf(log.url)
  if (!code) return t`${host} didn’t answer`
  if (isDelivered(log)) return t`${host} took it (${code})`
  return byCode[code]?.(host) ?? byKind(host, code)
}

/**
 * Whether it matters, by the other attempts of the page or of the order, oldest first; a list of
 * failed ones alone has none that arrived.
 */
export function outcomeMatters(
  log: WebhookLog,
  attempts: readonly WebhookLog[],
  { isWhole = false, isOfFailed = false } = {},
): string {
  const retry = log.retryCount ?? 0
  if (isDelivered(log)) {
    return retry > 0 ? t`Delivered at attempt ${retry + 1}.` : t`Delivered at the first attempt.`
  }
  const place = attempts.indexOf(log)
  const at = attempts.findIndex((other, index) => index > place && isDelivered(other))
  if (at > place) {
    const wait = waitBetween(log, attempts[at]!)
    return wait
      ? t`An attempt ${wait} later was delivered, so this order arrived. Nothing to do here.`
      : t`A later attempt was delivered, so this order arrived. Nothing to do here.`
  }
  if (attempts.some(isDelivered)) return t`An earlier attempt was delivered, so this order arrived.`
  if (isWhole)
    return t`None of its attempts was delivered. Whether your platform tries again isn’t known.`
  if (isOfFailed)
    return t`This list leaves out delivered attempts. Without its filter it shows whether one arrived.`
  return t`No attempt on this page was delivered. Whether your platform tries again isn’t known.`
}

function byKind(host: string, code: number): string {
  if (code >= 500) return t`${host} failed (${code})`
  if (code >= 400) return t`${host} refused the message (${code})`
  if (code >= 300) return t`${host} points to another address (${code})`
  return t`${host} gave an unusual answer (${code})`
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : t`The receiver`)
