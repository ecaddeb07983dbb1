import type { WebhookLog } from '#api/schemas/webhooks.ts'

/**
 * A command that repeats the delivery. The merchant has to add the signature, which never reaches
 * this page, and the address's query, which may be a token.
 */
export function curlOf({ url, userAgent, requestBody }: WebhookLog): string {
  const parts = ['curl --request POST', `--url ${quoted(withoutSecrets(url ?? ''))}`]
  if (isJson(requestBody)) parts.push(`--header ${quoted('Content-Type: application/json')}`)
  if (userAgent) parts.push(`--header ${quoted(`User-Agent: ${oneLine(userAgent)}`)}`)
  if (requestBody) parts.push(`--data-raw ${quoted(requestBody)}`)
  return parts.join(' \\\n  ')
}

function withoutSecrets(text: string): string {
  if (!URL.canParse(text)) return oneLine(text).split(/[?#]/, 1).join('')
  const url = new URL(text)
  if (url.search) url.search = '?REDACTED'
  url.hash = ''
  url.username = ''
  url.password = ''
  return url.href
}

function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '')
    return true
  } catch {
    return false
  }
}

const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ')

/** A shell interprets nothing between single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
