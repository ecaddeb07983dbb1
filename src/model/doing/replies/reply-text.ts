/** The text that is counted and sent: trimmed, with one character per line break. */
export function replyText(draft: string): string {
  return draft.replaceAll(/\r\n?/g, '\n').trim()
}
