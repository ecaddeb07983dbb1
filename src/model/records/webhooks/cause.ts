import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { isDelivered } from './deliveries.ts'
import { waitBetween } from './delivery-attempts.ts'

const byCode: Record<number, string> = {
  400: 'it didn’t understand the message',
  401: 'it refused the signature or asked for a login',
  403: 'it forbids this call',
  404: 'there is nothing at this address',
  405: 'it doesn’t take this kind of call',
  408: 'it took too long',
  410: 'the address was given up',
  413: 'the message was too large for it',
  429: 'it got too many calls',
  500: 'it failed while working on the message',
  503: 'it was overloaded or under maintenance',
  504: 'the server behind it took too long',
}

/** What became of an attempt, as one line. */
export function outcomeTitle(log: WebhookLog): string {
  const { responseCode: code } = log
  const host = hostOf(log.url)
  if (!code) return `${host} didn’t answer`
  if (isDelivered(log)) return `${host} took it (${code})`
  if (code === 502) return `${host} was down (502)`
  return `${host} answered ${code}: ${byCode[code] ?? kindOf(code)}`
}

/** Whether it matters, by the other attempts that are on the page, oldest first. */
export function outcomeMatters(log: WebhookLog, attempts: readonly WebhookLog[]): string {
  const retry = log.retryCount ?? 0
  if (isDelivered(log)) {
    return retry > 0 ? `Delivered at attempt ${retry + 1}.` : 'Delivered at the first attempt.'
  }
  const place = attempts.indexOf(log)
  const at = attempts.findIndex((other, index) => index > place && isDelivered(other))
  if (at > place) {
    const wait = waitBetween(log, attempts[at]!)
    const which = at === place + 1 ? 'The next attempt' : 'A later attempt'
    return `${which}${wait ? ` ${wait} later` : ''} was delivered, so this order arrived. Nothing to do here.`
  }
  if (attempts.some(isDelivered)) return 'An earlier attempt was delivered, so this order arrived.'
  return 'No attempt on this page was delivered. Whether your platform tries again isn’t known.'
}

function kindOf(code: number): string {
  if (code >= 500) return 'it failed'
  if (code >= 400) return 'it refused the message'
  if (code >= 300) return 'it points to another address'
  return 'that is no usual answer'
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : 'The receiver')
