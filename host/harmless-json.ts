/** Longer texts would hold up other requests for more than a millisecond. */
const longest = 64_000

/**
 * Whether the bytes are one JSON value without any of the names and less than `deepest` deep. A yes
 * costs a fraction of a scan; a no only means that the scanner has to look.
 */
export function isHarmlessJson(bytes: Buffer, names: Iterable<string>, deepest: number) {
  if (bytes.length > longest) return false
  // Only the structure counts, and it is ASCII.
  const text = bytes.toString('latin1')
  // An escape can spell a name.
  if (text.includes('\\u')) return false
  for (const name of names) if (text.includes(name)) return false
  try {
    return isShallow(JSON.parse(text), deepest)
  } catch {
    return false
  }
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (left === 0) return false
  for (const child of Object.values(value)) if (!isShallow(child, left - 1)) return false
  return true
}
