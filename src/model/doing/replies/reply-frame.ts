import type { Preferences } from '#base/storage/preferences.ts'
import { fillReply, type ReplyValues } from './reply-variables.ts'

export function replyFrame(
  { greeting, signature }: Pick<Preferences, 'greeting' | 'signature'>,
  values: ReplyValues,
): { text: string; cursor: number } {
  const above = greeting.trim() && `${fillReply(greeting.trim(), values).text}\n\n`
  const below = signature.trim() && `\n\n${fillReply(signature.trim(), values).text}`
  return { text: above + below, cursor: above.length }
}
