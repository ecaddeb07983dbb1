/** Longer texts would hold up other requests for more than a millisecond. */
const longest = 64_000

/** Finds any of the names where it could name a field. */
export const patternOf = (names: Iterable<string>) => new RegExp(`"(?:${[...names].join('|')})"`)

/**
 * Whether the bytes are one JSON value without any of the names and less than `deepest` deep. A yes
 * costs a fraction of a scan; a no only means that the scanner has to look.
 */
export function isHarmlessJson(bytes: Buffer, names: RegExp, deepest: number) {
  if (bytes.length > longest) return false
  // Only the structure counts, and it is ASCII.
  const text = bytes.toString('latin1')
  // An escape can spell a name.
  if (text.includes('\\u') || names.test(text)) return false
  try {
    const value: unknown = JSON.parse(text)
    return opens(text, '{') + opens(text, '[') <= deepest || isShallow(value, deepest)
  } catch {
    return false
  }
}

/** How often it stands anywhere: no text is deeper than that. */
function opens(text: string, bracket: string) {
  let count = 0
  for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) count += 1
  return count
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (left === 0) return false
  for (const child of Object.values(value)) if (!isShallow(child, left - 1)) return false
  return true
}
