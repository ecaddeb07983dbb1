import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { jsonLines, linesWith } from '#base/text/json-lines.ts'

type Bodies = Pick<WebhookLog, 'requestBody' | 'responseBody'>

/** In which body of a delivery a text stands: as it was sent, or as it is laid out on the screen. */
export function foundIn({ requestBody, responseBody }: Bodies, text: string) {
  if (text === '') return undefined
  if (holds(requestBody, text)) return 'sent'
  return holds(responseBody, text) ? 'answer' : undefined
}

function holds(body = '', text: string): boolean {
  if (body.toLowerCase().includes(text.toLowerCase())) return true
  return linesWith(jsonLines(body) ?? [], text).length > 0
}
