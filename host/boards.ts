/** Puts `words` under a name that holds `before`; '' stands for nothing. */
export type Pin = { name: string; before: string; words: string }
export type Pins = ReadonlyMap<string, { words: string; endsAt: number }>

/** Beyond this many, the oldest pin goes. */
export const pinsHeld = 2_000

/** The changed board, or undefined if the name no longer holds `before`. */
export function repinned(
  pins: Pins,
  { name, before, words }: Pin,
  now: number,
  milliseconds: number,
): Pins | undefined {
  const next = new Map([...pins].filter(([, { endsAt }]) => endsAt > now))
  if ((next.get(name)?.words ?? '') !== before) return undefined
  next.delete(name)
  if (words !== '') next.set(name, { words, endsAt: now + milliseconds })
  const [oldest] = next.keys()
  if (oldest !== undefined && next.size > pinsHeld) next.delete(oldest)
  return next
}

export function wordsOn(pins: Pins, now: number): Map<string, string> {
  const live = [...pins].filter(([, { endsAt }]) => endsAt > now)
  return new Map(live.map(([name, { words }]) => [name, words]))
}
