/** What somebody has typed into a field whose value is the address's. */
export type Typed = {
  text: string
  /** The address's value when it was typed. */
  since: string
  /** Values that were asked for and that the address has not shown yet. */
  asked: readonly string[]
}

/**
 * What was typed holds as long as the address shows the value from before it, or one that it led
 * to. Any other value, such as the one after Back, takes its place.
 */
export function followAddress(typed: Typed | undefined, value: string): Typed | undefined {
  if (!typed || value === typed.since) return typed
  const place = typed.asked.indexOf(value)
  if (place === -1) return undefined
  return { text: typed.text, since: value, asked: typed.asked.slice(place + 1) }
}
