/** Longer texts would hold up other requests for more than a millisecond. */
const longest = 64_000

/** Finds any of the names where it could name a field. */
export const patternOf = (names: Iterable<string>) => new RegExp(`"(?:${[...names].join('|')})"`)

export type Traces = { areIn: (text: string) => boolean }

/**
 * Finds any of the names wherever it stands, and every escape that could spell one. Looks for their
 * ends first, which takes a third of the time.
 */
export function tracesOf(names: Iterable<string>): Traces {
  const all = [...names]
  const whole = new RegExp(String.raw`\\[^"\\/bfnrt]|${all.join('|')}`)
  const ends = new RegExp(all.map((name) => name.slice(-6)).join('|'))
  return { areIn: (text) => (text.includes('\\') || ends.test(text)) && whole.test(text) }
}

/**
 * Whether the bytes look like an object and hold no trace of the names, so that neither JSON nor
 * anything less can hide one, and are less than `deepest` deep. Costs a third of the parser.
 */
export function isWithoutTrace(bytes: Buffer, traces: Traces, deepest: number) {
  if (bytes.length > longest) return false
  const text = bytes.toString('latin1')
  const isObject = text.startsWith('{') && text.endsWith('}')
  return isObject && isShallowText(text, deepest) && !traces.areIn(text)
}

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
    return isShallowText(text, deepest) || isShallow(value, deepest)
  } catch {
    return false
  }
}

/** No text is deeper than it has brackets anywhere. */
const isShallowText = (text: string, deepest: number) =>
  opens(text, '{') + opens(text, '[') <= deepest

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
