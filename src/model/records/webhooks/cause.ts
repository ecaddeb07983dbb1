import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { isDelivered } from './deliveries.ts'
import { waitBetween } from './delivery-attempts.ts'

const byCode: Record<number, string> = {
  400: t`it didn’t understand the message`,
  401: t`it refused the signature or asked for a login`,
  403: t`it forbids this call`,
  404: t`there is nothing at this address`,
  405: t`it doesn’t take this kind of call`,
  408: t`it took too long`,
  410: t`the address was given up`,
  413: t`the message was too large for it`,
  429: t`it got too many calls`,
  500: t`it failed while working on the message`,
  503: t`it was overloaded or under maintenance`,
  504: t`the server behind it took too long`,
}

/** What became of an attempt, as one line. */
export function outcomeTitle(log: WebhookLog): string {
  const { responseCode: code } = log
  const host = hostOf(log.url)
  if (!code) return t`${host} didn’t answer`
  if (isDelivered(log)) return t`${host} took it (${code})`
  if (code === 502) return t`${host} was down (502)`
  return t`${host} answered ${code}: ${byCode[code] ?? kindOf(code)}`
}

/** Whether it matters, by the other attempts that are on the page, oldest first. */
export function outcomeMatters(log: WebhookLog, attempts: readonly WebhookLog[]): string {
  const retry = log.retryCount ?? 0
  if (isDelivered(log)) {
    return retry > 0 ? t`Delivered at attempt ${retry + 1}.` : t`Delivered at the first attempt.`
  }
  const place = attempts.indexOf(log)
  const at = attempts.findIndex((other, index) => index > place && isDelivered(other))
  if (at > place) {
    const wait = waitBetween(log, attempts[at]!)
    const which = at === place + 1 ? t`The next attempt` : t`A later attempt`
    return t`${which}${wait ? t` ${wait} later` : ''} was delivered, so this order arrived. Nothing to do here.`
  }
  if (attempts.some(isDelivered)) return t`An earlier attempt was delivered, so this order arrived.`
  return t`No attempt on this page was delivered. Whether your platform tries again isn’t known.`
}

function kindOf(code: number): string {
  if (code >= 500) return t`it failed`
  if (code >= 400) return t`it refused the message`
  if (code >= 300) return t`it points to another address`
  return t`that is no usual answer`
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : t`The receiver`)
