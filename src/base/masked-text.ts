const shownAtEnd = 4
const longest = 24

/**
 * Masks a delivered text until it is revealed: shows the separators and the last four characters of
 * a long key, and nothing of a text of several words.
 */
export function maskedText(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= 2 * shownAtEnd || /\s/.test(trimmed)) return '••••••'
  const hidden = trimmed.slice(0, -shownAtEnd).replaceAll(/[^-_.]/g, '•')
  return hidden.slice(-longest) + trimmed.slice(-shownAtEnd)
}
