import type { WebhookLog } from '#api/schemas/webhooks.ts'

/** Lacks the signature, which never reaches this page, and the query, which may be a token. */
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

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
