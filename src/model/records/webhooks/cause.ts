import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { isDelivered } from './deliveries.ts'

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

export function failureCause(log: WebhookLog): string | undefined {
  if (isDelivered(log)) return undefined
  const { responseCode: code, retryCount } = log
  const host = hostOf(log.url)
  const retry = retryCount ? ` This was retry ${retryCount}.` : ''
  if (!code) return `${host} didn’t answer.${retry}`
  if (code === 502) return `${host} was down (502).${retry}`
  return `${host} answered ${code}: ${byCode[code] ?? kindOf(code)}.${retry}`
}

function kindOf(code: number): string {
  if (code >= 500) return 'it failed'
  if (code >= 400) return 'it refused the message'
  if (code >= 300) return 'it points to another address'
  return 'that is no usual answer'
}

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).host : 'The receiver')
