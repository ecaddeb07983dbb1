const kept = 4
const longest = 24

/**
 * What may be shown of a delivered text before it is revealed: the last four characters of a key
 * that is long enough, its separators, nothing of a text of several words.
 */
export function maskedText(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= 2 * kept || /\s/.test(trimmed)) return '••••••'
  const hidden = trimmed.slice(0, -kept).replaceAll(/[^-_.]/g, '•')
  return hidden.slice(-longest) + trimmed.slice(-kept)
}
