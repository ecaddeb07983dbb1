export type Typed = {
  text: string
  /** The address’s value when the text was typed. */
  since: string
  /** Submitted values that the address has not shown yet. */
  submitted: readonly string[]
}

/** Typed text stays until the address shows a value from elsewhere, such as after Back. */
export function followAddress(typed: Typed | undefined, value: string): Typed | undefined {
  if (!typed || value === typed.since) return typed
  const place = typed.submitted.indexOf(value)
  if (place === -1) return undefined
  return { text: typed.text, since: value, submitted: typed.submitted.slice(place + 1) }
}
