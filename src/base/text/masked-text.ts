const shownAtEnd = 4
const longest = 24

/** Shows the separators and last four characters of a long key, and nothing of several words. */
export function maskedText(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= 2 * shownAtEnd || /\s/.test(trimmed)) return '••••••'
  const hidden = trimmed.slice(0, -shownAtEnd).replaceAll(/[^-_.]/g, '•')
  return hidden.slice(-longest) + trimmed.slice(-shownAtEnd)
}
